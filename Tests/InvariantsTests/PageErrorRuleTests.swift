import Model
import Replay
import Reports
import Testing
import Text

@testable import Invariants

/// Errors of a web page become findings.
struct PageErrorRuleTests {
  private static let settings = Settings().judged(onPage: true)

  /// The findings about a page, for a replay with one step for each list of errors. The steps
  /// belong to the lines 10, 11, ….
  private func findings(
    _ errors: [[PageError]], showsPage: Bool = true
  ) -> [String: InvariantVerdict] {
    let scene = Scene(
      window: Window(size: Size(width: 320, height: 480)),
      views: [
        ViewScene(
          id: "page", frame: Rectangle(x: 0, y: 0, width: 320, height: 480),
          content: Size(width: 320, height: 2000))
      ])
    var terms = Terms(abilities: [], contract: EngineContract())
    terms.showsPage = showsPage
    let judge = Judge(scene, by: Self.settings, terms)
    for (index, errors) in errors.enumerated() {
      var step = Step()
      step.index = index
      step.cause = .frame
      step.time = .milliseconds(Double(index) * 16)
      step.location = FileLocation(line: Int32(10 + index), column: 5)
      step.frame = Frame(views: [ViewState()])
      step.frame.pageErrors = errors
      judge.observe(step)
    }
    let found = judge.verdicts(End(.rest)).filter { $0.invariant.isOfPages }
    return Dictionary(uniqueKeysWithValues: found.map { ($0.invariant.name, $0) })
  }

  @Test(arguments: PageError.Kind.allCases)
  func `each kind of page error breaks its own invariant at the input before the error`(
    _ kind: PageError.Kind
  ) throws {
    let error = PageError(kind, "row 7.25 is undefined, at app.js:12:5")
    let found = findings([[], [error], [], [error, error]])
    #expect(found.count == PageError.Kind.allCases.count)
    for (name, finding) in found {
      guard name == PageErrorRule(kind).name else {
        #expect(finding.verdict == .held(checks: 4, margin: nil, weak: false), "\(name)")
        continue
      }
      guard case .broken(let violation, let times, _) = finding.verdict else {
        Issue.record("\(name) is \(finding.verdict)")
        continue
      }
      #expect(times == 3)
      #expect(violation.step == 1)
      #expect(violation.location.line == 11)
      #expect(violation.actual == error.text)
    }
  }

  @Test func `on an engine without a page, page rules are untested if they are named`() {
    for (name, finding) in findings([[]], showsPage: false) {
      #expect(finding.verdict == .untested(.actsOtherwise(PageErrorRule.noPage)), "\(name)")
    }
    #expect(!Settings().judged.contains { $0.invariant.isOfPages })
  }

  @Test func `page rules are errors until a suite makes them warnings`() throws {
    var settings = Settings()
    let name = PageErrorRule(.console).name
    #expect(settings.setting(of: name)?.level.value == .error)
    #expect(settings.excusedPageErrors.isEmpty)
    var expectation = InvariantExpectation(name)
    expectation.level = .warn
    try settings.apply(expectation, from: .file("suite.xml", .nowhere))
    #expect(settings.setting(of: name)?.level.value == .warn)
    #expect(settings.excusedPageErrors == [.console])
    #expect(settings.judged.contains { $0.invariant.name == name })
    #expect(Settings([], only: [], skipping: [name]).excusedPageErrors == [.console])
  }

  @Test(arguments: Catalogue.pages) func `each page rule has an entry in the manual`(
    _ page: Invariant
  ) {
    #expect(Catalogue.invariant(named: page.name) == page)
    #expect(Manual.entry(of: page).count == 3)
  }
}
