"""Divides Swift source into tokens, as far as the mutation rules need it."""

import re
from dataclasses import dataclass

OPERATOR = r"[-+*/%<>=!&|^~?]+"
PATTERN = re.compile(
    r"(?P<space>\s+|//[^\n]*|/\*.*?\*/)"
    r'|(?P<string>""".*?"""|"(?:\\\((?:[^()"]|"[^"]*"|\((?:[^()"]|"[^"]*")*\))*\)|\\.|[^"\\])*")'
    r"|(?P<number>0x[\da-fA-F_]+(?:p[-+]?\d+)?|\d[\d_]*(?:\.\d[\d_]*)?(?:e[-+]?\d+)?)"
    r"|(?P<word>[#@$`]?\w+`?)"
    rf"|(?P<operator>\.\.[.<]|->|{OPERATOR})"
    r"|(?P<mark>.)",
    re.DOTALL,
)


@dataclass
class Token:
    kind: str
    text: str
    start: int
    end: int
    starts_line: bool  # only white space precedes it on its line
    spaced_before: bool
    spaced_after: bool = False
    mate: int = -1  # the index of the bracket that closes or opens this one


def tokens(source):
    found, at, spaced, fresh = [], 0, True, True
    while at < len(source):
        match = PATTERN.match(source, at)
        kind, text = match.lastgroup, match.group()
        if kind == "space":
            spaced = True
            fresh = fresh or "\n" in text
            if found:
                found[-1].spaced_after = True
        else:
            found.append(Token(kind, text, at, match.end(), fresh, spaced))
            spaced = fresh = False
        at = match.end()
    pair_up(found)
    return found


def pair_up(found):
    open_ones = []
    for index, token in enumerate(found):
        if token.kind != "mark":
            continue
        if token.text in "([{":
            open_ones.append(index)
        elif token.text in ")]}" and open_ones:
            token.mate = open_ones.pop()
            found[token.mate].mate = index


def is_binary(token):
    """Whether an operator has space on both sides, or on neither side."""
    return token.kind == "operator" and token.spaced_before and token.spaced_after
