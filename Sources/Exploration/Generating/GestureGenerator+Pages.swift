internal import Model

// Gestures on a web page.

extension GestureGenerator {
  /// Adds gestures of a user on a web page, or requests and changes that the page accepts.
  mutating func happenOnPage() {
    if digitiser == nil { digitiser = Digitiser(hertz: one(of: 60, 120), stillness: 0.5) }
    switch whole(0...9) {
    case 0: request(animated: happens(0.6))
    case 1: limits.page?.layouts.isEmpty == false ? layout() : journey()
    case 2...4: journey()
    case 5: passage()
    default: humanGesture()
    }
  }

  /// Several flicks in the same direction, then back to the start or past it. When the user has
  /// returned, everything that the page showed or hid on the way must be as before.
  private mutating func journey() {
    letGo()
    let area = someArea()
    let axis: Axis = happens(0.8) ? .y : .x
    // In most cases the journey goes towards the end of the content.
    let direction = happens(0.85) ? -1.0 : 1
    let count = whole(1...7)
    for _ in 0..<count { swipe(in: area, axis, direction) }
    wait(one(of: 100, 700, 1500))
    if happens(0.15) { perform([tapStroke()]) }
    for _ in 0..<(count + whole(0...3)) { swipe(in: area, axis, -direction) }
    wait(one(of: 300, 1200))
  }

  /// Generates a swipe across about half of an area, followed by a short or long pause.
  private mutating func swipe(in area: Rectangle, _ axis: Axis, _ direction: Double) {
    let length = area.size[axis] * dice.uniform(in: 0.4..<0.7)
    var start = Point {
      area.origin[$0] + area.size[$0] * dice.uniform(in: 0.35..<0.65)
    }
    start[axis] = area.origin[axis] + area.size[axis] * (direction < 0 ? 0.85 : 0.15)
    var displacement = Point(x: length * dice.uniform(in: -0.05..<0.05), y: 0)
    if axis == .x { displacement = Point(x: 0, y: displacement.x) }
    displacement[axis] = length * direction
    let lasts = dice.uniform(in: 120..<320)
    let isFlick = happens(0.8)
    perform([
      Stroke(
        start: start, displacement: displacement, lasts: lasts,
        lifts: isFlick ? lasts * dice.uniform(in: 0.6..<0.85) : lasts + 150, tremor: Tremor(&dice))
    ])
    wait(one(of: 60, 250, 600) + dice.uniform(in: 0..<30))
  }

  /// The visible part of a random view, or of the window.
  private mutating func someArea() -> Rectangle {
    let whole = Rectangle(x: 0, y: 0, width: window.width, height: window.height)
    let areas = scene.views.indices.compactMap { visible($0, in: whole) }
    return dice.pick(areas) ?? whole
  }

  /// The part of the window that a view occupies at the start; nil if the part is too small for a
  /// swipe.
  private func visible(_ view: Int, in window: Rectangle) -> Rectangle? {
    var frame = scene.views[view].frame
    var parent = scene.views[view].inside
    while let outer = parent {
      frame.origin = frame.origin + scene.views[outer].frame.origin
      parent = scene.views[outer].inside
    }
    var part = window
    for axis in Axis.allCases {
      let first = max(frame.origin[axis], 0)
      let last = min(frame.origin[axis] + frame.size[axis], window.size[axis])
      guard last - first >= 60 else { return nil }
      part.origin[axis] = first
      part.size[axis] = last - first
    }
    return part
  }
}
