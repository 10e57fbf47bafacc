"""Python-Markdown wants four spaces before everything inside a list item; the pages have two or three, as GitHub does."""

import re


def on_page_markdown(markdown: str, **_: object) -> str:
    lines, indent, fence = [], 0, False
    for line in markdown.split("\n"):
        inside = indent > 0 and line.startswith(" " * indent)
        if line.strip().startswith("```") and not inside:
            fence = not fence
        item = None if fence else re.match(r"(?:[-*]|\d+\.) +(?=\S)", line)
        if item:
            indent = len(item[0])
        elif line.strip() and not inside:
            indent = 0
        lines.append("    " + line[indent:] if inside else line)
    return "\n".join(lines)
