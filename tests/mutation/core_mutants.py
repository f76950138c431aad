"""Every single change of the Python of the core, one at a time, over the syntax tree; and how it is put into effect.

A function is changed by giving it the code that the changed source compiles to, so that whoever has imported it runs
the change; a constant of a module by giving every module that has it the changed value.
"""

import ast
import copy
import importlib
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

ROOMS = ("values", "law", "rules", "review", "statements")
ROOT = Path(__file__).resolve().parent.parent.parent
_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
_GENERIC = frozenset({"Callable", "Iterator", "Mapping", "Sequence", "dict", "list", "tuple"})
_WORDS_OF_A_SENTENCE = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class CoreMutant:
    """A node of a module, by its place among all nodes, and which of the changes of such a node it is."""

    file: str
    node: int
    change: int
    line: int
    function: str
    kind: str
    said: str

    @property
    def key(self) -> str:
        """What tells the change from every other, as a reader finds it."""
        return f"{self.file}:{self.line} {self.function or 'module'}: {self.said}"


Change = tuple[str, str, Callable[[Any], Any]]
"""Its kind, what it says, and a function that returns the changed node; None takes a statement out."""


def files() -> Iterator[Path]:
    """Return the files of the core."""
    for room in ROOMS:
        yield from sorted((ROOT / "checker" / room).rglob("*.py"))


def mutants(among: Iterable[Path] = ()) -> Iterator[CoreMutant]:
    """Return every change of the core, or of some of its files, each under a name of its own.

    Words that a person reads are of the kind “wording”: no other result depends on them.
    """
    for file in among or files():
        known: dict[str, int] = {}
        tree = ast.parse(file.read_text(encoding="utf-8"))
        filled = {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for number, (node, function) in enumerate(_places(tree)):
            for index, (of_kind, said, _) in enumerate(changes(node)):
                kind = "wording" if of_kind == "text" and is_wording(node.value, filled=node in filled) else of_kind
                mutant = CoreMutant(
                    file=str(file.relative_to(ROOT)),
                    node=number,
                    change=index,
                    line=node.lineno,
                    function=function,
                    kind=kind,
                    said=said,
                )
                times = known[mutant.key] = known.get(mutant.key, 0) + 1
                yield replace(mutant, said=f"{said} ({times})") if times > 1 else mutant


def _places(tree: ast.Module) -> Iterator[tuple[Any, str]]:
    """Return each node that can be changed with the outermost function or method it is in; empty for a constant."""
    for top in tree.body:
        if isinstance(top, ast.FunctionDef):
            yield from ((node, top.name) for part in top.body[_docstring(top) :] for node in _walk(part))
        elif isinstance(top, ast.ClassDef):
            for part in top.body:
                if isinstance(part, ast.FunctionDef):
                    name = f"{top.name}.{part.name}"
                    yield from ((node, name) for line in part.body[_docstring(part) :] for node in _walk(line))
        elif isinstance(top, ast.Assign | ast.AnnAssign) and top.value is not None and _name(top):
            if _is_type(top.value):
                continue  # The type checker reads it, and nothing runs it.
            yield from ((node, "") for node in _walk(top.value))


def _is_type(value: ast.expr) -> bool:
    """Whether a value is only a type: Odds | Money, tuple[str, ...], Callable[[Filing], "Review"], TypeVar("T")."""
    match value:
        case ast.BinOp(op=ast.BitOr()):
            return _is_type(value.left) and _is_type(value.right)
        case ast.Subscript(value=ast.Name(id=name)):
            return name in _GENERIC
        case ast.Name(id=name):
            return name[:1].isupper() and not name.isupper()
        case ast.Call(func=ast.Name(id="TypeVar")):
            return True
    return False


def is_wording(text: str, *, filled: bool) -> bool:
    """Whether a text is words that a person reads: those around the parts of a message, or a whole sentence."""
    if "\\" in text or "(?" in text:
        return False  # A pattern.
    words = sum(any(sign.isalpha() for sign in word) for word in text.split())
    return words > 0 and " " in text if filled else words >= _WORDS_OF_A_SENTENCE


def _docstring(node: ast.FunctionDef) -> int:
    first = node.body[0]
    return int(isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant))


