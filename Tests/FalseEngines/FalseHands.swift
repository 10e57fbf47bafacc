internal import Gesture
internal import Replay

/// What a falsified engine receives of fingers and the app.
struct FalseHands {
  private let row: Falsification
  private let size: Double
  /// Where each finger is, and where it came down.
  private(set) var places: [UInt8: Point] = [:]
  private var starts: [UInt8: Point] = [:]
  private var moves = 0

  init(_ row: Falsification, _ size: Double) { (self.row, self.size) = (row, size) }
}

extension FalseHands {
  /// The middle of the fingers in the window.
  var centroid: Point? {
    guard !places.isEmpty else { return nil }
    var sum = Point.zero
    for place in places.values {
      sum.x += place.x
      sum.y += place.y
    }
    return Point(x: sum.x / Double(places.count), y: sum.y / Double(places.count))
  }

  mutating func edit(_ moment: inout Moment) {
    for index in moment.events.indices.reversed() {
      switch moment.events[index].value {
      case .touch(var touch):
        let isLost = edit(&touch)
        moment.events[index].value = .touch(touch)
        if isLost { moment.events.remove(at: index) }
      case .ask(var command):
        if row.deed == .loseRequests { moment.events.remove(at: index) }
        guard row.deed == .shiftRequests, case .scrollTo(var place) = command.request else { break }
        place.y += size
        command.request = .scrollTo(place)
        moment.events[index].value = .ask(command)
      case .setting:
        if row.deed == .loseSettings { moment.events.remove(at: index) }
      case .layout:
        if row.deed == .loseLayouts { moment.events.remove(at: index) }
      default: break
      }
    }
  }

  /// Whether the touch is lost.
  private mutating func edit(_ touch: inout Touch) -> Bool {
    switch touch.phase {
    case .down:
      places[touch.finger] = touch.place
      starts[touch.finger] = touch.place
      if starts.count == 1 { moves = 0 }
    case .move: places[touch.finger] = touch.place
    case .up, .cancel: places[touch.finger] = nil
    }
    let start = starts[touch.finger]
    if touch.phase == .up || touch.phase == .cancel { starts[touch.finger] = nil }
    switch row.deed {
    case .deaf: return true
    case .oneFinger: return touch.finger != 0
    case .liftAsCancel: if touch.phase == .up { touch.phase = .cancel }
    case .cancelAsLift: if touch.phase == .cancel { touch.phase = .up }
    case .loseMoves where touch.phase == .move:
      moves += 1
      return Double(moves).truncatingRemainder(dividingBy: size) != 0
    case .stretchMoves where touch.phase != .down:
      if let start {
        touch.place.x = start.x + size * (touch.place.x - start.x)
        touch.place.y = start.y + size * (touch.place.y - start.y)
      }
    default: break
    }
    return false
  }
}
