internal import Model
internal import Replay
internal import Text

/// Modifies the input that a faulty engine receives.
struct FaultyInput {
  private let given: Fault.Input?
  /// Whether the fault has begun.
  var isActive = true
  private let amount: Double
  /// The position of each finger that is down, and where it came down.
  private(set) var fingers: [UInt8: Point] = [:]
  private var starts: [UInt8: Point] = [:]
  private var moves = 0

  init(_ fault: Fault, _ amount: Double) {
    if case .input(let input) = fault.change { given = input } else { given = nil }
    self.amount = amount
  }
}

extension FaultyInput {
  private var input: Fault.Input? { isActive ? given : nil }

  /// The centroid of the fingers, in window coordinates.
  var centroid: Point? {
    guard !fingers.isEmpty else { return nil }
    var sum = Point.zero
    for point in fingers.values {
      sum.x += point.x
      sum.y += point.y
    }
    return Point(x: sum.x / Double(fingers.count), y: sum.y / Double(fingers.count))
  }

  mutating func edit(_ moment: inout Moment) {
    for index in moment.events.indices.reversed() {
      switch moment.events[index].value {
      case .touch(var touch):
        let isLost = edit(&touch)
        moment.events[index].value = .touch(touch)
        if isLost { moment.events.remove(at: index) }
      case .request(let command):
        if input == .loseRequests {
          moment.events.remove(at: index)
        } else {
          moment.events[index].value = .request(edited(command))
        }
      case .setting(var change):
        if input == .loseSettings { moment.events.remove(at: index) }
        guard input == .loseGrowth else { break }
        (change.above, change.left) = (0, 0)
        moment.events[index].value = .setting(change)
      case .layout(let change):
        switch (input, change) {
        case (.loseLayouts, _), (.loseKeyboardHides, .keyboard(.hidden)):
          moment.events.remove(at: index)
        case (.loseFocus, .keyboard(.shown(let frame, _))):
          moment.events[index].value = .layout(.keyboard(.shown(frame: frame, field: nil)))
        default: break
        }
      default: break
      }
    }
  }

  private func edited(_ command: Command) -> Command {
    var command = command
    switch (input, command.request) {
    case (.shiftRequests, .scrollTo(var point)):
      point.y += amount
      command.request = .scrollTo(point)
    case (.scaleZoomRequests, .zoomTo(let zoom)): command.request = .zoomTo(zoom * amount)
    case (.shiftPageRequests, .page(let page)):
      command.request = .page(PageNumber(page.number &+ (Int(exactly: amount) ?? 0)))
    case (.animateRequests, _): command.animated = true
    default: break
    }
    return command
  }

  /// Modifies a touch; returns whether the touch is to be dropped.
  private mutating func edit(_ touch: inout Touch) -> Bool {
    switch touch.phase {
    case .down:
      fingers[touch.finger] = touch.point
      starts[touch.finger] = touch.point
      if starts.count == 1 { moves = 0 }
    case .move: fingers[touch.finger] = touch.point
    case .up, .cancel: fingers[touch.finger] = nil
    }
    let start = starts[touch.finger]
    if touch.phase == .up || touch.phase == .cancel { starts[touch.finger] = nil }
    switch input {
    case .deaf: return true
    case .oneFinger: return touch.finger != 0
    case .liftAsCancel: if touch.phase == .up { touch.phase = .cancel }
    case .cancelAsLift: if touch.phase == .cancel { touch.phase = .up }
    case .roundTouches:
      touch.point = Point(x: touch.point.x.rounded(), y: touch.point.y.rounded())
    case .loseMoves where touch.phase == .move:
      moves += 1
      return Double(moves).truncatingRemainder(dividingBy: amount) != 0
    case .stretchMoves where touch.phase != .down:
      if let start {
        touch.point.x = start.x + amount * (touch.point.x - start.x)
        touch.point.y = start.y + amount * (touch.point.y - start.y)
      }
    default: break
    }
    return false
  }
}
