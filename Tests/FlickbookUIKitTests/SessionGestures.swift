/// Forty gestures of ten kinds, from the recordings of the repository.
enum SessionGestures {
  static let kinds: KeyValuePairs<String, [String]> = [
    "drag": [
      "Window/pause-and-turn-aside", "Bounce/pull-down-and-let-go", "Bounce/no-bounce",
      "Window/locked-to-one-way",
    ],
    "flick": [
      "Window/coast-across-the-map", "Window/flick-along-a-row", "Bounce/catch-in-the-bounce",
      "Window/flick-and-tap",
    ],
    "page": [
      "Gallery/next-car", "Gallery/pull-at-the-first-car", "Photos/two-hard-flicks",
      "Grid/around-the-block",
    ],
    "pinch": [
      "Centre/pinch-in-the-middle", "Gallery/pinch-beyond-the-largest",
      "Window/close-and-open-the-map", "Canvas/fingers-come-and-go",
    ],
    "rotation": [
      "Centre/zoom-in-and-turn", "Gallery/turn-on-the-second-car", "Bounce/turn-below-the-bar",
      "Centre/there-and-back-twice",
    ],
    "keyboard": [
      "Form/type-into-the-last-field", "Form/inset-for-the-keyboard", "Form/keyboard-in-a-drag",
      "Form/turn-while-typing",
    ],
    "nested": [
      "Nested/swipe-a-carousel", "Nested/through-both-edges", "Tiles/next-photo-at-the-edge",
      "Nested/two-carousels-two-fingers",
    ],
    "request": [
      "Invariants/request-arrives", "Invariants/set-offset-exact", "Canvas/plus-and-minus",
      "Grid/tap-the-dots",
    ],
    "refresh": [
      "Refresh/pull-and-wait", "Refresh/ends-under-the-finger", "Refresh/fires-at-the-lift",
      "Refresh/pull-again-while-it-works",
    ],
    "picker": [
      "Wheels/spin-to-a-quarter", "Wheels/spin-two-at-once", "Wheels/any-three-wheels",
      "Wheels/spin-past-the-latest-hour",
    ],
  ]

  static let paths = kinds.flatMap(\.value).map { "Recordings/\($0).xml" }
}
