"""Mutation rules: possible errors in code that judges recordings, as changes to the text of its source.

A rule depends on syntax and not on lines: it finds all places of a kind in any source, and the possible
replacements. All alternatives are compiled together. `a < b` becomes `a <№ b` with a separate operator, which is
`<`, `<=` or `>=` depending on one number. So no rule needs to know where an operand ends.
"""

import re
from dataclasses import dataclass, field

from swift_tokens import is_binary, tokens

TWINS = {"<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"),
         "==": ("!=",), "!=": ("==",)}  # fmt: skip
ARITHMETIC = {"+": "-", "-": "+", "*": "/", "/": "*"}
PAIRS = {"was": "now", "now": "was", "fingers": "wereFingers", "wereFingers": "fingers",
         "overscroll": "wasOverscroll", "wasOverscroll": "overscroll", "isAtRest": "wasAtRest",
         "wasAtRest": "isAtRest"}  # fmt: skip
SIDES = {"lowest": "highest", "highest": "lowest", "leading": "trailing", "trailing": "leading"}
SWAPPED = {"min": "max", "max": "min"}
NOT_STATEMENTS = {"let", "var", "return", "if", "guard", "for", "switch", "case", "default", "break",
                  "continue", "defer", "while", "do", "throw", "func", "else", "in", "where", "try",
                  "true", "false", "nil", "struct", "enum", "init", "private", "public",
                  "fileprivate", "static", "typealias", "super", "mutating"}  # fmt: skip


@dataclass
class Mutant:
    number: int
    file: str
    line: int
    code: str  # the source line, for reports
    deed: str
    invariants: list  # the invariants whose verdicts it can affect; empty for all
    state: str = ""
    by: str = ""
    point: int = 0  # the number of the first mutant at the same location

    @property
    def name(self):
        """The name of the mutant, which does not change when lines move."""
        return f"{self.file} | {self.code} | {self.deed}"


@dataclass
class Mutation:
    """All mutants of a source tree, and the Swift code that selects one of them."""

    mutants: list = field(default_factory=list)
    operators: list = field(default_factory=list)

    def point(self, source, at, invariants, *deeds):
        """Adds a location with one mutant for each deed; returns the number of the first mutant."""
        first = len(self.mutants) + 1
        line = source.text.count("\n", 0, at)
        code = " ".join(source.text.splitlines()[line].split())
        for deed in deeds:
            self.mutants.append(
                Mutant(len(self.mutants) + 1, source.name, line + 1, code, deed, invariants, point=first)
            )
        return first


