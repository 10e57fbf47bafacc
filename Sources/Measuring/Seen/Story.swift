internal import Gesture
internal import Replay

/// A part of a replay in which one thing happens: a drag, a pull past an edge, a coast, a way back.
struct Passage {
  enum Kind: Equatable {
    case drag(Axis)
    case pull
    case coast
    case bounce
  }

  var kind: Kind
  /// Seconds since it began, and offsets; those of a bounce are counted from the edge.
  var looks: [Sample] = []
  /// How far the finger went, and what was seen then.
  var ways: [(way: Double, seen: Double)] = []
  /// The length of the view.
  var length = 0.0
  /// Where it was when it began.
  var start = 0.0
  var isAtRest = false
}

extension Passage {
  /// Between which ways of the finger the content began to move; nil where that was not seen.
  var slop: Estimate? {
    guard let index = ways.firstIndex(where: { $0.seen != 0 }), index > 0 else { return nil }
    let (before, after) = (abs(ways[index - 1].way), abs(ways[index].way))
    // What has moved by then has been lost by nobody.
    return after > before ? Estimate(between: before, and: after) : nil
  }

  func gain(step: Double) -> Estimate? {
    let moving = ways.drop { $0.seen == 0 }
    guard moving.count >= 4, let first = moving.first, let last = moving.last,
      abs(last.way - first.way) > 20,
      let line = LeastSquares(
        [moving.map { _ in 1 }, moving.map(\.way)], moving.map(\.seen))
    else { return nil }
    let error = 3 * max(line.deviation(2), step / 6) * line.variances[1].squareRoot() + 1e-6
    // A drag that is no line is no single drag.
    guard line.spread < 0.05 * abs(last.seen - first.seen) + step else { return nil }
    return Estimate(-line.numbers[1], error: error)
  }
}

/// Cuts a replay of one view and one finger into passages.
struct Story {
  private(set) var passages: [Passage] = []
  private let view: Int
  private var finger: (down: Point, place: Point)?
  private var fingers = 0
  private var current: Passage?
  private var axis = Axis.y
  private var began = 0.0
  private var last = ViewState()
  private var downOffset = Point.zero

  /// Of the first view; the others are looked at where there is only one.
  init(_ scene: Scene) { view = 0 }
}

extension Story {
  mutating func add(_ step: borrowing Step) {
    guard step.frame.views.indices.contains(view) else { return }
    let state = step.frame.views[view]
    let time = Double(step.time.nanoseconds) / 1e9
    if step.cause == .after {
      for event in step.moment.events {
        if let touch = event.value.touch { take(touch, time, state) }
        if event.value.isInput, event.value.touch == nil { close() }
      }
    }
    // A device is seen where it says so; an engine whenever it is asked.
    if step.cause == .frame || fingers == 1 && step.cause == .after && step.sight.isLook {
      see(state, time, step.sight.isLook)
    }
    last = state
  }

  private mutating func take(_ touch: Touch, _ time: Double, _ state: ViewState) {
    switch touch.phase {
    case .down:
      close()
      fingers += 1
      finger = fingers == 1 ? (touch.place, touch.place) : nil
      downOffset = state.offset
      began = time
    case .move:
      finger?.place = touch.place
    case .up, .cancel:
      close()
      fingers -= 1
      finger = nil
      guard fingers == 0, state.zoom == 1 else { return }
      began = time
      let range = (state.lowest(axis), state.highest(axis))
      let place = state.offset[axis]
      let isOutside = place < range.0 - 0.01 || place > range.1 + 0.01
      current = Passage(kind: isOutside ? .bounce : .coast)
      current?.start = isOutside ? place - (place < range.0 ? range.0 : range.1) : place
    }
  }

  private mutating func see(_ state: ViewState, _ time: Double, _ isLook: Bool) {
    guard isLook, state.zoom == 1 else { return }
    if let finger {
      let way = Point(
        x: finger.place.x - finger.down.x, y: finger.place.y - finger.down.y)
      if current == nil {
        axis = abs(way.x) > abs(way.y) ? .x : .y
        current = Passage(kind: .drag(axis))
      }
      see(finger: way, state)
      return
    }
    guard var passage = current else { return }
    let place = state.offset[axis]
    let range = (state.lowest(axis), state.highest(axis))
    let isOutside = place < range.0 - 0.01 || place > range.1 + 0.01
    // Where a device was when the finger left it may be said only then.
    if passage.kind == .coast, passage.looks.isEmpty, isOutside, time <= began {
      passage.kind = .bounce
      passage.start = place - (place < range.0 ? range.0 : range.1)
    }
    if passage.kind == .coast, isOutside { return close() }
    let edge = passage.kind == .bounce ? (passage.start < 0 ? range.0 : range.1) : 0
    // Of what stands still one look is enough.
    if passage.looks.last?.value != place - edge {
      passage.looks.append(Sample(time - began, place - edge))
    } else {
      passage.isAtRest = true
    }
    current = passage
  }

  private mutating func see(finger way: Point, _ state: ViewState) {
    let place = state.offset[axis]
    let (low, high) = (state.lowest(axis), state.highest(axis))
    let over = place < low ? place - low : place > high ? place - high : 0
    if case .drag? = current?.kind, over != 0 {
      // What was held inside before it is no part of the pull.
      if downOffset[axis] == low || downOffset[axis] == high {
        current = Passage(kind: .pull, length: state.bounds[axis])
      } else {
        return close()
      }
    }
    if current?.kind == .pull {
      current?.ways.append((abs(way[axis]), over))
    } else {
      // With its way first, since what is shown is of this report or of one before.
      current?.ways.append((way[axis], place - downOffset[axis]))
    }
    current?.looks.append(Sample(0, place))
  }

  private mutating func close() {
    if let current, !current.looks.isEmpty { passages.append(current) }
    current = nil
  }

  /// With what is under way at the end.
  mutating func finish() { close() }
}
