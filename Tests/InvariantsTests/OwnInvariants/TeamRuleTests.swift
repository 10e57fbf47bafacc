import Engines
import FlickbookTesting
import Testing

@testable import Invariants

/// Tests twenty rules as a team that tests apps would write them, one per line.
struct TeamRuleTests {
  /// Each line is a name and a formula.
  private static let lines = """
    flings-are-bounded: when decelerating then max[0,0.1s](abs(velocity.y)) <= 20000pt/s
    no-jump-per-frame: when not once[0,100ms] input(any) and not animating and delta(zoom) == 0 then abs(delta[1frame](offset.y)) <= 300pt
    no-far-pull: pattern pull-limit max 400pt
    release-keeps-speed: pattern release-speed share 60%
    rests-inside: pattern rests-inside
    rests-in-time: pattern rests-within time 5s
    drag-not-faster: pattern drag-limit
    one-page-per-flick: pattern one-page
    one-view-at-a-time: pattern moves-alone beside outer
    coasts-end: pattern response after callback(willBeginDecelerating) comes callback(didEndDecelerating) or touching time 10s
    zoom-needs-two-fingers: pattern unchanged value zoom while dragging and fingers == 1
    pages-are-whole: pattern rests-on every page.x along x while paging and zoom.max == 1 and not nested and not rtl
    label-in-range: probe.page >= 1 and probe.page <= pages.x * pages.y
    header-at-the-top: when rest then section.y <= inset.top tol 0.5pt
    rows-in-order: rows.first <= rows.last
    target-is-the-rest: when rest and not asked and not wheel and at(input(any), callback(willEndDragging) and fingers == 0 and not outside) and not once (callback(valueChanged) or input(keyboard)) and zoom == at(callback(willEndDragging), zoom) then abs(offset.y - at(callback(willEndDragging), announced.y)) <= 1pt
    field-above-keyboard: when historically[0,1s] rest and at(input(any), input(keyboard) and prev(rest)) and inset.keyboard > 0 and field.y + field.h <= content.h then field.y <= offset.y + bounds.h - inset.keyboard
    indicator-inside: indicator.y >= -0.5pt and indicator.y + indicator.h <= bounds.h + 0.5pt
    turn-keeps-zoom: when input(turn) and prev(rest) and zoom.min == prev(zoom.min) then zoom == prev(zoom)
    held-is-still: when historically[0,0.3s] (touching and not input(move)) and not once[0,1s] (input(ask) or input(set) or input(turn) or input(frame) or input(keyboard)) and not zooming and not bouncing then abs(delta[0.1s](offset.y)) <= 1pt
    """

  private static func trial() throws -> RuleTrial {
    RuleTrial(
      rules: try lines.split(separator: "\n").map { line in
        let halves = line.split(separator: ": ", maxSplits: 1).map { String($0) }
        return try Invariant(halves[0], halves[1])
      })
  }

  @Test func `each of twenty rules is exercised and holds on the sound engine`() throws {
    let trial = try Self.trial()
    #expect(trial.rules.count == 20)
    let (tested, broken) = try trial.outcome(on: BuiltInEngines.ios)
    #expect(broken == [])
    #expect(Set(trial.rules.map(\.name)).subtracting(tested) == [])
  }

  @Test(
    "each of twenty rules is broken by an engine with a fault",
    arguments: [
      ("flings-are-bounded", "velocity-scaled"), ("no-jump-per-frame", "coast-fast"),
      ("no-far-pull", "pull-scaled"), ("release-keeps-speed", "reports points per millisecond"),
      ("rests-inside", "rests past its end"), ("rests-in-time", "coasts for long"),
      ("drag-not-faster", "drag-reversed"), ("one-page-per-flick", "takes two pages at a time"),
      ("one-view-at-a-time", "never stands still"), ("coasts-end", "misses the end of a coast"),
      ("zoom-needs-two-fingers", "zooms as it is dragged"),
      ("pages-are-whole", "rests beside the page"),
      ("label-in-range", "names a page after the last"),
      ("header-at-the-top", "sticks a little lower"),
      ("rows-in-order", "starts after its last row"),
      ("target-is-the-rest", "target-off"),
      ("field-above-keyboard", "does not scroll to the field"),
      ("indicator-inside", "begins a little lower"), ("turn-keeps-zoom", "zooms with every turn"),
      ("held-is-still", "drifts"),
    ])
  func faults(rule: String, name: String) throws {
    let rule = try #require(try Self.trial().rules.first { $0.name == rule })
    let fault = try #require(RuleTrial.faults.first { $0.name == name })
    #expect(try RuleTrial.isBroken(rule, by: fault))
  }
}