def kebab(name):
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Source:
    """A source file that is being changed."""

    def __init__(self, name, text, is_invariant, mutation, excluded):
        self.name, self.text, self.is_invariant = name, text, is_invariant
        self.mutation, self.excluded = mutation, excluded
        self.tokens = tokens(text)
        self.edits = []  # (index, order, text), or (index, end) for removed parts
        self.gone = []
        self.bodies = self.find_bodies()
        self.words = self.find_words()
        self.clauses = self.find_clauses()
        # Variables that are declared without a value. Swift requires that a statement assigns their first value.
        self.unset = set(re.findall(r"^ +(?:var|let) (\w+): [\w.]+$", text, re.MULTILINE))

    # Finding the parts of a file.

    def head(self, brace):
        """The tokens between the last statement and a brace."""
        head = []
        index = brace - 1
        while index >= 0:
            token = self.tokens[index]
            if token.text in "{}" and token.kind == "mark":
                break
            if token.text in (")", "]"):
                index = token.mate
            head.append(self.tokens[index].text)
            if token.starts_line and token.text in (
                "public", "private", "func", "init", "var", "struct", "enum", "extension", "mutating",
                "static", "final", "class", "fileprivate", "override", "if", "guard", "for", "let",
                "switch", "case", "tally", "prefix", "@inline", "@inlinable", "internal", "return"):  # fmt: skip
                break
            if token.starts_line and self.tokens[index - 1].text == ":" and begins_case(self, index - 1):
                break
            index -= 1
        return head

    def find_bodies(self):
        """The pairs of braces that contain statements: (open, close, is an initialiser, returns)."""
        bodies = []
        for index, token in enumerate(self.tokens):
            if token.text != "{" or token.mate < 0:
                continue
            if any(start < index < end for start, end, _, _ in bodies):
                continue
            head = self.head(index)
            if any(word in head for word in ("func", "init", "subscript", "var")) and "=" not in head:
                gives = "->" in head or "var" in head or "subscript" in head
                bodies.append((index, token.mate, "init" in head and "func" not in head, gives))
        return bodies

    def find_words(self):
        """Finds the closures that only make texts for a tally, because texts do not affect verdicts."""
        words = []
        for index in range(len(self.tokens) - 3):
            if [t.text for t in self.tokens[index : index + 4]] == ["tally", ".", "check", "("]:
                end = self.tokens[index + 3].mate
                if self.tokens[end + 1].text == "{":
                    words.append((end + 1, self.tokens[end + 1].mate))
        return words

    def find_clauses(self):
        """Finds the first and the last token of each clause of a condition."""
        clauses = []
        for index, token in enumerate(self.tokens):
            if token.kind != "word" or not self.body(index) or self.is_words(index):
                continue
            if token.text in ("if", "while"):
                stops = ("{",)
            elif token.text == "guard":
                stops = ("else",)
            elif token.text == "where" and self.tokens[index + 1].text != ":":
                stops = ("{", ":")
            else:
                continue
            start = index + 1
            end = self.until(start, stops)
            while start < end:
                stop = min(self.until(start, (",",) + stops), end)
                if self.tokens[start].text not in ("let", "case", "var"):
                    clauses.append((start, stop - 1))
                start = stop + 1
        return clauses

    def is_clause(self, index):
        """Whether this comparison is a whole clause."""
        for first, last in self.clauses:
            if first < index < last:
                return not any(t.text in ("&&", "||", "?") for t in self.tokens[first:last])
        return False

    def is_implicit(self, index):
        """Whether this is the `min` of `.min`, whose type follows from the context."""
        return self.tokens[index - 1].text == "." and self.tokens[index - 2].text in "([,:="

    def body(self, index):
        return next((b for b in self.bodies if b[0] < index < b[1]), None)

    def is_words(self, index):
        return any(start < index < end for start, end in self.words)

    def invariants_at(self, index):
        """The invariants that a change at this token affects. A change in the type of an invariant affects only
        that invariant."""
        if not self.is_invariant:
            return []
        name = self.name.split("/")[-1].removesuffix(".swift")
        for start, token in enumerate(self.tokens):
            if token.text in ("struct", "extension") and self.tokens[start + 1].text == name:
                brace = next(
                    i for i in range(start, len(self.tokens)) if self.tokens[i].text == "{"
                )
                if brace < index < self.tokens[brace].mate:
                    return [kebab(name)]
        return []

    # Making changes.

    def point(self, index, *deeds):
        place = self.tokens[index].start
        number = self.mutation.point(self, place, self.invariants_at(index), *deeds)
        if (self.name, place, deeds) in self.excluded:
            for mutant in self.mutation.mutants[number - 1 :]:
                mutant.state = "not built"
            return None
        for mutant in self.mutation.mutants[number - 1 :]:
            mutant.key = (self.name, place, deeds)
        return number

    def wrap(self, first, last, before, after):
        length = last - first
        self.edits.append((self.tokens[first].start, (1, -length), before))
        self.edits.append((self.tokens[last].end, (0, length), after))

    def replace(self, index, text):
        token = self.tokens[index]
        self.gone.append((token.start, token.end))
        self.edits.append((token.start, (2, 0), text))

    def insert_after(self, index, text):
        self.edits.append((self.tokens[index].end, (0, 0), text))

    def result(self):
        out, at = [], 0
        cuts = sorted(self.edits, key=lambda edit: (edit[0], edit[1]))
        gone = dict(self.gone)
        for place, _, text in cuts:
            if place > at:
                out.append(self.text[at:place])
                at = place
            out.append(text)
            if place in gone and _[0] == 2:
                at = gone[place]
        out.append(self.text[at:])
        return "".join(out)

    def until(self, index, stops):
        """The index of the first token that is one of the stops, outside all brackets."""
        while index < len(self.tokens):
            token = self.tokens[index]
            if token.text in stops:
                return index
            if token.kind == "mark" and token.text in "([{":
                index = token.mate
            elif token.kind == "mark" and token.text in ")]}":
                return index
            index += 1
        return index


