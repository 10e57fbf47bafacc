"""Adapts the pages to Python-Markdown, and the output of the theme to the accessibility rules of axe.

Python-Markdown wants four spaces before everything inside a list item; the pages have two or three, as GitHub does.
"""

import re

# A part of the menu, whose title follows it. The element that the theme names as its label has no text.
MENU = re.compile(r'(<nav class="md-nav" data-md-level="1") aria-labelledby="\w+"([^>]*>\s*<label[^>]*>\s*<span[^>]*></span>\s*([^<]+?)\s*</label>)')

CODE = re.compile(r"(?<=<pre><span></span>)<code>(.*?)</code>", re.DOTALL)

CELL = re.compile(r"<td[^>]*>.*?</td>", re.DOTALL)
PATH = re.compile(r"(?<=<code>)[^<]*/[^<]*(?=</code>)")


def on_post_page(output: str, **_: object) -> str:
    output = MENU.sub(r'\1 aria-label="\3"\2', output)
    output = output.replace('data-md-component="search" role="dialog"', 'data-md-component="search" role="dialog" aria-label="Search"')
    # A path in a narrow cell is split after a slash instead of inside a name.
    output = CELL.sub(lambda cell: PATH.sub(lambda path: path[0].replace("/", "/<wbr>"), cell[0]), output)
    # The keyboard scrolls only what has the focus. The theme removes the attribute from the code element itself.
    return CODE.sub(r'<code><span tabindex="0">\1</span></code>', output)


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
