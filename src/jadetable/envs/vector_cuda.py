"""`jt.vector` on a GPU: the records and all that is told lie there, and the same loops run there, a thread a table.

What is told is read by PyTorch and others without a copy (`__cuda_array_interface__`); `copy_to_host` fetches it.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from jadetable.bulk import gpu
from jadetable.core import compiled, events, record
from jadetable.core.errors import BadAction, BadOption
from jadetable.core.record import Records
from jadetable.core.terms import ALWAYS_SLIPS
from jadetable.envs import arrays
from jadetable.envs.bound import kernels_of
from jadetable.envs.vector import Vector
from jadetable.envs.vector_terms import LEARNER, LOOK, Seen, Tables

BLOCK = 64  # threads: few, because rules take many registers
PIECES = {"pieces": "observation", "final_pieces": "final", "state_pieces": "state"}  # the same memory under two names

_ready: set[str] = set()  # the kernels that are compiled


class CudaVector(Vector):
    """Many tables of one game on a GPU: see `Vector`. Its arrays are the GPU's; so may be the actions."""

    def __init__(self, *given: Any, **more: Any) -> None:
        self._driver = gpu.cuda()
        super().__init__(*given, **more)

    # --- arrays -------------------------------------------------------------------------------------------------------

    def _free_memory(self) -> int | None:
        free = self._driver.current_context().get_memory_info().free
        return None if free == float("inf") else int(free)  # the simulator has no end

    def _threads_of(self, chosen: int) -> int:
        if chosen:
            raise BadOption("error-env-threads")
        return 1

    def _make_arrays(self) -> None:
        size, there = self.size, self._place
        self._tables = Tables(*map(there, arrays.new_tables(size)))
        seen = arrays.new_seen(size)._asdict()
        placed = {name: there(array) for name, array in seen.items() if name not in PIECES}
        for name, same in PIECES.items():
            placed[name] = placed[same].view(seen[name].dtype).reshape(len(seen[name]))
        self._seen = Seen(**placed)
        self._given_actions, self._actions = there(np.zeros(size.rows, np.int64)), there(np.zeros(size.rows, np.int64))
        self._log, self._refused = there(record.new(events.MUTED)), there(np.zeros(1, np.int64))
        self._nobody = np.full(1, size.rows)
        self._there: Any = self._rules._replace(
            **{name: there(array) for name, array in self._rules._asdict().items() if isinstance(array, np.ndarray)}
        )
        bots = self._rules.lineups
        judged = bool(self._rules.advised or np.any((bots != LEARNER) & (bots != ALWAYS_SLIPS)))
        self._kernels = kernels_of(self.game, self._driver, self.joint, judged)

    def _place(self, array: NDArray[Any]) -> Any:
        """An array on the GPU."""
        return self._driver.to_device(np.asarray(array))

    def _by_name(self) -> dict[str, Any]:
        told, place = {}, 0
        for piece in self.game.pieces:
            told[piece.name] = self._part_of(self._seen.observation[:, place : place + piece.size], piece.shape)
            place += piece.size
        return told

    def _part_of(self, columns: Any, shape: tuple[int, ...]) -> Any:
        """Some columns of the observation in the shape of a piece, in the same memory."""
        if compiled.SIMULATED:
            return columns.reshape(*self.shape, *shape)
        whole = (*self.shape, *shape)
        rows = [columns.strides[0] * int(np.prod(self.shape[1 + axis :])) for axis in range(len(self.shape))]
        inside = [columns.dtype.itemsize * int(np.prod(shape[1 + axis :])) for axis in range(len(shape))]
        told = columns.__cuda_array_interface__ | {"shape": whole, "strides": (*rows, *inside)}
        return self._driver.from_cuda_array_interface(told, owner=columns)

    def _read(self, array: Any) -> NDArray[Any]:
        return np.asarray(array.copy_to_host())

    def _write(self, array: Any, values: Any) -> None:
        array.copy_to_device(np.ascontiguousarray(values, array.dtype))

    def _records_at(self, table: int) -> Records:
        return record.as_records(self._read(self._tables.states[table : table + 1]))

    # --- playing ------------------------------------------------------------------------------------------------------

    def _accept(self, actions: Any) -> None:
        if not hasattr(actions, "__cuda_array_interface__"):
            super()._accept(actions)
            return
        given = self._driver.as_cuda_array(actions)
        if given.shape != self.shape:
            raise BadAction("error-env-shape", given=str(given.shape), expected=str(self.shape))
        if given.dtype.kind not in "iu":
            raise BadAction("error-env-kind", given=str(given.dtype))
        if given.dtype != np.int64 or not given.is_c_contiguous():
            raise BadAction("error-env-device-actions", given=str(given.dtype), strides=str(given.strides))
        there: Any = self._given_actions
        there.copy_to_device(given.reshape(self.size.rows))

    def _settle(self, given: Any, actions: Any, replace: int) -> int:
        self._refused.copy_to_device(self._nobody)
        seen = self._seen
        blocks = (self.size.rows + BLOCK - 1) // BLOCK
        self._kernels.settle_all[blocks, BLOCK](seen.seat, seen.bits, given, actions, replace, self._refused)
        if replace:
            return -1
        first = int(self._refused.copy_to_host()[0])
        return first if first < self.size.rows else -1

    def _all_tables(self, what: int) -> None:
        self._launch(self.tables, what)

    def _launch(self, tables: int, what: int) -> None:
        """Have the GPU do this at the first so many tables."""
        blocks = (self.tables + BLOCK - 1) // BLOCK
        kernel = self._kernels.work_at_all[blocks, BLOCK]
        kernel(self._there, self._tables, self._seen, self._log, tables, what, self._actions)

    def _prepare(self) -> None:
        kernels = self._kernels.__name__
        if kernels in _ready:
            return
        compiled.tell(f"Preparing the environment of {self.game.slug} for the GPU ...")
        with gpu.compiling():
            self._launch(0, LOOK)
            self._settle(self._given_actions, self._actions, 1)
        _ready.add(kernels)
