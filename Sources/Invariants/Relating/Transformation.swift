internal import Model
internal import Replay
internal import Text

/// A change of a whole recording, and its required effect on an engine.
///
/// A transformation throws an objection if its relation does not apply to the recording, or no
/// longer applies from some event on.
protocol Transformation {
  /// A description of what the second replay must show: "in the mirror".
  static var image: String { get }

  /// Whether the second replay may move differently and must only rest at the same positions.
  static var isComparedAtRest: Bool { get }

  /// The changed scene, whose views start at the transformed positions of the first frame.
  func scene(_ scene: Scene, showing frame: Frame) throws(Objection) -> Scene

  func time(_ time: Instant) -> Instant

  /// Changes the events of one moment.
  ///
  /// - Parameters:
  ///   - frame: What the original replay showed just before the moment.
  ///   - fingers: The fingers that were down just before the moment.
  mutating func change(
    _ moment: inout Moment, showing frame: Frame, _ fingers: FingersDown
  ) throws(Objection)

  /// The expected offset and zoom of a view in the second replay.
  func image(of view: ViewState) throws(Objection) -> OffsetAndZoom

  /// Whether the change has had any effect so far. Until it has, the relation is not exercised.
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
  /// The input events of the moment; nil if there are none.
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
