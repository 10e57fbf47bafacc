import Model
import Replay
import Testing
import TestSupport
import Text

@testable import Chromium

/// Tests the code coverage of a page's scripts, as reported by the browser.
struct PageCodeTests {
  private func code(_ functions: [[(Int, Int, Int)]]) throws -> RanCode {
    let text = functions.map { ranges in
      let ranges = ranges.map {
        "{\"startOffset\":\($0.0),\"endOffset\":\($0.1),\"count\":\($0.2)}"
      }
      return "{\"ranges\":[\(ranges.joined(separator: ","))]}"
    }
    let script = "{\"url\":\"a.js\",\"functions\":[\(text.joined(separator: ","))]}"
    let bytes = Array("{\"result\":[\(script),{\"url\":\"\",\"functions\":[]}]}".utf8)
    return RanCode(coverage: try JSONValue(bytes))
  }

  @Test func `the innermost of nested ranges decides whether code has run`() throws {
    // The script has two functions. The first ran, except for a branch; within that branch, a part
    // is reported as run. The second never ran.
    let code = try code([
      [(0, 100, 1)], [(10, 60, 3), (20, 40, 0), (25, 30, 2)], [(70, 90, 0)],
    ])
    var expected = RanCode()
    expected.add([0..<20, 25..<30, 40..<70, 90..<100], of: "a.js 1")
    #expect(code == expected)
  }

  @Test(.enabled(if: BrowserHere.isHere, BrowserHere.missing))
  func `a swipe through another branch runs new code, and random numbers are always equal`() throws
  {
    let folder = TemporaryFolder()
    let browsers = BrowserHere.browsers(in: folder)
    defer { browsers.close() }
    let (page, scene) = try rowsPage(
      """

      rows.addEventListener("touchend", ({ changedTouches: [finger] }) => {
        if (finger.clientY < 100) { rows.dataset.where = "above"; } else rows.dataset.where = "below";
        console.error(Math.random());
      });

      """, in: folder)
    var chances: [String] = []
    func ran(to end: Double) throws -> RanCode {
      let watch = CodeWatch()
      let swipe = Recording.swipe(
        in: scene, from: Point(x: 160, y: 300), to: Point(x: 160, y: end), lasting: 160)
      var steps = try LiveSteps(
        Replayable { RecordingEvents(swipe) },
        on: try EngineFactory(browsers, page: page, telling: watch))
      var step = Step()
      while try steps.next(into: &step) { chances += step.frame.pageErrors.map(\.text) }
      return watch.code
    }
    var known = try ran(to: 280)
    #expect(known.count > 100)
    #expect(try ran(to: 280) == known)
    let isNew = known.formUnion(try ran(to: 290))
    #expect(!isNew)
    let isOther = known.formUnion(try ran(to: 50))
    #expect(isOther)
    #expect(chances.count == 4 && Set(chances).count == 1, "\(chances)")
  }

  @Test(.enabled(if: BrowserHere.isHere, BrowserHere.missing))
  func `functions are listed with their lines in the file, and whether they have run`() throws {
    let folder = TemporaryFolder()
    let browsers = BrowserHere.browsers(in: folder)
    defer { browsers.close() }
    let (page, scene) = try rowsPage(
      """
      function touched() { return 1 }
      function unused() {
        return 2
      }
      rows.addEventListener("touchstart", touched);
      """, in: folder)
    let watch = CodeWatch(listsFunctions: true)
    let swipe = Recording.swipe(
      in: scene, from: Point(x: 160, y: 300), to: Point(x: 160, y: 200), lasting: 160)
    var steps = try LiveSteps(
      Replayable { RecordingEvents(swipe) },
      on: try EngineFactory(browsers, page: page, telling: watch))
    var step = Step()
    while try steps.next(into: &step) {}
    let list = watch.functions.list
    #expect(list.map(\.file) == ["page.html"])
    #expect(list.first?.functions.map(\.name) == ["touched", "unused"])
    #expect(list.first?.functions.map(\.line) == [3, 4])
    #expect(list.first?.functions.map(\.hasRun) == [true, false])
  }
}
