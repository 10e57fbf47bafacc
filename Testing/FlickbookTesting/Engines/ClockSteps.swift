internal import Model
public import Replay

/// An engine whose clock advances in steps.
private struct ClockSteps: ScrollEngine {
  private var base: any ScrollEngine
  private let step: TimeSpan

  init(_ base: any ScrollEngine, _ step: TimeSpan) {
    self.base = base
    self.step = step
  }

  mutating func handle(_ moment: Moment) throws(EngineError) {
    var moment = moment
    moment.time = rounded(moment.time)
    try base.handle(moment)
  }

  mutating func advance(to time: Instant) throws(EngineError) {
    try base.advance(to: rounded(time))
  }

  mutating func drawFrame(at time: Instant) throws(EngineError) {
    try base.drawFrame(at: rounded(time))
  }

  mutating func show(in frame: inout Frame) { base.show(in: &frame) }

  private func rounded(_ time: Instant) -> Instant {
    let count = time.nanoseconds
    let rest = count % step.nanoseconds
    return Instant(nanoseconds: count - (rest < 0 ? rest + step.nanoseconds : rest))
  }
}

extension EngineFactory {
  /// The same engine with a clock that advances in steps, which the contract declares.
  public func withClockSteps(of milliseconds: Double) -> EngineFactory {
    var engine = rebuilt { good, scene throws(EngineError) in
      ClockSteps(try good.make(scene), .milliseconds(milliseconds))
    }
    engine.contract.timeResolution = .milliseconds(milliseconds)
    return engine
  }
}