def glyphs(number):
    """A number as characters that the name of an operator may contain."""
    return "".join(chr(0x2500 + int(digit, 16)) for digit in f"{number:x}")


def numbers(words):
    """The numbers of the operators that an error message of Swift names."""
    return [int("".join(f"{ord(glyph) - 0x2500:x}" for glyph in name), 16)
            for name in re.findall("[\u2500-\u250f]+", words)]  # fmt: skip


def mutate_operators(source):
    for index, token in enumerate(source.tokens):
        if token.kind != "operator" or not source.body(index) or source.is_words(index):
            continue
        text = token.text
        if is_binary(token) and text in TWINS:
            is_nil = source.tokens[index + 1].text == "nil"
            twins = TWINS[text]
            if source.is_clause(index):
                twins = twins[:-1]  # a clause is already mutated to be always true and always false
            if not twins:
                continue
            number = source.point(index, *(f"{text} → {twin}" for twin in twins))
            if number:
                name = text + glyphs(number)
                source.mutation.operators.append(comparison(name, number, text, twins, is_nil))
                source.replace(index, name)
        elif is_binary(token) and text in ("&&", "||"):
            number = source.point(index, f"left of {text} only", f"right of {text} only")
            if number:
                name = text + glyphs(number)
                source.mutation.operators.append(conjunction(name, number, text))
                source.replace(index, name)
        elif is_binary(token) and text in ARITHMETIC:
            if source.is_implicit(index - 1):
                continue
            beside = (source.tokens[index - 1], source.tokens[index + 1])
            if any(t.kind == "string" for t in beside):
                continue
            number = source.point(index, f"{text} → {ARITHMETIC[text]}")
            if number:
                name = text + glyphs(number)
                source.mutation.operators.append(arithmetic(name, number, text))
                source.replace(index, name)
        elif text in ("!", "-") and not token.spaced_after and token.spaced_before | (
            source.tokens[index - 1].text in "([{"
        ):
            if source.tokens[index + 1].kind == "number":
                continue
            number = source.point(index, f"without {text}")
            if number:
                name = text + glyphs(number)
                kind = "Bool" if text == "!" else "Double"
                source.mutation.operators.append(
                    f"prefix operator {name}\nprefix func {name} (a: {kind}) -> {kind} "
                    f"{{ mAt({number}) == 1 ? a : {text}a }}"
                )
                source.replace(index, name)


def comparison(name, number, text, twins, is_nil):
    swift = f"infix operator {name} : ComparisonPrecedence\n"
    if is_nil:
        return swift + (
            f"func {name} <T>(a: T?, b: _OptionalNilComparisonType) -> Bool "
            f"{{ (mAt({number}) == 1) != (a {text} nil) }}"
        )
    kind = "Equatable" if text in ("==", "!=") else "Comparable"
    cases = "".join(f" case {k}: a {twin} b;" for k, twin in enumerate(twins, 1))
    notes = "".join(
        f"mNote({number + k}, (a {twin} b) != (a {text} b)); " for k, twin in enumerate(twins))  # fmt: skip
    return swift + (
        f"func {name} <T: {kind}>(a: T, b: T) -> Bool {{ if chosen < 0 {{ {notes}}}; "
        f"return switch mChoice({number}, {len(twins)}) {{{cases} default: a {text} b }} }}"
    )


