internal import Model
internal import Text

// The parts of a recording that can be removed without making it invalid. A part is a list of
// indices of events.

extension Recording {
  /// The gestures: touches from the first finger that comes down to the last finger that lifts.
  /// Every other event is a separate part.
  var gestures: [[Int]] {
    var gestures: [[Int]] = []
    var hand: Int?
    var fingers = FingersDown()
    for (index, event) in events.enumerated() {
      guard case .touch(let touch) = event.value.action else {
        gestures.append([index])
        continue
      }
      if touch.phase != .move { fingers.toggle(touch.finger) }
      if let hand {
        gestures[hand].append(index)
      } else {
        hand = gestures.count
        gestures.append([index])
      }
      if fingers.count == 0 { hand = nil }
    }
    return gestures
  }

  /// The strokes: the events of each finger from its down to its lift.
  var strokes: [[Int]] {
    var strokes: [[Int]] = []
    var strokeOf: [UInt8: Int] = [:]
    for (index, event) in events.enumerated() {
      guard case .touch(let touch) = event.value.action else { continue }
      if touch.phase == .down {
        strokeOf[touch.finger] = strokes.count
        strokes.append([])
      }
      guard let stroke = strokeOf[touch.finger] else { continue }
      strokes[stroke].append(index)
    }
    return strokes
  }

  /// The moves. Moves at the same time form a single part, such as the moves of a pinch's two
  /// fingers.
  var moves: [[Int]] {
    var moves: [[Int]] = []
    var last: Instant?
    for (index, event) in events.enumerated() {
      guard case .touch(let touch) = event.value.action, touch.phase == .move else { continue }
      if last == event.value.time {
        moves[moves.count - 1].append(index)
      } else {
        moves.append([index])
      }
      last = event.value.time
    }
    return moves
  }

  /// The events without the events at the given indices.
  func without(_ indices: [Int]) -> [Located<InputEvent>] {
    var isKept = Array(repeating: true, count: events.count)
    for index in indices { isKept[index] = false }
    return zip(events, isKept).compactMap { $1 ? $0 : nil }
  }

  /// Changes an event if the event is a touch.
  mutating func changeTouch(at index: Int, _ change: (inout Touch) -> Void) {
    guard case .touch(var touch) = events[index].value.action else { return }
    change(&touch)
    events[index].value.action = .touch(touch)
  }
}
