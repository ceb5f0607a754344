"""Rules as whole programs: machine code is made only of what Python calls, in one piece with all that it calls.

Numba optimises every function when it is compiled, and then anew, as a part of each function that calls it: the
innermost rule of a search a dozen times. Here a rule that another one calls is only lowered, and sleeps. When Python
calls a rule it wakes: it is linked with all it needs, optimised once as a whole, and kept. That takes half the time,
and the optimiser sees through every call.

This leans on how Numba 0.68 is built inside: a dispatcher finds the compiled versions of a function, a library holds
the code of one, a cache keeps it.
"""

from collections.abc import Iterator
from typing import Any

from llvmlite import binding as llvm
from numba.core import caching, compiler, compiler_lock, config, cpu, registry
from numba.core.codegen import JITCodeLibrary

ENVIRONMENT = "_ZN08NumbaEnv"  # what a function knows of its module; only wrappers for Python ask for it
DYNAMIC = "numba.dynamic.globals"  # addresses in this process


class Library(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule, as it was lowered; machine code once it is awake."""

    _shared_module: llvm.ModuleRef | None = None
    _kept: bytes | None = None  # the whole program as it came from the cache, not yet read
    _own: tuple[str, ...] = ()  # what others may ask for by name

    def add_linking_library(self, library: Any) -> None:
        """What this rule calls; other rules sleep on."""
        if not isinstance(library, Library):
            library._ensure_finalized()
        self._linking_libraries.append(library)

    def _optimize_functions(self, ll_module: llvm.ModuleRef) -> None:
        """Only what makes a function smaller: the whole program will be optimised."""
        ll_module.data_layout = self._codegen._data_layout
        if config.OPT == 0:  # it may be for another machine
            return
        builder, passes = self._codegen._pass_builder(), llvm.create_new_function_pass_manager()
        passes.add_sroa_pass()
        passes.add_simplify_cfg_pass()
        passes.add_dead_code_elimination_pass()
        for function in ll_module.functions:
            passes.run(function, builder)

    def _get_module_for_linking(self) -> llvm.ModuleRef:
        """What other libraries link."""
        return self.lowered()

    def lowered(self) -> llvm.ModuleRef:
        """This rule and all that it calls, as lowered. Parts that others bring as well are met only once."""
        if self._shared_module is None:
            self._shared_module = self._link() if self._kept is None else llvm.parse_bitcode(self._kept)
        return self._shared_module

    def _link(self) -> llvm.ModuleRef:
        whole = self._final_module.clone()
        self._own = tuple(each.name for each in defined(whole) if each.linkage != llvm.Linkage.internal)
        for library in dict.fromkeys(self._linking_libraries):
            whole.link_in(library._get_module_for_linking(), preserve=True)
        unused = llvm.create_new_module_pass_manager()
        unused.add_global_dead_code_eliminate_pass()
        unused.run(whole, self._codegen._pass_builder())
        for each in whole.functions:
            if not each.is_declaration and each.linkage == llvm.Linkage.external:
                each.linkage = "linkonce_odr"
        return whole

    def finalize(self) -> None:
        """Wake up: make machine code of the whole program."""
        compiler_lock.require_global_compiler_lock()
        self._raise_if_finalized()
        self._final_module = self.lowered().clone()
        for each in defined(self._final_module):
            if each.linkage not in (llvm.Linkage.internal, llvm.Linkage.private):
                each.linkage = "external" if each.name in self._own else "internal"
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()

    @property
    def has_dynamic_globals(self) -> bool:
        """Whether it holds addresses of this process, so that it cannot be kept."""
        return any(each.name.startswith(DYNAMIC) for each in self.lowered().global_variables)

    def serialize_using_object_code(self) -> tuple[str, bytes, tuple[str, ...], bytes | None]:
        """What is kept."""
        lowered = self._kept or self.lowered().as_bitcode()
        return self.name, lowered, self._own, self._get_compiled_object() if self._finalized else None

    @classmethod
    def kept(cls, codegen: Any, state: tuple[str, bytes, tuple[str, ...], bytes | None]) -> "Library":
        """A library from the cache, awake if it was."""
        name, lowered, own, machine_code = state
        self = cls(codegen, name)
        self.enable_object_caching()
        self._kept, self._own = lowered, own
        if machine_code is not None:
            self._set_compiled_object(machine_code)
            self._finalize_final_module()
            codegen._engine._defined_symbols.update(own)
        return self


def defined(module: llvm.ModuleRef) -> Iterator[llvm.ValueRef]:
    """Functions and variables that are no mere declarations."""
    return (each for each in (*module.functions, *module.global_variables) if not each.is_declaration)


class Sleeper:
    """Stands for a version of a rule that nobody has called from Python so far."""


class Compiler(compiler.Compiler):  # type: ignore[misc]
    """Numba's compiler, which leaves rules asleep."""

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *others: Any) -> None:
        super().__init__(typingctx, targetctx, library, *others)
        context = self.state.targetctx  # a copy for this one function
        awake = context.get_executable
        context.get_executable = lambda made, *more: Sleeper() if isinstance(made, Library) else awake(made, *more)

    def compile_extra(self, func: Any) -> Any:
        """Compile a function into a library of ours."""
        self.state.library = Library(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


class Kept(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """How versions of rules are kept and found again."""

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        """A version of a rule, asleep as far as Python is concerned."""
        libdata, fndesc, env, signature, objectmode, lifted, typeann, reload_init, _ = payload
        return compiler.CompileResult(
            target_context=target_context,
            typing_context=target_context.typing_context,
            library=Library.kept(target_context.codegen(), libdata),
            environment=env,
            entry_point=Sleeper(),
            fndesc=fndesc,
            type_annotation=typeann,
            signature=signature,
            objectmode=objectmode,
            lifted=lifted,
            typing_error=None,
            call_helper=None,
            metadata=None,
            reload_init=reload_init,
            referenced_envs=(),
        )


class Cache(caching.FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function."""

    _impl_class = Kept


class Dispatcher(registry.CPUDispatcher):  # type: ignore[misc]
    """A rule with all its versions."""

    def __init__(self, py_func: Any, **options: Any) -> None:
        super().__init__(py_func, targetoptions={"nopython": True, "boundscheck": None, **options})
        self._compiler.pipeline_class = Compiler
        self._awake: list[Any] = []  # what Python calls; Numba itself only borrows them

    def enable_caching(self) -> None:
        """Keep compiled versions, and look for kept ones."""
        self._cache = Cache(self.py_func)

    def add_overload(self, cres: Any) -> None:
        """A new version; Python cannot call it yet."""
        self.overloads[tuple(cres.signature.args)] = cres

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        """Called by Python with kinds of arguments that no version which is awake takes."""
        asleep = super()._compile_for_args(*args, **kws)
        with compiler_lock.global_compiler_lock:
            return next(self._awaken(each) for each in self.overloads.values() if each.entry_point is asleep)

    def _awaken(self, cres: Any) -> Any:
        """Make machine code of a version, keep it, and have Python call it from now on."""
        known = cres.library._finalized
        function = cpu.CPUContext.get_executable(cres.target_context, cres.library, cres.fndesc, cres.environment)
        if not known:
            self._cache.save_overload(tuple(cres.signature.args), cres)
        self._awake.append(function)
        self._insert([kind._code for kind in cres.signature.args], function, cres.objectmode)
        return function