def conjunction(name, number, text):
    precedence = "LogicalConjunctionPrecedence" if text == "&&" else "LogicalDisjunctionPrecedence"
    noting = "mBoth" if text == "&&" else "mEither"
    return (
        f"infix operator {name} : {precedence}\n"
        f"func {name} (a: Bool, b: @autoclosure () -> Bool) -> Bool "
        f"{{ if chosen < 0 {{ return {noting}({number}, a, b) }}; "
        f"return switch mChoice({number}, 2) {{ case 1: a; case 2: b(); default: a {text} b() }} }}"
    )


def arithmetic(name, number, text):
    kinds = [("Double",) * 3, ("Int",) * 3, ("Int64",) * 3]
    if text in "+-":
        kinds += [("Instant", "TimeSpan", "Instant")]
    kinds += {"-": [("Instant", "Instant", "TimeSpan")], "+": [("TimeSpan",) * 3]}.get(text, [])
    other = ARITHMETIC[text]
    precedence = "AdditionPrecedence" if text in "+-" else "MultiplicationPrecedence"
    swift = [f"infix operator {name} : {precedence}"]
    for a, b, gives in kinds:
        twin = f"a {other} b"
        if gives == "TimeSpan":  # two instants cannot be added, and two spans cannot be subtracted
            twin = "b - a" if a == "Instant" else "(Instant.zero + a) - (Instant.zero + b)"
        # For whole numbers the other operator may trap, by a division by 0 or an overflow.
        matters = f"({twin}) != a {text} b" if gives == "Double" else "true"
        swift.append(
            f"func {name} (a: {a}, b: {b}) -> {gives} "
            f"{{ mAt({number}, {matters}) == 1 ? {twin} : a {text} b }}"
        )
    return "\n".join(swift)


def mutate_conditions(source):
    """Clauses of if, guard, while and where are always true or always false."""
    for first, last in source.clauses:
        number = source.point(first, "clause → true", "clause → false")
        if number:
            source.wrap(first, last, f"mHolds({number}, ", ")")


def mutate_numbers(source):
    for index, token in enumerate(source.tokens):
        if token.kind != "number" or not source.body(index) or source.is_words(index):
            continue
        if token.text.startswith("0x"):
            continue  # an operation on bits, not on amounts
        before = source.tokens[index - 1]
        if before.text == "." or before.text in ("case", "..<", "..."):
            continue
        if before.kind == "operator" and source.is_implicit(index - 2):
            continue
        is_zero = float(token.text.replace("_", "")) == 0
        deeds = (f"{token.text} → 1",) if is_zero else (f"{token.text} → 0", f"{token.text} × 4")
        number = source.point(index, *deeds)
        if number:
            source.replace(index, f"mNumber({number}, {token.text})")


def statement_end(source, index):
    """The last token of the statement that begins here."""
    while True:
        token = source.tokens[index]
        if token.kind == "mark" and token.text in "([{":
            index = token.mate
        following = source.tokens[index + 1]
        if following.text in ("}", ";"):
            return index
        goes_on = is_binary(following) or following.text in (".", "?", ":")
        if following.starts_line and not goes_on and not is_binary(source.tokens[index]):
            return index
        index += 1


def mutate_statements(source):
    """Statements that are executed for their effect are skipped."""
    index = 0
    while index < len(source.tokens) - 1:
        token = source.tokens[index]
        body = source.body(index)
        before = source.tokens[index - 1]
        begins = token.starts_line or before.text == "{" or (
            before.text == ":" and begins_case(source, index - 1)
        )
        if not (begins and body and token.kind == "word" and not source.is_words(index)):
            index += 1
            continue
        opens_closure = source.tokens[index + 1].text in ("in", ",")
        if opens_closure or token.text in NOT_STATEMENTS or before.text in ("(", "[", ",") or is_binary(before):
            index += 1
            continue
        end = statement_end(source, index)
        level = source.tokens[index : end + 1]
        assigns = any(t.kind == "operator" and t.text in ("=", "+=", "-=", "*=", "/=", "&+=")
                      for t in flat(source, index, end))  # fmt: skip
        calls = level[-1].text in (")", "}") and any(t.text == "(" for t in level)
        is_value = body[3] and not assigns and is_alone(source, body, index, end)
        is_value = is_value or (not assigns and in_value_branch(source, index))
        if body[2] or is_value or not (assigns or calls) or token.text in source.unset:
            index += 1
            continue
        deed = "no occasion" if token.text == "tally" else "not done"
        number = source.point(index, deed)
        if number:
            source.wrap(index, end, f"if mDone({number}) {{ ", " }")
        index += 1


