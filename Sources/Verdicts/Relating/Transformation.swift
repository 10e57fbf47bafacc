internal import Gesture
internal import Replay

/// A change of a whole recording, and what an engine must show of it.
///
/// It objects to a recording that its relation says nothing of, or nothing from here on.
protocol Transformation {
  /// What the second replay must show, in words: "in the mirror".
  static var image: String { get }

  /// Whether the second replay moves otherwise and only rests in the same places.
  static var isComparedAtRest: Bool { get }

  /// The scene as it is changed; its views start where the first frame's image says.
  func scene(_ scene: Scene, showing frame: Frame) throws(Objection) -> Scene

  func time(_ time: Instant) -> Instant

  /// Changes what happens at one time, knowing what the original showed just before and which fingers
  /// were down.
  mutating func change(
    _ moment: inout Moment, showing frame: Frame, _ fingers: FingersDown
  ) throws(Objection)

  /// Where a view must stand in the second replay.
  func image(of view: ViewState) throws(Objection) -> OffsetAndZoom

  /// Whether anything is different by now: until then nothing is put to the test.
  var hasChanged: Bool { get }
}

extension Transformation {
  static var isComparedAtRest: Bool { false }
  func scene(_ scene: Scene, showing frame: Frame) throws(Objection) -> Scene { scene }
  func time(_ time: Instant) -> Instant { time }
  mutating func change(
    _ moment: inout Moment, showing frame: Frame, _ fingers: FingersDown
  ) throws(Objection) {}
  func image(of view: ViewState) throws(Objection) -> OffsetAndZoom { OffsetAndZoom(view) }
  var hasChanged: Bool { true }
}

extension Moment {
  /// The part of it that is input; nil where there is none.
  var input: Moment? {
    guard isInput else { return nil }
    return Moment(at: time, events.filter(\.value.isInput))
  }

  /// Changes every touch.
  mutating func mapTouches(_ change: (inout Touch) -> Void) {
    for index in events.indices {
      guard case .touch(var touch) = events[index].value else { continue }
      change(&touch)
      events[index].value = .touch(touch)
    }
  }
}