def _name(node: ast.Assign | ast.AnnAssign) -> str:
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return target.id if isinstance(target, ast.Name) else ""


def _walk(node: ast.AST) -> Iterator[Any]:
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom):
        return
    if hasattr(node, "lineno"):
        yield node
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast":
        yield from _walk(node.args[1])  # The type is for the type checker.
        return
    for field, value in ast.iter_fields(node):
        if field in {"annotation", "returns", "type_comment", "decorator_list"} or isinstance(node, ast.MatchValue):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _walk(child)


def changes(node: Any) -> Iterator[Change]:  # noqa: C901, PLR0912 - a branch for each kind of node
    """Return the changes of one node."""
    match node:
        case ast.Compare(ops=ops):
            for index, operator in enumerate(ops):
                other = _COMPARISONS[type(operator)]
                said = f"{type(operator).__name__} as {other.__name__}"
                yield "comparison", f"{said} in {_text(node)}", partial(_with_operator, index, other)
        case ast.BoolOp(op=operator):
            other_bool = ast.Or if isinstance(operator, ast.And) else ast.And
            said = f"{type(operator).__name__} as {other_bool.__name__} in {_text(node)}"
            yield "logic", said, lambda n: _set(n, "op", other_bool())
        case ast.UnaryOp(op=ast.Not()):
            yield "logic", f"without not: {_text(node)}", lambda n: n.operand
        case ast.BinOp(op=operator) if type(operator) in _OPERATORS:
            other_op = _OPERATORS[type(operator)]
            said = f"{type(operator).__name__} as {other_op.__name__} in {_text(node)}"
            yield "arithmetic", said, lambda n: _set(n, "op", other_op())
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield "logic", f"if not {_text(test)}", lambda n: _set(n, "test", _negated(n.test))
        case ast.comprehension():
            return
        case ast.Constant(value=value):
            yield from _constants(value)
        case ast.Return(value=ast.expr() as value) if not _says_nothing(value):
            yield "return", f"returns None, not {_text(value)}", lambda n: _set(n, "value", ast.Constant(None))
        case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Delete():
            yield "statement", f"without {_text(node)}", lambda _: ast.Pass()
        case ast.Continue():
            yield "statement", "break, not continue", lambda _: ast.Break()
        case ast.Break():
            yield "statement", "continue, not break", lambda _: ast.Continue()
        case ast.GeneratorExp(generators=made) | ast.ListComp(generators=made) | ast.SetComp(generators=made):
            for index, one in enumerate(made):
                for place, test in enumerate(one.ifs):
                    yield "logic", f"for all, not if {_text(test)}", partial(_without_test, index, place)


def _constants(value: Any) -> Iterator[Change]:
    if isinstance(value, bool):
        yield "constant", f"{value} as {not value}", lambda n: _set(n, "value", not n.value)
    elif isinstance(value, int):
        yield "constant", f"{value} as {value + 1}", lambda n: _set(n, "value", n.value + 1)
    elif isinstance(value, str):
        yield "text", f"{value[:40]!r} with a sign more", lambda n: _set(n, "value", f"{n.value}~")


def _set(node: Any, field: str, value: Any) -> Any:
    setattr(node, field, value)
    return node


def _with_operator(index: int, other: type[ast.cmpop], node: Any) -> Any:
    node.ops[index] = other()
    return node


def _without_test(index: int, place: int, node: Any) -> Any:
    del node.generators[index].ifs[place]
    return node


def _negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(op=ast.Not(), operand=test)


def _says_nothing(value: ast.expr) -> bool:
    """Whether None in its place would be the same to whoever asks for its truth: None, False, an empty text.

    The constant itself is changed anyway.
    """
    return isinstance(value, ast.Constant) and not value.value


def _text(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:70]


# --- putting a change into effect -----------------------------------------------------------------------------------


def apply(mutant: CoreMutant) -> bool:
    """Change the program of this process, for good. Return whether that could be done."""
    changed = _changed(mutant)
    module = importlib.import_module(_module_name(mutant))
    if not mutant.function:
        return _apply_constant(module, changed, mutant.line)
    try:
        code = _code(compile(changed, mutant.file, "exec"), mutant.function)
        function = _function(module, mutant.function)
        if code is None or function is None:
            return False
        function.__code__ = code
    except (SyntaxError, ValueError):
        return False
    return True