def flat(source, index, end):
    """The tokens of a statement that are outside all brackets."""
    while index <= end:
        token = source.tokens[index]
        yield token
        index = token.mate + 1 if token.kind == "mark" and token.text in "([{" else index + 1


def begins_case(source, colon):
    """Whether a colon ends the `case` of a switch."""
    index = colon
    while index > 0 and not source.tokens[index].starts_line:
        index -= 1
    return source.tokens[index].text in ("case", "default", "where")


def is_alone(source, body, index, end):
    return index == body[0] + 1 and end == body[1] - 1


def in_value_branch(source, index):
    """Whether a call is the value of a switch or a closure, and is not executed for its effect."""
    before = source.tokens[index - 1]
    if before.text in (":", "in"):
        return True
    if source.tokens[index - 2].text in ("(", ",", ":", "="):
        return True  # a closure that is passed on
    head = source.head(index - 1)
    if "func" in head and "->" in head:
        return before.text == "{" and statement_end(source, index) == before.mate - 1
    flow = ("if", "guard", "else", "for", "while", "defer", "do", "switch", "case", "func", "init")
    return before.text == "{" and not any(word in flow for word in head)


def mutate_calls(source):
    for index, token in enumerate(source.tokens[:-1]):
        if token.kind != "word" or not source.body(index) or source.is_words(index):
            continue
        is_call = source.tokens[index + 1].text == "("
        is_member = source.tokens[index - 1].text == "."
        if is_call and not is_member and token.text == "abs":
            number = source.point(index, "without abs")
            if number:
                source.replace(index, "mSize")
                source.insert_after(index + 1, f"{number}, ")
        elif is_call and not is_member and token.text in SWAPPED:
            number = source.point(index, f"{token.text} → {SWAPPED[token.text]}")
            if number:
                source.replace(index, "mLeast" if token.text == "min" else "mMost")
                source.insert_after(index + 1, f"{number}, ")
        elif is_call and is_member and token.text in SIDES:
            number = source.point(index, f"{token.text} → {SIDES[token.text]}")
            if number:
                source.insert_after(index + 1, f"{number}, ")
        elif is_member and token.text == "magnitude" and not is_call:
            number = source.point(index, "without magnitude")
            if number:
                source.insert_after(index, f"({number})")
        elif is_member and token.text == "allCases" and source.tokens[index - 2].text == "Axis":
            number = source.point(index - 2, "x only", "y only")
            if number:
                source.replace(index - 2, f"mAxes({number})")
                source.replace(index - 1, "")
                source.replace(index, "")
        elif (
            is_member and source.is_invariant and token.text in PAIRS
            and source.tokens[index - 2].text == "facts"
        ):  # fmt: skip
            number = source.point(index, f"{token.text} → {PAIRS[token.text]}")
            if number:
                source.replace(index, f"m{token.text[0].upper()}{token.text[1:]}({number})")


def mutate_tallies(source):
    """Changes the error and the tolerance of every comparison that counts."""
    for index in range(len(source.tokens) - 3):
        if [t.text for t in source.tokens[index : index + 4]] != ["tally", ".", "check", "("]:
            continue
        start = index + 4
        comma = source.until(start, (",",))
        label = source.tokens[comma + 1].text
        if label == "within":
            number = source.point(start, "error negated", "error × 0")
            if number:
                source.wrap(start, comma - 1, f"mError({number}, ", ")")
            first = comma + 3
            last = source.until(first, (",",)) - 1
            if source.tokens[first].text == "0":
                continue
            number = source.point(first, "tolerance → 0", "tolerance × 4", "tolerance infinite")
            if number:
                source.wrap(first, last, f"mTolerance({number}, ", ")")
        else:
            number = source.point(start, "always holds", "never holds")
            if number:
                source.wrap(start, comma - 1, f"mHolds({number}, ", ")")


