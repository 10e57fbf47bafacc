// Made from the doc comments of the laws by `make golden`: change those.

extension Catalogue {
  static let entries: [(law: String, text: String)] = [
    (
      "rest-in-bounds",
      """
      A view at rest shows its content and nothing past its edges.

      A person sees a gap that does not go away. Engines have left one after a cancelled
      touch, after a tap during a bounce, and when content shrank under a resting view. An
      offset that the app itself asked for out of range may stay until the next touch.
      """
    ),
    (
      "zoom-in-range",
      """
      A view at rest has a zoom within its limits, and passes them under the fingers only
      softly.

      A person sees a picture that stays too large or too small. Engines have rested at twice
      the maximum when one finger lifted before the other.
      """
    ),
    (
      "rest-flags-clear",
      """
      A view that does not move does not say that it moves.

      A person sees a button that stays disabled or a clock that never starts again, because
      the app believes the flag. Engines have kept "decelerating" set after a fling that ended
      on an edge.
      """
    ),
    (
      "eventually-at-rest",
      """
      Every motion ends: a view is at rest within the time its engine declares.

      A person waits for a list that creeps on. Engines whose spring never quite reaches its
      target have kept a screen awake.
      """
    ),
    (
      "finite-state",
      """
      Every offset, zoom and size is a number, and sizes and zoom are above zero.

      A person sees a view go blank or jump to nowhere. Engines that divide by the time
      between two touches of one time have shown it.
      """
    ),
    (
      "content-size-scales",
      """
      The content's size follows the zoom: it is the unzoomed size times the zoom.

      A person can scroll past the end of a picture, or cannot reach it. Engines that wait for
      the end of a pinch to set the size have shown it.
      """
    ),
    (
      "drag-tracks-finger",
      """
      Inside its range, the content stays under the finger that drags it: point for point.

      A person feels the content slip. Engines that scale the finger's path, or lose what it
      does between two frames, have shown it.
      """
    ),
    (
      "change-notified",
      """
      Whatever changes is told: every change of the offset and of the zoom has its callback.

      A person sees a label that lags behind. Engines that correct an offset without telling
      the app have shown it.
      """
    ),
  ]
}
