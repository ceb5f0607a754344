"""Kernels compiled to PTX where there is no GPU: the drivers run as they are, and a launch only compiles."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import numba
import numpy as np
from numpy.typing import NDArray

from jadetable.bulk import gpu

ARCHITECTURE = (9, 0)
MEMORY = SimpleNamespace(free=1 << 30)


@dataclass
class Held:
    """An array "on the GPU"."""

    array: NDArray[Any]

    def __getitem__(self, part: Any) -> "Held":
        return Held(self.array[part])

    def __getattr__(self, name: str) -> Any:
        return getattr(self.array, name)  # shape, strides, dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {"array": self}

    def is_c_contiguous(self) -> bool:
        return self.array.flags.c_contiguous

    def view(self, dtype: np.dtype[Any]) -> "Held":
        return Held(self.array.view(dtype))

    def reshape(self, *shape: Any) -> "Held":
        return Held(self.array.reshape(*shape))

    def copy_to_host(self) -> NDArray[Any]:
        return self.array

    def copy_to_device(self, given: NDArray[Any]) -> None:
        self.array[...] = given


def kind(argument: Any) -> Any:
    """The type Numba gives to an argument of a kernel."""
    if isinstance(argument, tuple):
        return numba.types.NamedTuple([kind(part) for part in argument], type(argument))
    return numba.typeof(argument.array if isinstance(argument, Held) else argument)


def made_of(function: Callable[..., None], kinds: tuple[Any, ...], optimised: bool = False) -> str:
    """The PTX of a kernel for arguments of these types."""
    from numba import cuda

    made: str = cuda.compile(function, kinds, device=False, abi="numba", cc=ARCHITECTURE, opt=optimised)[0]
    return made


@dataclass
class Kernel:
    """What stands in for a kernel: a launch compiles it, once for all arguments of these types."""

    function: Callable[..., None]
    options: dict[str, Any]
    made: dict[Any, str] = field(default_factory=dict)

    def __getitem__(self, shape: tuple[int, int]) -> "Kernel":
        return self

    def __call__(self, *arguments: Any) -> None:
        kinds = tuple(map(kind, arguments))
        if kinds not in self.made:
            self.made[kinds] = made_of(self.function, kinds)


@contextmanager
def compiling() -> Iterator[list[Kernel]]:
    """Within, the drivers find a GPU that compiles and plays nothing. All kernels that they make are listed.

    Of numba-cuda three things are kept from asking for more than the compiler: which GPU device functions are compiled
    for, which architectures NVRTC knows, and where NVRTC and other libraries lie.
    """
    cuda = gpu.driver()
    from numba.cuda import cuda_paths, dispatcher
    from numba.cuda.cudadrv import nvrtc

    kernels: list[Kernel] = []

    def jit(function: Callable[..., None], **options: Any) -> Kernel:
        kernels.append(Kernel(function, options))
        return kernels[-1]

    paths = {"nvvm": cuda_paths._get_nvvm_path(), "libdevice": cuda_paths._get_libdevice_path()}
    with (
        patch.object(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=ARCHITECTURE)),
        patch.object(nvrtc, "get_supported_ccs", lambda: [ARCHITECTURE]),
        patch.object(cuda_paths.get_cuda_paths, "_cached_result", paths, create=True),
        patch.object(cuda, "is_available", lambda: True),
        patch.object(cuda, "jit", jit),
        patch.object(cuda, "to_device", Held),
        patch.object(cuda, "device_array", lambda shape, dtype: Held(np.zeros(shape, dtype))),
        patch.object(cuda, "synchronize", lambda: None),
        patch.object(cuda, "as_cuda_array", lambda array: array),
        patch.object(cuda, "from_cuda_array_interface", lambda told, owner: Held(np.zeros(told["shape"]))),
        patch.object(cuda, "current_context", lambda: SimpleNamespace(get_memory_info=lambda: MEMORY)),
    ):
        yield kernels
