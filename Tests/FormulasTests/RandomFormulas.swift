import Exploration
import Model

@testable import Formulas

/// Generates valid formulas, and samples at which they are judged, from a seed.
struct RandomFormulas {
  var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }
}

extension RandomFormulas {
  mutating func formula() -> String {
    numbers.oneIn(3) ? truth(3, ahead: true) : "when \(truth(1)) then \(truth(3, ahead: true))"
  }

  mutating func truth(_ depth: Int, ahead: Bool = false) -> String {
    guard depth > 0 else { return leaf() }
    func next(_ formulas: inout RandomFormulas) -> String {
      formulas.truth(depth - 1, ahead: ahead)
    }
    switch numbers.uniform(in: 0...(ahead ? 17 : 14)) {
    case 0: return "not (\(next(&self)))"
    case 1: return "(\(next(&self)) and \(next(&self)))"
    case 2: return "(\(next(&self)) or \(next(&self)))"
    case 3: return "(\(next(&self)) => \(next(&self)))"
    case 4: return "((\(truth(depth - 1))) \(pick(["==", "!="])) (\(truth(depth - 1))))"
    case 5: return "\(pick(["once", "historically"]))\(maybeWindow()) (\(truth(depth - 1)))"
    case 6: return "(\(truth(depth - 1))) since\(maybeWindow()) (\(truth(depth - 1)))"
    case 7: return "\(pick(["began", "ended", "prev"]))(\(truth(depth - 1)))"
    case 11: return "at(\(truth(depth - 1)), \(truth(depth - 1)))"
    case 12: return "of(\(view()), \(next(&self)))"
    case 13: return "prev\(lag())(\(truth(depth - 1)))"
    case 15, 16: return "\(pick(["always", "eventually"]))\(window()) (\(next(&self)))"
    case 17: return "(\(next(&self))) until\(window()) (\(next(&self)))"
    default: return leaf()
    }
  }

