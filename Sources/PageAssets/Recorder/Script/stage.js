"use strict";

// The screen during a recording: the scene, and a bar with the stop button.

class Stage {
  constructor(root) {
    this.root = root;
    this.room = root.querySelector("[data-room]");
    this.bar = root.querySelector("[data-bar]");
    this.told = root.querySelector("[data-told]");
    this.warned = root.querySelector("[data-warned]");
    /** @type {HTMLMetaElement} */
    this.meta = document.querySelector("meta[name=viewport]");
    this.zooms = this.meta.content;
  }

  /** Shows a scene and returns its views. */
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

  /** Keeps the bar visible at its original size, above a keyboard. */
  place(isPage) {
    const shown = window.visualViewport;
    if (!shown) return;
    const { clientHeight } = document.documentElement;
    const below = shown.offsetTop + shown.height - Math.max(clientHeight, innerHeight);
    const isMoved = shown.scale !== 1 || below < -80;
    this.bar.style.transform = isMoved
      ? `translate(${shown.offsetLeft}px, ${below}px) scale(${1 / shown.scale})` : "";
    // The height covered by the keyboard is subtracted from the scene, as an app would do.
    this.room.style.height = !isPage && below < -80 ? `calc(100% - var(--bar) + ${below}px)` : "";
  }

  /** A layer above the scene, in points of the window, on which ghosts are drawn. */
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
    // A page can end a pinch only by making zooming impossible for a moment.
    this.meta.content = this.zooms.replace("maximum-scale=5", "maximum-scale=1");
    setTimeout(() => { this.meta.content = this.zooms; }, 100);
    scrollTo(0, 0);
  }
}
