"use strict";

// The screen while something is recorded: the scene, and a bar to stop it.

class Stage {
  constructor(root) {
    this.root = root;
    this.room = root.querySelector("[data-room]");
    this.bar = root.querySelector("[data-bar]");
    this.told = root.querySelector("[data-told]");
    this.warned = root.querySelector("[data-warned]");
    this.meta = document.querySelector("meta[name=viewport]");
    this.zooms = this.meta.content;
  }

  /** Shows a scene and gives its views. */
  show(scene, isRaw) {
    this.room.replaceChildren();
    this.root.hidden = false;
    document.documentElement.classList.add("recording");
    document.documentElement.classList.toggle("of-page", scene.isPage === true);
    this.root.classList.toggle("raw", isRaw);
    scrollTo(0, 0);
    this.follow = () => this.place(scene.isPage);
    for (const type of ["resize", "scroll"]) visualViewport?.addEventListener(type, this.follow);
    const views = scene.build(this.room);
    this.place(scene.isPage);
    return views;
  }

  /** The bar stays where it is seen, as large as it was, and above a keyboard. */
  place(isPage) {
    const shown = window.visualViewport;
    if (!shown) return;
    const { clientHeight } = document.documentElement;
    const below = shown.offsetTop + shown.height - Math.max(clientHeight, innerHeight);
    const isMoved = shown.scale !== 1 || below < -80;
    this.bar.style.transform = isMoved
      ? `translate(${shown.offsetLeft}px, ${below}px) scale(${1 / shown.scale})` : "";
    // What the keyboard covers is taken off the scene, as an app would.
    this.room.style.height = !isPage && below < -80 ? `calc(100% - var(--bar) + ${below}px)` : "";
  }

  /** A sheet over the scene, in points of the window, for ghosts to be drawn on. */
  cover() {
    const sheet = drawn("svg", { class: "ghosts", "aria-hidden": "true" });
    this.room.append(sheet);
    return sheet;
  }

  holds(target) { return target instanceof Node && !this.bar.contains(target); }

  tell(text, warnings) {
    this.told.textContent = text;
    this.warned.textContent = warnings;
  }

  hide() {
    for (const type of ["resize", "scroll"]) visualViewport?.removeEventListener(type, this.follow);
    document.documentElement.classList.remove("recording", "of-page");
    this.root.hidden = true;
    this.room.replaceChildren();
    this.bar.style.transform = this.room.style.height = "";
    // The only way a page has to let go of a pinch: for a moment there is nothing to zoom.
    this.meta.content = this.zooms.replace("maximum-scale=5", "maximum-scale=1");
    setTimeout(() => { this.meta.content = this.zooms; }, 100);
    scrollTo(0, 0);
  }
}
