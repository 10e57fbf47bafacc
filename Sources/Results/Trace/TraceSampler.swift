package import Model
package import Replay
internal import Text

/// Records the trace of a replay for drawing, step by step.
///
/// The trace has at most sixty rows per second, and at most `maxRows` rows. A longer replay is
/// thinned repeatedly: every second row is dropped. The memory is therefore limited, and the whole
/// replay can be viewed.
package struct TraceSampler: Sendable {
  private var trace: DrawnTrace
  private let clock: FrameClock?
  /// The number of the next frame, if a clock counts frames.
  private var tick: Int64?
  /// The values of all views, row by row.
  private var rows: [Int] = []
  private let columns: Int
  /// The number of frames per row; `passed` is the number of frames so far.
  private var pace: Int
  private var passed = 0
  /// The index of the path for each finger that is down.
  private var down: [UInt8: Int] = [:]
  private var samples = 0
  private var movePace = 1
  private var moves = 0

  private static let maxRows = 7200
  private static let maxSamples = 20_000
  private static let maxTextCount = 1000

  /// - Parameters:
  ///   - clock: The clock of the frames; nil for a recorded device, which drew frames at irregular
  ///     times.
  package init(of scene: Scene, at clock: FrameClock?) {
    self.clock = clock
    let hertz = clock?.rate.hertz ?? 100_000
    let phase = clock?.phase.milliseconds ?? 0
    trace = DrawnTrace(hertz: hertz, phase: phase, views: scene.views.count)
    columns = scene.views.count * DrawnTrace.Channel.allCases.count
    pace = clock == nil ? 1 : max(1, Int((hertz / 60 - 1e-9).rounded(.up)))
  }

  package mutating func add(_ step: Step) {
    let time = Double(step.time.nanoseconds) / 1e6
    for callback in step.frame.callbacks
    where !callback.kind.isSteady && trace.callbacks.count < Self.maxTextCount {
      trace.callbacks.append(
        DrawnTrace.Callback(time: time, view: callback.view, text: callback.kind.text))
    }
    // An event is listed in the steps before and after it.
    if step.cause != .after {
      for event in step.moment.events { add(event, at: step.time) }
    }
    if step.cause == .frame, let frame = number(of: step.time) { draw(step.frame, frame) }
  }

  /// The number of the frame at a time. The number is nil for a frame that does not belong to the
  /// clock, because it was drawn only for a comparison.
  private mutating func number(of time: Instant) -> Int? {
    guard let clock else { return Int((Double(time.nanoseconds) / 1e4).rounded()) }
    // No frames are drawn during a long wait, so the next frame may be much later.
    var due = tick.flatMap { clock.tick($0) }
    if due.map({ $0 < time }) ?? true {
      tick = clock.first(from: time)
      due = tick.flatMap { clock.tick($0) }
    }
    guard let next = tick, due == time else { return nil }
    tick = next + 1
    return Int(next)
  }

  private mutating func draw(_ frame: Frame, _ number: Int) {
    defer { passed += 1 }
    guard passed.isMultiple(of: pace) else { return }
    if trace.frames.count == Self.maxRows { thinRows() }
    guard passed.isMultiple(of: pace) else { return }
    trace.signals.add(frame.signals, row: trace.frames.count)
    trace.frames.append(number)
    for view in frame.views {
      for channel in DrawnTrace.Channel.allCases {
        rows.append(channel.value(of: view)?.counted(in: channel.parts) ?? DrawnTrace.unknown)
      }
    }
  }

  private mutating func thinRows() {
    pace *= 2
    let kept = stride(from: 0, to: trace.frames.count, by: 2)
    rows = kept.flatMap { rows[$0 * columns..<($0 + 1) * columns] }
    trace.frames = kept.map { trace.frames[$0] }
    trace.signals.thin()
  }

  private mutating func add(_ event: Located<InputEvent.Action>, at time: Instant) {
    switch event.value {
    case .touch(let touch): add(touch, at: time)
    case .observation: break
    default:
      guard trace.events.count < Self.maxTextCount else { return }
      trace.events.append(
        DrawnTrace.Event(
          time: Double(time.nanoseconds) / 1e6, line: Int(event.location.line),
          text: event.value.summary, window: event.value.layout?.windowSize ?? [],
          keyboard: event.value.layout?.keyboardFrame ?? []))
    }
  }

  private mutating func add(_ touch: Touch, at time: Instant) {
    if touch.phase == .down {
      guard samples < Self.maxSamples else { return }
      down[touch.finger] = trace.fingers.count
      trace.fingers.append(DrawnTrace.Finger(number: Int(touch.finger)))
    }
    guard let track = down[touch.finger] else { return }
    if touch.phase == .move {
      moves += 1
      guard moves.isMultiple(of: movePace) else { return }
    }
    trace.fingers[track].times.append(Int((Double(time.nanoseconds) / 1e4).rounded()))
    trace.fingers[track].x.append(touch.point.x.counted(in: 100))
    trace.fingers[track].y.append(touch.point.y.counted(in: 100))
    samples += 1
    if touch.phase == .up || touch.phase == .cancel {
      trace.fingers[track].end = touch.phase == .up ? .up : .cancel
      down[touch.finger] = nil
    }
    if samples == Self.maxSamples { thinMoves() }
  }

  /// Keeps every second move and the last move of each path, and halves the rate at which later
  /// moves are kept.
  private mutating func thinMoves() {
    movePace *= 2
    samples = 0
    for index in trace.fingers.indices {
      let finger = trace.fingers[index]
      let last = finger.times.count - 1
      let kept = finger.times.indices.filter { $0.isMultiple(of: 2) || $0 == last }
      trace.fingers[index].times = kept.map { finger.times[$0] }
      trace.fingers[index].x = kept.map { finger.x[$0] }
      trace.fingers[index].y = kept.map { finger.y[$0] }
      samples += kept.count
    }
  }

  package consuming func finish() -> DrawnTrace {
    var trace = self.trace
    let channels = DrawnTrace.Channel.allCases.count
    for view in trace.views.indices {
      for channel in 0..<channels {
        let column = trace.frames.indices.map { rows[$0 * columns + view * channels + channel] }
        if column.contains(where: { $0 != DrawnTrace.unknown }) {
          trace.views[view].columns[channel] = column
        }
      }
    }
    return trace
  }
}

extension LayoutChange {
  fileprivate var windowSize: [Double] { window.map { [$0.size.width, $0.size.height] } ?? [] }

  fileprivate var keyboardFrame: [Double] {
    switch keyboard {
    case .hidden: [0, 0, 0, 0]
    case .shown(let frame, _):
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    case nil: []
    }
  }
}
