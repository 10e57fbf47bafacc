internal import Gesture

// The keyboard covers a part of the frame: never of what is left of it, so that a
// second keyboard that is smaller gives room back.

extension IOSView {
  /// How much of a frame in the window the keyboard takes from the view.
  func covered(of frame: Rectangle, by keyboard: Rectangle?) -> Double {
    guard let policy = scene.keyboard, policy.avoids != .ignore, let keyboard else { return 0 }
    return believedCover ?? overlap(frame, keyboard)
  }

  mutating func makeRoom(covering covered: Double, at now: Instant) {
    guard covered != room.covered else { return }
    change(at: now) { $0.room.covered = covered }
  }

  /// Scrolls the field that has the focus into what is seen, if no finger is on the view.
  mutating func focus(on field: Int, at now: Instant) {
    guard let policy = scene.keyboard, policy.avoids != .ignore, hold.isEmpty,
      policy.fields.indices.contains(field)
    else { return }
    let place = policy.fields[field]
    let zoom = limits.clamp(standing.zoom)
    reveal(
      Rectangle(
        x: place.origin.x * zoom, y: place.origin.y * zoom, width: place.size.width * zoom,
        height: place.size.height * zoom),
      animated: true, at: now)
  }

}

/// The height of the intersection.
func overlap(_ one: Rectangle, _ other: Rectangle) -> Double {
  let width =
    min(one.origin.x + one.size.width, other.origin.x + other.size.width)
    - max(one.origin.x, other.origin.x)
  let height =
    min(one.origin.y + one.size.height, other.origin.y + other.size.height)
    - max(one.origin.y, other.origin.y)
  return width > 0 && height > 0 ? height : 0
}
