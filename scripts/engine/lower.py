"""From Numba's code to one object for wasm32.

Numba types and lowers every entry point as always, but optimises nothing (it would bake in the sizes and vectors of
this processor) and keeps nothing. The raw modules are linked into one, retargeted, given their exported wrappers, and
only then optimised, for the machine they run on. Needs NUMBA_OPT=0 and no cache: `build` in `__main__` sees to that.
"""

from typing import Any

import llvmlite.binding as llvm
import numba

from scripts.engine.entries import Entry
from scripts.engine.wrapper import Wrapper

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+multivalue"


def machine() -> llvm.TargetMachine:
    """The machine that runs in browsers."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES, reloc="static")


def compiled(entry: Entry) -> Any:
    """What Numba makes of a rule for the kinds it is called with."""
    rule: Any = entry.rule
    signature = tuple(numba.typeof(value) for value in entry.given)
    rule.compile(signature)
    return rule.overloads[signature]


def one_module(found: list[Entry], target: llvm.TargetMachine) -> llvm.ModuleRef:
    """All entry points and what they call, unoptimised, with their wrappers."""
    made = [compiled(entry) for entry in found]
    wrappers = [Wrapper(entry, one) for entry, one in zip(found, made, strict=True)]
    parts = [one.library.lowered().clone() for one in made]
    for part, wrapper in zip(parts, wrappers, strict=True):
        part.get_function(wrapper.target).linkage = "external"  # else it is left out where nobody calls it
    whole = parts[0]
    for part in parts[1:]:
        whole.link_in(part)
    for wrapper in wrappers:  # a call of another type would link, and trap when it is called
        declared = str(whole.get_function(wrapper.target).global_value_type)
        if declared != wrapper.type:
            raise TypeError(f"{wrapper.target} is {declared}, not {wrapper.type}")
    text = "declare void @llvm.trap()\n" + "\n".join(dict.fromkeys(one.declaration for one in wrappers))
    plain = llvm.parse_assembly(text + "\n".join(one.definition for one in wrappers))
    for module in (whole, plain):
        module.data_layout, module.triple = str(target.target_data), TRIPLE
    whole.link_in(plain)
    names = {entry.name for entry in found}
    for each in (*whole.functions, *whole.global_variables):
        if not each.is_declaration and each.name not in names:
            each.linkage = "internal"  # drops Numba's own wrappers, and all that they ask of Python
    whole.verify()
    return whole


def optimise(module: llvm.ModuleRef, target: llvm.TargetMachine) -> None:
    """Optimise for the target."""
    builder = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=3))
    # A whole record is loaded and stored as one value: a copy of memory, before anybody passes it as 8,000 arguments.
    copies = llvm.create_new_module_pass_manager()
    copies.add_mem_copy_opt_pass()
    copies.run(module, builder)
    builder.getModulePassManager().run(module, builder)


def to_object(found: list[Entry]) -> bytes:
    """These entry points as one object file."""
    target = machine()
    module = one_module(found, target)
    optimise(module, target)
    made: bytes = target.emit_object(module)
    return made
