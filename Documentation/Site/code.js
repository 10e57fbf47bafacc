// The theme puts the buttons of each block of code into a landmark without a name. They are not a part of the menu.
new MutationObserver(() => {
  for (const buttons of document.querySelectorAll(".md-code__nav:not([role])")) buttons.setAttribute("role", "none");
}).observe(document.documentElement, { childList: true, subtree: true });
