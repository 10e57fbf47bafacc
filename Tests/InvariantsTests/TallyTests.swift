import Model
import Replay
import Testing
import Text

@testable import Invariants

struct TallyTests {
  private let terms = Terms(abilities: .all, contract: EngineContract())
  private let facts = Facts(
    ViewScene(
      id: "list", frame: Rectangle(x: 0, y: 0, width: 320, height: 480),
      content: Size(width: 320, height: 2400)), at: 3, inside: nil,
    Window(size: Size(width: 320, height: 568), scale: 2),
    Terms(abilities: .all, contract: EngineContract()))

  @Test
  func `an error that equals the tolerance holds, and the next larger error breaks the invariant`()
  {
    var tally = Tally(terms)
    tally.check(0.25, within: 0.25, facts) { ("", "") }
    #expect(tally.verdict() == .held(checks: 1, margin: 0, weak: false))
    tally.check(0.25.nextUp, within: 0.25, facts) { ("0.25 at most", "more") }
    guard case .broken(let violation, let times, let margin) = tally.verdict() else {
      Issue.record("it held")
      return
    }
    #expect(times == 1)
    #expect(margin == -(0.25.nextUp - 0.25))
    #expect(violation.view == 3)
    #expect(violation.excess == 0.25.nextUp - 0.25)
  }

  /// Among the checks with a tolerance, the smallest margin is 0.25 pt, in a check with the whole
  /// tolerance left. In another check, a larger margin is a smaller share of its tolerance.
  @Test
  func `the smallest share of a tolerance may occur in another check than the smallest margin`() {
    var tally = Tally(terms)
    #expect(tally.shareLeft == nil)
    tally.check(0, within: 0, facts) { ("", "") }
    #expect(tally.shareLeft == nil)
    for (error, tolerance) in [(0.0, 0.25), (9, 10), (1, 100)] {
      tally.check(error, within: tolerance, facts) { ("", "") }
    }
    #expect(tally.shareLeft == 0.1)
    #expect(tally.verdict() == .held(checks: 4, margin: 0, weak: false))
  }

  @Test func `an error of NaN is a violation without a size`() {
    var tally = Tally(terms)
    tally.check(.nan, within: .infinity, facts) { ("", "") }
    guard case .broken(let violation, _, let margin) = tally.verdict() else {
      Issue.record("it held")
      return
    }
    #expect(violation.excess == nil)
    #expect(margin == nil)
  }

  @Test
  func `the first violation is reported, the worst violation is measured, and all are counted`() {
    var tally = Tally(terms)
    for error in [0.0, 3, 5, 2, 0.5] {
      tally.check(error, within: 1, facts) { ("1 at most", error.text) }
    }
    guard case .broken(let violation, let times, let margin) = tally.verdict() else {
      Issue.record("it held")
      return
    }
    #expect(times == 3)
    #expect(violation.actual == "3")
    #expect(violation.excess == 2)
    #expect(margin == -4)
  }

  @Test(arguments: [Quality.coarse, .resampled, .lossy])
  func `a recording without the paths of fingers tests no invariant that needs them`(lost: Quality)
  {
    var tally = Tally(terms)
    tally.check(true, facts) { ("", "") }
    let end = End(.rest, quality: [lost, .synthetic])
    #expect(tally.verdict(end, exact: true) == .untested(.coarse(lost)))
    #expect(tally.verdict(end) == .held(checks: 1, margin: nil, weak: false))
  }

  @Test func `an untested invariant has a reason`() {
    #expect(Tally(terms).verdict(End(.rest)) == .untested(.notExercised))
    #expect(Tally(terms).verdict(End(.truncated)) == .untested(.endedTooEarly))
  }
}
