extension Fault {
  /// The faults found in published code. Each is a switch of the engine `textbook`, which is `ios`
  /// in an app with such faults.
  public static let published = [
    Self(switch: "bar-counted-twice", "insets-as-declared"),
    Self(switch: "overlap-of-the-shrunk", "keyboard-inset-overlap"),
    Self(switch: "width-waits-for-keyboard", "content-follows-viewport"),
    Self(switch: "label-from-the-edge", "page-label-formula"),
    Self(switch: "unguarded-label", "page-label-formula"),
    Self(switch: "stale-label", "page-label-formula"),
    Self(switch: "raw-offset-on-turn", "rotation-keeps-page", "rotation-keeps-centre"),
    Self(switch: "zoom-lost-on-turn", "rotation-keeps-zoom"),
    Self(switch: "reset-at-opening", "reset-enabled-iff-zoomed"),
    Self(switch: "tall-pages-snap", "free-inside-a-page", "announced-target-is-the-rest"),
    // The label counts a page that does not exist, and can show its number.
    Self(
      switch: "indicators-counted", "content-follows-viewport", "page-label-formula",
      "page-label-in-range"),
    Self(switch: "fixed-page-size", "content-follows-viewport"),
    Self(switch: "snap-at-every-lift", "rest-step-nearest"),
    Self(switch: "snap-past-the-last", "rest-step-nearest"),
    Self(switch: "snap-before-the-first", "rest-step-nearest"),
    Self(switch: "snap-by-revealing", "rest-step-nearest"),
    Self(switch: "opens-on-no-number", "rest-step-nearest"),
    // A view that opens at a zoom of 1 opens below its minimum zoom, and a small pinch only returns
    // the zoom to the minimum.
    Self(switch: "zoom-before-maximum", "opens-at-fit", "zoom-in-range", "pinch-zooms"),
    // The first movement, which the fault undoes, may be a pinch.
    Self(switch: "unset-size", "drag-tracks-finger", "pinch-anchor"),
    Self(switch: "unclamped-correction", "rotation-keeps-centre", "rest-in-bounds"),
    Self(switch: "fit-above-maximum", "min-zoom-fits", "opens-at-fit", "zoom-in-range"),
    // A tap that misses the plus button changes no zoom.
    Self(switch: "controls-on-the-canvas", "set-offset-exact", "zoom-ask-arrives"),
  ]
}
