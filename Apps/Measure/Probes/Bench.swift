package import Model
package import Replay
internal import Text

/// Plays probes on one engine, and keeps the recordings that gave a result.
package final class Bench {
  package let factory: EngineFactory
  /// The kept recordings: for each name the last recording that was played.
  package private(set) var recordings: [(name: String, recording: Recording)] = []
  /// Whether the engine draws only at the frames of its clock. If so, it is not queried at other
  /// times.
  var drawsAtFrames: Bool
  /// The relative precision of a threshold.
  ///
  /// For an engine that shows offsets a frame late and in coarse steps, a replay costs a hundred
  /// times as much, and the last digits of a threshold would only reflect the coarse steps.
  var precision: Double { drawsAtFrames && isCoarse ? 4e-3 : 1e-4 }
  var isCoarse = false
  private var last: (name: String, recording: Recording)?

  package init(_ factory: EngineFactory) {
    self.factory = factory
    drawsAtFrames = factory.contract.actsAtFrames > 0
  }

  /// The error that ends a measurement.
  typealias Halt = EngineError

  /// Replays a probe on the engine, and keeps its recording.
  func play(_ probe: Probe) throws(Halt) -> Run {
    let ticks: any Ticks = probe.dense.isEmpty || drawsAtFrames ? FrameClock() : ProbeTicks(probe)
    let recording = probe.recording
    last = (probe.name, recording)
    do throws(ReplayError) {
      var steps = try LiveSteps(Replayable(recording), on: factory, at: ticks)
      var step = Step()
      var run = Run()
      while try steps.next(into: &step) { run.add(step) }
      keep(recording, as: probe.name)
      return run
    } catch {
      switch error {
      case .format(let error): throw Halt(.noSuchThing, error.description)
      case .engine(let error): throw error
      }
    }
  }

  private func keep(_ recording: Recording, as name: String) {
    if let index = recordings.firstIndex(where: { $0.name == name }) {
      recordings[index].recording = recording
    } else {
      recordings.append((name, recording))
    }
  }

  /// The smallest number with which trials show an effect. The result is an interval of the
  /// required precision. The minimum is tried first, then doubled numbers, then the interval is
  /// bisected.
  ///
  /// - Returns: Nil if the maximum does not show the effect; an interval from 0 if the minimum
  ///   shows it.
  func threshold(
    from minimum: Double, to maximum: Double, _ shows: (Double) throws(Halt) -> Bool
  ) throws(Halt) -> Estimate? {
    guard !(try shows(minimum)) else { return Estimate(0, from: 0, to: minimum) }
    var below = last
    var above: (name: String, recording: Recording)?
    var (low, high) = (minimum, minimum)
    func tries(_ number: Double) throws(Halt) {
      if try shows(number) { (high, above) = (number, last) } else { (low, below) = (number, last) }
    }
    while above == nil, low < maximum { try tries(min(maximum, low * 2)) }
    guard let above else { return nil }
    while high - low > precision * high { try tries((low + high) / 2) }
    keep(above.recording, as: above.name)
    if let below { keep(below.recording, as: below.name + "-below") }
    return Estimate(between: low, and: high)
  }
}
