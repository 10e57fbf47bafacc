internal import Gesture
internal import Replay

/// A change of a whole recording, and what an engine must show of it.
protocol Transformation {
  /// What the second replay must show, in words: "in the mirror".
  static var image: String { get }

  /// Whether the second replay moves otherwise and only rests in the same places.
  static var isComparedAtRest: Bool { get }

  /// The scene as it is changed; its views start where the first frame's image says.
  func scene(_ scene: Scene, showing frame: Frame) throws(Unsuited) -> Scene

  func time(_ time: Instant) -> Instant

  /// Changes what happens at one time, knowing what the original showed just before and which fingers
  /// were down.
  mutating func change(
    _ moment: inout Moment, showing frame: Frame, _ fingers: FingersDown
  ) throws(Unsuited)

  /// Where a view must stand in the second replay.
  func image(of view: ViewState) throws(Unsuited) -> Standing

  /// Whether anything is different by now: until then nothing is put to the test.
  var hasChanged: Bool { get }
}

extension Transformation {
  static var isComparedAtRest: Bool { false }
  func scene(_ scene: Scene, showing frame: Frame) throws(Unsuited) -> Scene { scene }
  func time(_ time: Instant) -> Instant { time }
  mutating func change(
    _ moment: inout Moment, showing frame: Frame, _ fingers: FingersDown
  ) throws(Unsuited) {}
  func image(of view: ViewState) throws(Unsuited) -> Standing { Standing(view) }
  var hasChanged: Bool { true }
}

/// The recording is none a relation speaks of, or is none from here on.
struct Unsuited: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
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