def import_anew(mutant: CoreMutant | None) -> None:
    """Forget the program and the tests, and have the program import its changed module, if one is, from now on.

    What a class says of its fields is made of constants when its module is imported, and changes in no other way.
    """
    for name, module in list(sys.modules.items()):
        of_tests = (getattr(module, "__file__", None) or "").startswith(str(ROOT / "tests"))
        if f"{name}.".startswith("checker.") or (of_tests and "mutation" not in name):
            del sys.modules[name]
    if mutant is not None:
        sys.meta_path.insert(0, _Finder(_module_name(mutant), compile(_changed(mutant), mutant.file, "exec")))


class _Finder(MetaPathFinder, Loader):
    def __init__(self, name: str, code: CodeType) -> None:
        self._name = name
        self._code = code

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:  # noqa: ARG002 - as called
        found = PathFinder.find_spec(name, path) if name == self._name else None  # type: ignore[arg-type]
        if found is not None:
            found.loader = self
        return found

    def exec_module(self, module: ModuleType) -> None:
        exec(self._code, vars(module))  # noqa: S102 - a change of our own text


def _changed(mutant: CoreMutant) -> ast.Module:
    tree = ast.parse((ROOT / mutant.file).read_text(encoding="utf-8"))
    target = list(_places(tree))[mutant.node][0]
    _, _, change = list(changes(target))[mutant.change]
    changed: ast.Module = _Replace(target, change).visit(tree)
    return ast.fix_missing_locations(changed)


def _module_name(mutant: CoreMutant) -> str:
    return ".".join(Path(mutant.file).with_suffix("").parts).removesuffix(".__init__")


class _Replace(ast.NodeTransformer):
    def __init__(self, target: ast.AST, change: Callable[[Any], Any]) -> None:
        self._target = target
        self._change = change

    def visit(self, node: ast.AST) -> Any:
        if node is self._target:
            made = self._change(copy.deepcopy(node))
            return ast.copy_location(made, node)
        return super().visit(node)


def _apply_constant(module: ModuleType, tree: ast.Module, line: int) -> bool:
    """Change a constant, and those of its module that are made of it."""
    changed: set[str] = set()
    for top in tree.body:
        if not isinstance(top, ast.Assign | ast.AnnAssign) or top.value is None or not (name := _name(top)):
            continue
        used = {node.id for node in ast.walk(top.value) if isinstance(node, ast.Name)}
        if top.lineno <= line <= (top.end_lineno or top.lineno) or used & changed:
            changed.add(name)
            try:
                after = eval(compile(ast.Expression(top.value), module.__name__, "eval"), dict(vars(module)))  # noqa: S307 - a change of our own text
            except Exception:  # noqa: BLE001 - the changed module could not be imported
                raise ImportError(name) from None
            _put(name, getattr(module, name), after)
    return bool(changed)


def _put(name: str, before: object, after: object) -> None:
    """Give every module that has a constant its changed value."""
    for module in list(sys.modules.values()):
        if getattr(module, "__name__", "").startswith("checker") and vars(module).get(name, _put) is before:
            setattr(module, name, after)


def _code(code: CodeType, name: str) -> CodeType | None:
    for const in code.co_consts:
        if isinstance(const, CodeType):
            if const.co_qualname == name:
                return const
            if name.startswith(f"{const.co_qualname}."):
                return _code(const, name)
    return None


def _function(module: ModuleType, name: str) -> FunctionType | None:
    found: Any = module
    for part in name.split("."):
        found = vars(found).get(part)
    for layer in ("__func__", "fget", "func"):
        found = getattr(found, layer, None) or found
    while not isinstance(found, FunctionType) and hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    while isinstance(found, FunctionType) and hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    return found if isinstance(found, FunctionType) else None


@cache
def all_mutants() -> dict[str, CoreMutant]:
    """Return every change by its name."""
    return {mutant.key: mutant for mutant in mutants()}
