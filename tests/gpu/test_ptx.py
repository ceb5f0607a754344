"""Every kernel of every game compiles to PTX, on machines that have neither a GPU nor a CUDA toolkit.

The drivers run as they are; what stands in for a GPU compiles what is launched (see `ptx`). All of it is typed, lowered
and accepted by NVVM, but optimised only in the small kernel here: optimising a search takes half a minute.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator

import numba
import numpy as np
import pytest

import jadetable as jt
from jadetable.arena import search_batch
from jadetable.bulk import batch, gpu
from jadetable.core import compiled, registry
from jadetable.core.errors import JadeError
from jadetable.core.record import Numbers
from jadetable.core.terms import ALWAYS_SLIPS, NEVER_SLIPS
from jadetable.envs import vector_cuda
from tests.gpu import ptx

if sys.platform != "linux":
    pytest.skip("numba-cuda is installed for tests on Linux only", allow_module_level=True)
if compiled.INTERPRETED:
    pytest.skip("nothing is compiled", allow_module_level=True)

KERNELS = {"play_tables": 2, "open_tables": 1, "dream": 1, "try_all": 1, "add_all": 1, "look_on": 1}
OF_ENVIRONMENTS = {"work_at_all": 2, "settle_all": 2}
# A product and a sum joined, or left to the assembler to join, since no rounding is named; quotients and roots that are
# not right to the last bit; functions from elsewhere.
FUSED, ROUGH, FOREIGN = r"\bfma\.|\b(?:add|sub|mul)\.f(?:32|64)\b", r"\.(?:approx|ftz)\b", r"\.extern"


@pytest.fixture
def kernels() -> Iterator[list[ptx.Kernel]]:
    """What the drivers compile; afterwards the bound files are forgotten, for their kernels only compile."""
    with ptx.compiling() as made:
        yield made
    for name in [name for name in sys.modules if "_kernels@" in name]:
        del sys.modules[name]
    vector_cuda._ready.clear()


@pytest.mark.slow
@pytest.mark.parametrize("slug", registry.house_slugs())
def test_every_kernel_of_a_game_compiles(slug: str, kernels: list[ptx.Kernel], monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find(slug)
    seats = game.seat_range(game.load_components())[0]
    for slips in (ALWAYS_SLIPS, NEVER_SLIPS):
        gpu.run(batch.check_setup(slug, 2, seats=seats, slips=[slips] * seats))
    monkeypatch.setattr(search_batch, "LOOKS", 1)
    search_batch._Gpu(search_batch.Sitting(game, [search_batch.Table(1, ("search:20",) * seats)], {})).waves()

    check(kernels, KERNELS)


@pytest.mark.slow
@pytest.mark.parametrize("slug", registry.house_slugs())
def test_every_kernel_of_an_environment_compiles(slug: str, kernels: list[ptx.Kernel]) -> None:
    jt.vector(slug, tables=2, device="cuda")
    env = jt.vector(slug, tables=2, device="cuda", joint=True, opponents={1: "greedy"}, advice=True)
    assert env.pieces[env.game.pieces[0].name].shape == (2, env.seats, *env.game.pieces[0].shape)
    check(kernels, OF_ENVIRONMENTS)
    whole = np.zeros((2, env.seats), np.int64)
    for actions, said in (
        (whole[0], "is expected, one whole number for each"),
        (whole.astype(np.float32), "of the kind float32"),
        (whole.astype(np.int32), "int64 in one piece of memory; these are int32"),
        (np.zeros((2, 2 * env.seats), np.int64)[:, ::2], "int64 in one piece of memory; these are int64 with strides"),
    ):
        with pytest.raises(JadeError, match=said):
            env.step(ptx.Held(actions))
    with pytest.raises(JadeError, match="Threads are the processor's"):
        jt.vector(slug, tables=2, device="cuda", threads=2)


def check(kernels: list[ptx.Kernel], expected: dict[str, int]) -> None:
    """Whether the drivers made these kernels, and the compiler what can be relied on."""
    assert Counter(kernel.function.__name__ for kernel in kernels) == expected
    for kernel in kernels:
        assert kernel.options == {"lto": False}
        (made,) = kernel.made.values()  # compiled once, whatever it is launched with
        assert ".visible .entry" in made and ".target sm_90" in made
        for what in (FUSED, ROUGH, FOREIGN):
            assert re.findall(what, made) == [], kernel.function.__name__


def multiply_and_add(numbers: Numbers) -> None:
    """A kernel that a compiler may want to shorten."""
    numbers[0] = numbers[0] * numbers[1] + numbers[2]


@pytest.mark.parametrize("optimised", [False, True])
def test_a_product_and_a_sum_are_joined_only_where_kernels_are_not_compiled_by_the_drivers(
    optimised: bool, kernels: list[ptx.Kernel]
) -> None:
    kinds = (numba.typeof(np.zeros(3)),)
    assert re.findall(FUSED, ptx.made_of(multiply_and_add, kinds, optimised))
    with gpu.compiling():
        assert not re.findall(FUSED, ptx.made_of(multiply_and_add, kinds, optimised))
    assert re.findall(FUSED, ptx.made_of(multiply_and_add, kinds, optimised)), "other kernels are compiled as usual"


def test_kernels_are_linked_as_they_were_compiled() -> None:
    from numba import cuda

    assert gpu.as_kernel(cuda)(multiply_and_add).targetoptions["lto"] is False


def test_the_compiler_is_that_of_the_installed_packages() -> None:
    from numba.cuda import cuda_paths

    for found in (cuda_paths._get_nvvm_path(), cuda_paths._get_libdevice_path()):
        assert found.info.startswith(sys.prefix), found
