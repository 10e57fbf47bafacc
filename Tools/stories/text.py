"""Recordings as text, in the canonical form that `flickbook fmt` writes."""

from xml.sax.saxutils import escape, quoteattr


def number(value):
    """The shortest decimal that reads back the same."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return value
    if isinstance(value, (tuple, list)):
        return " ".join(number(each) for each in value)
    text = repr(round(float(value), 6))
    return text[:-2] if text.endswith(".0") else text


class Element:
    """An element with attributes, and elements or a text inside. `_` in a name stands for `-`."""

    def __init__(self, name, /, *inside, **attributes):
        self.name = name
        self.inside = [each for each in inside if each is not None]
        self.attributes = {
            key.rstrip("_").replace("_", "-"): number(value)
            for key, value in attributes.items() if value is not None
        }

    def lines(self, indent=0):
        tag = self.name + "".join(
            f" {key}={quoteattr(value, {chr(34): '&quot;'})}" for key, value in self.attributes.items())
        blank = "  " * indent
        if not self.inside:
            yield f"{blank}<{tag}/>"
        elif isinstance(self.inside[0], str):
            yield f"{blank}<{tag}>{escape(self.inside[0])}</{self.name}>"
        else:
            yield f"{blank}<{tag}>"
            for each in self.inside:
                yield from each.lines(indent + 1)
            yield f"{blank}</{self.name}>"
