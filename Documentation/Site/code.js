// The theme puts the buttons of each block of code into a landmark without a name. They are not a part of the menu.
new MutationObserver(() => {
  for (const buttons of document.querySelectorAll(".md-code__nav:not([role])")) buttons.setAttribute("role", "none");
}).observe(document.documentElement, { childList: true, subtree: true });

// The keyboard scrolls only what has the focus, and only a table that is wider than the page needs to scroll.
const makeScrollable = () => {
  for (const table of document.querySelectorAll(".md-typeset table")) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0; else table.removeAttribute("tabindex");
  }
};
addEventListener("load", makeScrollable);
addEventListener("resize", makeScrollable);
