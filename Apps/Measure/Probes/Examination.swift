package import Model
package import Replay

/// Plays gestures that isolate one constant each, and determines the constants of an engine from
/// them.
///
/// Every probe is a recording made in code, and is replayed like any other recording. So every
/// engine that can be replayed can be measured: an engine of this program, an engine in another
/// process, or a browser.
package struct Examination {
  let bench: Bench
  package private(set) var found = Measurements()
  /// The law of the engine's coasts, from which the speed of a fling is computed by its distance.
  var law: CoastLaw?
  var friction: Double?
  /// The constant deceleration of a coast, for laws in which the distance of a coast is the square
  /// of its speed divided by twice this number.
  var braking: Double?
  /// The step to which the engine seems to round the offset at the end of a coast.
  var grain = 0.0

  package init(_ factory: EngineFactory) { bench = Bench(factory) }

  /// Measures all constants; calls `isOver` between measurements.
  package mutating func run(until isOver: () -> Bool = { false }) {
    let parts: [(inout Examination) -> Void] = [
      { $0.measureSteps() }, { $0.measureSlop() }, { $0.measureGain() }, { $0.measureLock() },
      { $0.measureCoast() }, { $0.measureThrows() }, { $0.measureEstimator() },
      { $0.measureCarry() }, { $0.measureTouches() }, { $0.measurePull() }, { $0.measureBounce() },
      { $0.measureEdge() }, { $0.measurePages() }, { $0.measurePageTurns() }, { $0.measureSnap() },
      { $0.measureZoom() }, { $0.measureTurn() }, { $0.measureRequests() },
    ]
    for part in parts where !isOver() { part(&self) }
    found = found.complete(because: "nothing exercised it")
  }

  package var recordings: [(name: String, recording: Recording)] { bench.recordings }

  /// Adds the results of one measurement, or the failure of the engine for each of its constants.
  mutating func measure(
    _ constants: [Constant], in recording: String? = nil,
    _ work: (inout Examination) throws(Bench.Halt) -> [Constant: Measurement.Outcome]
  ) {
    var outcomes: [Constant: Measurement.Outcome] = [:]
    var usual = Measurement.Outcome.notExercised("nothing exercised it")
    do throws(Bench.Halt) { outcomes = try work(&self) } catch {
      usual = error.isNoFailure ? .notExercised(error.message) : .failed(error.message)
    }
    for constant in constants {
      let outcome = outcomes[constant] ?? usual
      found.add(Measurement(constant, outcome, in: outcome.isExercised ? recording : nil))
    }
  }

  /// The step to which shown offsets are rounded; 0 until it is known.
  var step: Double { found.value(.shownStep) ?? 0 }
  var lost: Double { found.value(.slopLost) ?? 10 }
  var gain: Double { found.value(.gainY) ?? 1 }
  /// The maximum delay between a report and its visible effect, in milliseconds.
  var delay: Double { (found.value(.framesLate) ?? 0) * 17 }

  /// The offset to which a finger has dragged the content by moving up by a distance; nil if the
  /// offset is visible at once, so that it need not be computed.
  func position(_ run: Run, after distance: Double) -> Double? {
    delay > 0 ? run.first.offset.y + gain * (distance - lost) : nil
  }

  /// The speed of a fling along the vertical axis, in points per second of the offset.
  ///
  /// - Parameter lift: The time of the release, in milliseconds.
  func speed(of run: Run, after lift: Double, from start: Double? = nil) -> Double? {
    let start = start ?? coastStart(run, after: lift)
    let distance = run.last.offset.y - start
    guard abs(distance) > step else { return 0 }
    let sign = distance < 0 ? -1.0 : 1.0
    switch law?.form {
    case .exponential?:
      return law.map { sign * (abs(distance) * $0.shape.value + ($0.stopSpeed?.value ?? 0)) }
    case .spline?: return friction.map { sign * Spline.speed(distance: distance, friction: $0) }
    case .friction?, .circularOut?, .bezier?:
      return braking.map { sign * (2 * $0 * abs(distance)).squareRoot() }
    default:
      return CoastLaw(run.course(.y, after: lift), rest: run.last.offset.y, step: step)?.speed
    }
  }

  /// The offset at which a coast began. If the effect of the last reports is shown later, the offset
  /// at the lift does not show it.
  private func coastStart(_ run: Run, after lift: Double) -> Double {
    if delay > 0, law?.form == .friction, let parabola = Parabola(run.course(.y, after: lift)) {
      return parabola.start
    }
    return run.shown(before: lift).offset.y
  }

  /// The maximum error of a fling's speed that the steps of shown offsets cause.
  func speedError(of speed: Double) -> Double {
    guard step > 0, let law else { return 1e-6 * abs(speed) + 1e-9 }
    switch law.form {
    case .exponential: return law.shape.value * step
    case .friction, .circularOut, .bezier: return 2 * step * (braking ?? 0) / max(abs(speed), 1)
    default: return abs(speed) * step / 100 + 2e-3 * abs(speed)
    }
  }
}

extension Optional where Wrapped == Estimate {
  func outcome(_ reason: String) -> Measurement.Outcome {
    map { .number($0) } ?? .notExercised(reason)
  }
}
