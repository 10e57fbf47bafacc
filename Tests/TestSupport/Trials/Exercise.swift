internal import Invariants
internal import Text

/// The number of recordings that exercised an invariant, and the results.
struct Exercise {
  private var held = 0
  private var weak = 0
  private var checks = 0
  private var margin = Double.infinity
  /// The sum of all margins. If an invariant becomes slightly stricter or more lenient, this sum
  /// changes in any recording, while the smallest margin may not change.
  private var margins = 0.0
  private var untested: [(reason: String, count: Int)] = [
    ("not exercised", 0), ("not reported", 0), ("ended too early", 0), ("coarse", 0),
    ("unsuited", 0), ("not applicable", 0), ("unseen", 0), ("not declared", 0), ("unanswered", 0),
  ]
  private var broken = 0
  private var times = 0
  /// The sums of the step indices and of the excesses of the first violations.
  private var steps = 0
  private var excess = 0.0

  mutating func add(_ verdict: Verdict) {
    switch verdict {
    case .held(let times, let left, let isWeak):
      held += 1
      checks += times
      margin = min(margin, left ?? .infinity)
      margins += left ?? 0
      weak += isWeak ? 1 : 0
    case .untested(.notExercised), .untested(.neverReached), .untested(.neverLeft):
      untested[0].count += 1
    case .untested(.notReported): untested[1].count += 1
    case .untested(.endedTooEarly): untested[2].count += 1
    case .untested(.coarse), .untested(.inexact): untested[3].count += 1
    case .untested(.unseen), .untested(.scrollRangeUnknown): untested[6].count += 1
    case .untested(.unsuited), .untested(.actsOtherwise): untested[4].count += 1
    case .notApplicable: untested[5].count += 1
    case .untested(.notDeclared), .untested(.noSignal), .untested(.noView): untested[7].count += 1
    case .untested(.unanswered), .untested(.nothingMoved), .untested(.noViewTouched),
      .untested(.pageFailed):
      untested[8].count += 1
    case .broken(let violation, let often, let margin):
      broken += 1
      times += often
      steps += violation.step
      excess -= margin ?? 0
    }
  }

  var text: String {
    var words = ["held in \(held)"]
    if weak > 0 { words.append("weakly in \(weak)") }
    words.append("\(checks) occasions")
    // The sum is rounded to nine decimals, because the last digits of a margin are not significant.
    if margin.isFinite {
      words.append("\(((margin * 1e9).rounded() / 1e9).text) left")
      words.append("\(((margins * 1e6).rounded() / 1e6).text) in all")
    }
    if broken > 0 {
      words.append("broken in \(broken)")
      words.append("\(times) times")
      words.append("first at \(steps) in all")
      words.append("\(((excess * 1e6).rounded() / 1e6).text) beyond")
    }
    for (reason, count) in untested where count > 0 { words.append("\(count) \(reason)") }
    return words.joined(separator: ", ")
  }
}