  private mutating func leaf() -> String {
    switch numbers.uniform(in: 0...12) {
    case 10:
      return pick([
        "dragging", "moved", "outside", "nested", "input(move)", "input(any)", "input(lift)",
        "probe.refreshing", "callback(tap)",
      ])
    case 11:
      return
        "time \(sign()) \(numbers.uniform(in: 0...9) * 20)ms tol \(pick(["0", "3ms", "1frame"]))"
    case 12:
      return "\(pick(["probe.header", "zoom * 10", "finger.spread / 1pt"])) \(sign()) "
        + pick(["25%", "3", "-2.5", "0"])
    case 7: return "view \(pick(["==", "ne"])) \"\(pick(["own", "list"]))\""
    case 8:
      return
        "finger.velocity.\(pick(["x", "y"])) \(sign()) \(numbers.uniform(in: 0...9))pt/s tol 1pt/s"
    case 9:
      // The bound is not a sum of quarters, so that rounding never decides the comparison.
      return "integral\(window())(\(length(1))) \(pick(["<=", ">"])) 0.012345 * 1pt * 1s"
    case 6:
      return "probe.title \(pick(["==", "!="])) \(pick(["\"Inbox\"", "'It''s \"new\"'", "''"]))"
    case 0: return pick(["rest", "touching", "input(up)", "callback(didScroll)"])
    case 1: return "zoom \(sign()) \(numbers.uniform(in: 0...3))"
    case 2: return "velocity.x \(sign()) \(numbers.uniform(in: 0...9))pt/s tol 1pt/s"
    default:
      let tolerance = pick(["", " tol 0.5pt", " tol 2px", " tol 0"])
      let right = numbers.oneIn(6) ? "0" : length(2)
      return "\(length(2)) \(sign()) \(right)\(tolerance)"
    }
  }

  private mutating func length(_ depth: Int) -> String {
    guard depth > 0 else {
      return pick([
        "offset.x", "offset.y", "over.x", "bounds.w", "3pt", "2px", "7.25pt", "probe.header",
        "finger.x", "20ms * velocity.x",
      ])
    }
    switch numbers.uniform(in: 0...20) {
    case 15: return "clamp(\(length(depth - 1)), -2pt, \(pick(["3pt", "bounds.w"])))"
    case 16: return "(\(position()) mod \(pick(["4pt", "-2.5pt", "bounds.w", "0pt"])))"
    case 17: return "\(pick(["floor", "round"]))(\(position()) / 2pt) * 1pt"
    case 18: return "sqrt(\(length(0)) * \(position()))"
    case 19: return "\(pick(["50%", "-2"])) * \(length(depth - 1))"
    case 20: return "\(pick(["min", "max"]))(\(length(0)), \(length(depth - 1)), \(length(0)))"
    case 10: return "\(pick(["min", "max"]))\(window())(\(length(depth - 1)))"
    case 11: return "\(pick(["prev", "delta"]))\(lag()) \(length(0))"
    case 12: return "rate\(lag())(\(length(depth - 1))) * 20ms"
    case 13:
      let event = pick(["rest", "input(up)", "not touching", "began(zoom > 1)", "offset.x <= 3pt"])
      return "at(\(event), \(length(depth - 1)))"
    case 14: return "of(\(view()), \(length(depth - 1)))"
    case 0: return "abs(\(length(depth - 1)))"
    case 1: return "(\(length(depth - 1)) \(pick(["+", "-"])) \(length(depth - 1)))"
    case 2: return "-\(length(0))"
    case 3: return "\(pick(["min", "max"]))(\(length(depth - 1)), \(length(0)))"
    case 4: return "\(pick(["prev", "delta"]))(\(length(depth - 1)))"
    case 5: return "rate(\(length(depth - 1))) * 20ms"
    case 6: return "dist(\(length(depth - 1)), 4pt)"
    case 7: return "zoom * \(length(0))"
    case 8: return "\(length(0)) / zoom"
    default: return length(0)
    }
  }

  /// A signal whose values have no rounding errors.
  private mutating func position() -> String { pick(["offset.x", "offset.y", "over.x"]) }

  private mutating func sign() -> String { pick(["<=", "<", ">=", ">", "==", "!=", "le", "ne"]) }
  private mutating func maybeWindow() -> String { numbers.oneIn(3) ? "" : window() }

  /// The name of a view: of another view, of the judged view, of a view whose name must be quoted,
  /// or of a view that does not exist.
  private mutating func view() -> String { pick(["list", "own", "\"the 2nd-list\"", "none"]) }

  private mutating func lag() -> String {
    numbers.oneIn(4)
      ? pick(["[1frame]", "[2frames]"]) : "[\(numbers.uniform(in: 1...12) * 10)ms]"
  }

  private mutating func window() -> String {
    let from = numbers.oneIn(2) ? 0 : numbers.uniform(in: 0...6) * 10
    let to = from + numbers.uniform(in: 0...12) * 10
    if from > 0, numbers.oneIn(6) { return "[\(from / 10)frames,\(to / 10)frames]" }
    return from == 0 && numbers.oneIn(4) ? "[0,\(to / 10)frames]" : "[\(from)ms,\(to)ms]"
  }

  private static let positions: [Signal] = [
    .offsetX, .offsetY, .overX, .velocityX, .fingerX, .fingerY, .fingerSpread,
  ]
  private static let events: [Signal] = [
    .rest, .touching, .inputUp, .didScroll, .dragging, .moved, .outside, .nested, .inputMove,
    .inputAny, .inputLift, .probeRefreshing, .tap,
  ]

  mutating func pick(_ words: [String]) -> String { numbers.pick(words) ?? "" }

  /// Samples some time apart, occasionally several at one time. In a third of the traces, all times
  /// are frame times.
  mutating func samples() -> [FakeSample] {
    let isAtFrames = numbers.oneIn(3)
    var frames = 0
    var time = Int64(0)
    var last: FakeSample?
    var fingers = 0
    return (0..<numbers.uniform(in: 1...20)).map { _ in
      if isAtFrames {
        frames += numbers.oneIn(4) ? 0 : numbers.uniform(in: 1...3)
        time = Int64((Double(frames) / 60 * 1e9).rounded())
      } else if !numbers.oneIn(4) {
        time += Int64(numbers.oneIn(8) ? 24 : numbers.uniform(in: 1...4)) * 5_000_000
      }
      let contact = contact(&fingers)
      // A third of the samples repeat the values of the previous sample.
      if var held = last, numbers.oneIn(3) {
        held.time = Instant(nanoseconds: time)
        held.values[.time] = held.time.seconds(since: .zero)
        held.hasSameScrollRange = true
        held.contact = contact
        last = held
        return held
      }
      var sample = FakeSample(time: Instant(nanoseconds: time))
      sample.contact = contact
      for signal in Self.positions {
        sample.values[signal] = Double(numbers.uniform(in: -40...40)) / 4
      }
      sample.values[.time] = sample.time.seconds(since: .zero)
      sample.values[.zoom] = Double(numbers.uniform(in: 0...6)) / 2
      sample.values[.pixel] = 0.5
      sample.values[.boundsWidth] = last?.values[.boundsWidth] ?? 3
      if numbers.oneIn(3) { sample.values[.boundsWidth] = Double(numbers.uniform(in: 1...8)) }
      sample.hasSameScrollRange =
        last.map { $0.values[.boundsWidth] == sample.values[.boundsWidth] } ?? false
      for signal in Self.events { sample.values[signal] = numbers.oneIn(2) ? 1 : 0 }
      for signal in [Signal.offsetY, .rest, .probeRefreshing, .outside] where numbers.oneIn(12) {
        sample.values[signal] = .nan
      }
      if !numbers.oneIn(8) {
        sample.signals["header"] = .number(Double(numbers.uniform(in: -40...40)) / 4)
      }
      if !numbers.oneIn(8) { sample.signals["title"] = .text(pick(["Inbox", "It's \"new\"", ""])) }
      last = sample
      return sample
    }
  }

  /// Samples of another view at the same times, with the same signals of the app.
  mutating func other(beside samples: [FakeSample]) -> [FakeSample] {
    var fingers = 0
    return samples.map { sample in
      var other = sample
      other.contact = contact(&fingers)
      for signal in Self.positions where numbers.oneIn(2) {
        other.values[signal] = Double(numbers.uniform(in: -40...40)) / 4
      }
      for signal in Self.events where numbers.oneIn(2) {
        other.values[signal] = numbers.oneIn(2) ? 1 : 0
      }
      return other
    }
  }

  private mutating func contact(_ fingers: inout Int) -> FingerContact {
    guard fingers > 0 else {
      guard numbers.oneIn(3) else { return .none }
      fingers = numbers.uniform(in: 1...2)
      return .restarted
    }
    switch numbers.uniform(in: 0...7) {
    case 0:
      defer { fingers = 0 }
      return .reported(fingers: fingers, isLast: true, hasMoved: numbers.oneIn(2))
    case 1: return .restarted
    case 2, 3: return .silent
    default: return .reported(fingers: fingers, isLast: false, hasMoved: true)
    }
  }
}

/// A random sample.
struct FakeSample: FormulaSample {
  var time: Instant
  var values: [Signal: Double] = [:]
  var signals = AppSignals()
  var hasSameScrollRange = false
  var isObserved = true
  var contact = FingerContact.none

  init(time: Instant) { self.time = time }

  func value(of signal: Signal) -> Double { values[signal] ?? .nan }
  func number(_ signal: Signal) -> Double { value(of: signal) }

  func flags(_ wanted: UInt64) -> (isTrue: UInt64, isFalse: UInt64) {
    var bits: (isTrue: UInt64, isFalse: UInt64) = (0, 0)
    for (signal, value) in values {
      guard let flag = signal.flag, flag & wanted != 0, !value.isNaN else { continue }
      if value > 0 { bits.isTrue |= flag } else { bits.isFalse |= flag }
    }
    return bits
  }
}
