internal import Gesture
internal import Replay

/// Cuts a replay of one view into passages, by the fingers that came down on it.
struct Story {
  private(set) var passages: [Passage] = []
  private let view: Int
  /// The fingers that came down on this view, and where they are.
  private var fingers: [UInt8: Point] = [:]
  /// Where their middle was, and how far they were apart, when the last of them came or went.
  private var middle = Point.zero
  private var spread = 0.0
  private var current: Passage?
  /// What two fingers do beside moving together.
  private var pinch: Passage?
  private var axis = Axis.y
  private var began = 0.0
  private var downOffset = Point.zero
  private var downZoom = 1.0

  init(_ view: Int) { self.view = view }
}

extension Story {
  /// - Parameter deepest: the view that is met first at a place, of all that are there.
  mutating func add(_ step: borrowing Step, _ deepest: (Point) -> Int?) {
    guard step.frame.views.indices.contains(view) else { return }
    let state = step.frame.views[view]
    let time = Double(step.time.nanoseconds) / 1e9
    if step.cause == .after {
      for event in step.moment.events {
        if let touch = event.value.touch { track(touch, time, state, deepest) }
        if event.value.isInput, event.value.touch == nil { close() }
      }
    }
    // A device is seen where it says so; an engine whenever it is asked.
    if step.cause == .frame || !fingers.isEmpty && step.cause == .after && step.sight.isLook {
      see(state, time, step.sight.isLook)
    }
  }

  private mutating func track(
    _ touch: Touch, _ time: Double, _ state: ViewState, _ deepest: (Point) -> Int?
  ) {
    switch touch.phase {
    case .down:
      guard deepest(touch.place) == view else { return }
      close()
      fingers[touch.finger] = touch.place
      gather(time, state)
    case .move:
      if fingers[touch.finger] != nil { fingers[touch.finger] = touch.place }
    case .up, .cancel:
      guard fingers[touch.finger] != nil else { return }
      close()
      fingers[touch.finger] = nil
      if !fingers.isEmpty { return gather(time, state) }
      began = time
      let place = state.offset[axis]
      let (low, high) = (state.lowest(axis), state.highest(axis))
      let isOutside = place < low - 0.01 || place > high + 0.01
      let isZoomed = state.zoom > state.maximumZoom + 1e-6 || state.zoom < state.minimumZoom - 1e-6
      current = Passage(kind: isZoomed ? .zoom : isOutside ? .bounce : .coast)
      current?.start = isOutside ? place - (place < low ? low : high) : place
    }
  }

  private var place: Point {
    let count = Double(max(1, fingers.count))
    return Point(
      x: fingers.values.reduce(0) { $0 + $1.x } / count,
      y: fingers.values.reduce(0) { $0 + $1.y } / count)
  }

  /// How far two fingers are apart.
  private var distance: Double {
    let places = Array(fingers.values)
    guard places.count == 2 else { return 0 }
    let (x, y) = (places[0].x - places[1].x, places[0].y - places[1].y)
    return (x * x + y * y).squareRoot()
  }

  /// From here on these fingers move together.
  private mutating func gather(_ time: Double, _ state: ViewState) {
    (middle, spread, began) = (place, distance, time)
    (downOffset, downZoom) = (state.offset, state.zoom)
    if fingers.count == 2 { pinch = Passage(kind: .pinch) }
  }

  private mutating func see(_ state: ViewState, _ time: Double, _ isLook: Bool) {
    guard isLook else { return }
    guard fingers.isEmpty else { return seeFingers(state) }
    guard var passage = current else { return }
    if passage.kind == .zoom {
      passage.add(Sample(time - began, state.zoom))
      current = passage
      return
    }
    guard state.zoom == downZoom else { return }
    let place = state.offset[axis]
    let (low, high) = (state.lowest(axis), state.highest(axis))
    let isOutside = place < low - 0.01 || place > high + 0.01
    // Where a device was when the finger left it may be said only then.
    if passage.kind == .coast, passage.looks.isEmpty, isOutside, time <= began {
      passage.kind = .bounce
      passage.start = place - (place < low ? low : high)
    }
    if passage.kind == .coast, isOutside { return close() }
    let edge = passage.kind == .bounce ? (passage.start < 0 ? low : high) : 0
    passage.add(Sample(time - began, place - edge))
    current = passage
  }

  private mutating func seeFingers(_ state: ViewState) {
    let parted = (way: abs(distance - spread), seen: state.zoom / downZoom - 1)
    pinch?.ways.append(parted)
    // Of content that is zoomed meanwhile nothing is known but that.
    guard state.zoom == downZoom, state.zoom == 1 else {
      current = nil
      return
    }
    let way = Point(x: place.x - middle.x, y: place.y - middle.y)
    if current == nil {
      axis = abs(way.x) > abs(way.y) ? .x : .y
      current = Passage(kind: .drag(axis), isFirst: fingers.count == 1)
    }
    let place = state.offset[axis]
    let (low, high) = (state.lowest(axis), state.highest(axis))
    let over = place < low ? place - low : place > high ? place - high : 0
    if case .drag? = current?.kind, over != 0 {
      // What was held inside before it is no part of the pull.
      guard downOffset[axis] == low || downOffset[axis] == high else { return close() }
      current = Passage(kind: .pull, length: state.bounds[axis])
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
    if let pinch, !pinch.ways.isEmpty { passages.append(pinch) }
    (current, pinch) = (nil, nil)
  }

  /// With what is under way at the end.
  mutating func finish() { close() }
}

extension Passage {
  /// Of what stands still one look is enough.
  fileprivate mutating func add(_ look: Sample) {
    if looks.last?.value != look.value { looks.append(look) } else { isAtRest = true }
  }
}
