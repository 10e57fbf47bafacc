internal import Model

/// The lane of one finger: when the finger was down.
struct FingerLane {
  let finger: UInt8
  private(set) var columns: FoldingColumns<Marks>
  private var isDown = false
  private var last: Instant

  init(_ finger: UInt8, from start: Instant) {
    self.finger = finger
    columns = FoldingColumns(from: start)
    last = start
  }

  mutating func add(_ phase: Touch.Phase, at time: Instant) {
    pass(to: time)
    switch phase {
    case .down: columns.update(at: time) { $0.insert(.down) }
    case .move: break
    case .up: columns.update(at: time) { $0.insert(.up) }
    case .cancel: columns.update(at: time) { $0.insert(.cancelled) }
    }
    isDown = phase == .down || phase == .move
  }

  /// Advances to a time, until which the finger keeps its state.
  mutating func pass(to time: Instant) {
    if isDown { columns.update(from: last, through: time) { $0.insert(.held) } }
    last = time
  }
}
