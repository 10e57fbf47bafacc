import Model
import Replay
import Testing
import Text

@testable import Invariants

/// Tests what must be observed of a web page so that invariants can hold.
struct PageObservationTests {
  private static let scene = Scene(
    window: Window(size: Size(width: 320, height: 480)),
    views: [
      ViewScene(
        id: "list", frame: Rectangle(x: 0, y: 100, width: 320, height: 300),
        content: Size(width: 320, height: 2000))
    ])

  /// Judges a touch at a point of the window, after which the view has this offset; returns the
  /// verdicts.
  private func judged(
    touch: Point? = Point(x: 50, y: 200), offset: Double = 0, signal: Double = 0,
    errors: [PageError] = [], excused: Set<PageError.Kind> = []
  ) -> (reason: Reason?, verdicts: [InvariantVerdict]) {
    var terms = Terms(abilities: [], contract: EngineContract())
    terms.showsPage = true
    terms.excusedPageErrors = excused
    let judge = Judge(Self.scene, by: Settings().judged(onPage: true), terms)
    var state = ViewState()
    state.frame = Self.scene.views[0].frame
    state.bounds = state.frame.size
    state.content = Self.scene.views[0].content
    for index in 0..<6 {
      var step = Step()
      step.index = index
      step.cause = index == 1 ? .before : index == 2 ? .after : .frame
      step.time = .milliseconds(Double(max(0, index - 1)) * 16)
      if (1...2).contains(index), let touch {
        step.moment = Moment(
          at: step.time, [Located(.touch(Touch(.down, finger: 1, at: touch)))])
      }
      if index == 4 { state.offset.y = offset }
      step.frame = Frame(views: [state])
      step.frame.signals["menu"] = .number(index == 4 ? signal : 0)
      if index == 0 { step.frame.pageErrors = errors }
      judge.observe(step)
    }
    return (judge.unobserved, judge.verdicts(End(.rest)))
  }

  private func isAnyHeld(_ verdicts: [InvariantVerdict]) -> Bool {
    verdicts.contains { if case .held = $0.verdict { true } else { false } }
  }

  @Test func `a page that moves under a finger is judged`() {
    let (reason, verdicts) = judged(offset: 30)
    #expect(reason == nil)
    #expect(isAnyHeld(verdicts))
  }

  @Test func `a signal that changes counts as an observation`() {
    #expect(judged(signal: 1).reason == nil)
  }

  @Test func `no invariant holds if a touch moves nothing`() {
    let (reason, verdicts) = judged()
    #expect(reason == .nothingMoved)
    #expect(!isAnyHeld(verdicts))
  }

  @Test func `no invariant holds if no view is under a finger`() {
    let (reason, verdicts) = judged(touch: Point(x: 50, y: 20), offset: 30)
    #expect(reason == .noViewTouched)
    #expect(!isAnyHeld(verdicts))
  }

  @Test func `a page that is not touched need not move`() {
    #expect(judged(touch: nil).reason == nil)
  }

  @Test(arguments: [
    PageError(.exception, "x is not defined"), PageError(.rejection, "x is not defined"),
    PageError(.request, "net::ERR_FAILED for app.js", isScript: true),
    PageError(.answer, "404 for app.js", isScript: true),
  ])
  func `if a page fails to load, all invariants are untested, unless that error is only a warning`(
    _ error: PageError
  ) {
    let (reason, verdicts) = judged(offset: 30, errors: [error])
    #expect(reason == .pageFailed(PageErrorRule(error.kind).name, error.text))
    for verdict in verdicts {
      switch verdict.verdict {
      case .held, .broken: Issue.record("\(verdict.invariant.name) is \(verdict.verdict)")
      case .untested, .notApplicable: break
      }
    }
    #expect(judged(offset: 30, errors: [error], excused: [error.kind]).reason == nil)
  }

  @Test func `a missing picture is a separate finding`() {
    let (reason, verdicts) = judged(
      offset: 30, errors: [PageError(.answer, "404 for row.png"), PageError(.console, "no row")])
    #expect(reason == nil)
    let broken = verdicts.filter { if case .broken = $0.verdict { true } else { false } }
    let names = Set(broken.map(\.invariant.name))
    #expect(names.isSuperset(of: ["no-error-status", "no-console-error"]))
  }
}