def mutate_sets(source):
    """Removes one element from a list."""
    for index, token in enumerate(source.tokens):
        if token.text != "[" or token.mate < 0 or source.is_words(index):
            continue
        inside = source.tokens[index + 1 : token.mate]
        texts = [t.text for t in inside]
        if len(texts) < 5 or not all(
            text == (".", None, ",")[k % 3] or k % 3 == 1 for k, text in enumerate(texts)
        ):
            continue
        if source.body(index) is None and "static" not in declaration(source, index):
            continue
        for k in range(0, len(texts) - 1, 3):
            place = index + 1 + k
            number = source.point(place, f".{texts[k + 1]} left out")
            if number:
                source.wrap(place, place + 1, f"mKept({number}, ", ")")
        words = declaration(source, index)
        if "static" in words and "let" in words:
            compute(source, index)


def mutate_unions(source):
    """Removes one element from a union such as `.move | .up`."""
    for index, token in enumerate(source.tokens[:-3]):
        if not is_case(source, index) or not source.body(index) or source.is_words(index):
            continue
        if "|" in (source.tokens[index - 1].text, source.tokens[index + 2].text):
            number = source.point(index, f".{source.tokens[index + 1].text} left out")
            if number:
                source.wrap(index, index + 1, f"mKept({number}, ", ")")


def is_case(source, index):
    """Whether an implicit member such as `.move` begins here, and not a member of another expression."""
    token, following = source.tokens[index : index + 2]
    return token.text == "." and token.spaced_before | (
        source.tokens[index - 1].text in "([") and following.kind == "word"


def declaration(source, index):
    """The words before a value, on its line and on the line above."""
    words = []
    while index > 0:
        index -= 1
        words.append(source.tokens[index].text)
        if source.tokens[index].starts_line:
            break
    return words


def compute(source, bracket):
    """Turns `static let x: T = [..]`, which is computed once, into a property that is computed each time."""
    index = bracket
    while source.tokens[index].text != "let":
        index -= 1
    source.replace(index, "var")
    while source.tokens[index].text != "=":
        index += 1
    source.replace(index, "{")
    source.insert_after(source.tokens[bracket].mate, " }")


def mutate_steps(source):
    """Skips steps or checks, in the two functions through which all of them pass."""
    texts = [t.text for t in source.tokens]
    for start in range(len(texts)):
        if texts[start : start + 9] == ["func", "observe", "(", "_", "step", ":", "borrowing", "Step", ")"]:
            number = source.point(start, "no step before an input", "no step after an input",
                                  "every second frame only", "no first step", "no last step")  # fmt: skip
            if number:
                source.insert_after(
                    start + 9,
                    f" if mSkips({number}, step) {{ if let late = mLate({number}, step) {{ observe(late); "
                    "lateness.isTold = false }; return }; ",
                )
        if texts[start : start + 3] == ["occasions", "&+=", "1"]:
            end = start + 2
            number = source.point(start, "only the first occasion", "all but the first occasion")
            if number:
                source.insert_after(end, f"; if mPasses({number}, occasions) {{ return }}")
        if texts[start : start + 5] == ["if", "let", "first", "{", "return"]:
            number = source.point(start, "a single breach forgiven")
            if number:
                source.replace(start + 2, f"first = mForgiven({number}, first, times)")


RULES = [mutate_steps, mutate_operators, mutate_conditions, mutate_numbers, mutate_statements,
         mutate_calls, mutate_tallies, mutate_sets, mutate_unions]  # fmt: skip


def mutate(name, text, is_invariant, mutation, excluded):
    """The text of a source with all its mutants."""
    text = text.replace("@inlinable ", "").replace("@inline(__always)", "")
    source = Source(name, text, is_invariant, mutation, excluded)
    for rule in RULES:
        rule(source)
    return source.result()
