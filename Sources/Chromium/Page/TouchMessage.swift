internal import Model
internal import Replay
internal import Text

/// Touches of the same kind and time, as the browser receives them. `touchEnd` lists the fingers
/// that lift; `touchCancel` lists none, because it cancels all fingers.
struct TouchMessage {
  let type: String
  let points: [JSONPiece]
  /// Whether the message lifts or cancels fingers.
  var ends: Bool { type == "touchEnd" || type == "touchCancel" }

  /// Whether the message only moves fingers.
  var moves: Bool { type == "touchMove" }

  /// The messages of a moment.
  ///
  /// - Parameters:
  ///   - fingers: The fingers that are down, updated from before the moment to after it.
  ///   - places: The last position of each finger, updated from before the moment to after it.
  ///   - point: Converts a point of the window to the browser's coordinates.
  static func messages(
    for moment: Moment, _ fingers: inout FingersDown, _ places: inout [UInt8: Point],
    point: (Point) -> Point
  ) throws(EngineError) -> [TouchMessage] {
    var messages: [TouchMessage] = []
    var phase: Touch.Phase?
    var points: [JSONPiece] = []
    var moved: [JSONPiece] = []
    var cancelled = 0
    let nudge = stays(after: moment, fingers) ? nudge : 0
    for event in moment.events {
      guard case .touch(let touch) = event.value else { continue }
      if touch.phase != .move { fingers.toggle(touch.finger) }
      if touch.phase == .cancel {
        cancelled += 1
        continue
      }
      if phase != touch.phase {
        if let phase { messages += Self.messages(phase, points, moved) }
        points = []
        moved = []
        phase = touch.phase
      }
      var point = point(touch.point)
      if touch.phase == .up { point.y += nudge }
      let piece: JSONPiece = ["id": touch.finger.json, "x": point.x.json, "y": point.y.json]
      points.append(piece)
      if touch.phase == .up, nudge != 0 || places[touch.finger] != touch.point {
        moved.append(piece)
      }
      places[touch.finger] = touch.point
    }
    if let phase { messages += Self.messages(phase, points, moved) }
    guard cancelled == 0 || fingers.count == 0 else {
      throw EngineError(.unsupported, "a browser cancels all fingers or none")
    }
    // The cancellation is last: it cancels all fingers, and a later message could not name the
    // fingers that lift in the same moment.
    if cancelled > 0 { messages.append(TouchMessage(.cancel, [])) }
    return messages
  }

  /// The distance by which a finger moves if it lifts while other fingers stay down. The browser
  /// starts no fling if the remaining fingers were moving against the lifting finger. Without the
  /// distance, rounding decides whether the speed of a finger that never moved is slightly above or
  /// below zero.
  private static let nudge = 0.001

  /// Whether fingers are still down after a moment.
  private static func stays(after moment: Moment, _ fingers: FingersDown) -> Bool {
    var fingers = fingers
    for event in moment.events {
      if let touch = event.value.touch, touch.phase != .move { fingers.toggle(touch.finger) }
    }
    return fingers.count > 0
  }

  /// The messages for touches of the same phase. A finger that lifts at a new position first moves
  /// there in a separate message: within a single message, the browser gives the move and the lift
  /// the same time, and does not always process the move first. A finger that lifts at its last
  /// position does not move first: no phone reports such a move, and a page that derives the
  /// finger's speed from the last two moves would find no speed.
  private static func messages(
    _ phase: Touch.Phase, _ points: [JSONPiece], _ moved: [JSONPiece]
  ) -> [TouchMessage] {
    (moved.isEmpty ? [] : [TouchMessage(.move, moved)]) + [TouchMessage(phase, points)]
  }

  private init(_ phase: Touch.Phase, _ points: [JSONPiece]) {
    switch phase {
    case .down: type = "touchStart"
    case .move: type = "touchMove"
    case .up: type = "touchEnd"
    case .cancel: type = "touchCancel"
    }
    self.points = points
  }
}
