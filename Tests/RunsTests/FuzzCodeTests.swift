import Chromium
import Comparing
import Invariants
import Model
import Replay
@testable import Runs
import TestSupport
import Testing
import Text

/// The code coverage of a page's scripts guides fuzzing.
struct FuzzCodeTests {
  /// A page with three stages; a touch at a certain point opens the next stage. The views of the
  /// page never change, so only code coverage shows the progress.
  private struct Page: ScrollEngine {
    let watch: CodeWatch?
    private var errors: [PageError] = []
    private var stage = 0

    static let points = [Point(x: 40, y: 60), Point(x: 280, y: 420), Point(x: 160, y: 240)]

    init(_ watch: CodeWatch?) { self.watch = watch }

    mutating func handle(_ moment: Moment) {
      for event in moment.events {
        guard let touch = event.value.touch, touch.phase == .down, stage < Self.points.count else {
          continue
        }
        let point = Self.points[stage]
        guard abs(touch.point.x - point.x) < 20, abs(touch.point.y - point.y) < 20 else { continue }
        var code = RanCode()
        code.add([stage..<(stage + 1)], of: "page.js")
        watch?.add(code)
        stage += 1
        if stage == Self.points.count { errors.append(PageError(.exception, "it is open")) }
      }
    }

    mutating func advance(to time: Instant) {}

    mutating func show(in frame: inout Frame) {
      for index in frame.views.indices {
        frame.views[index].content = Size(width: 320, height: 480)
        frame.views[index].bounds = Size(width: 320, height: 480)
      }
      frame.pageErrors = errors
      errors = []
    }

    static func factory(_ watch: CodeWatch? = nil) -> EngineFactory {
      var factory = EngineFactory(
        name: "page", version: "1", summary: "", abilities: [], contract: EngineContract()
      ) { _, _ in Page(watch) }
      factory.showsPage = true
      return factory
    }
  }

  /// The number of the first recording that opens the last stage, or the number of attempts.
  private func found(
    seed: UInt64, of count: Int, isSteered: Bool, jobs: Int = 1
  ) throws -> (Int, [String]) {
    var engine = try ChosenEngine(Page.factory())
    engine.covering = { Page.factory($0) }
    var plan = FuzzPlan(
      oracle: FailureOracle(
        engine, try #require(FrameClock(hertz: 5)),
        by: Settings([]).judged(onPage: true).filter {
          $0.invariant.name == "no-uncaught-exception"
        }))
    plan.scenes = [.page(content: Size(width: 320, height: 480))]
    plan.seed = seed
    plan.count = count
    plan.maxReplays = 0
    plan.jobs = jobs
    plan.isSteered = isSteered
    var session = FuzzSession(plan)
    session.run()
    return (session.groups.first?.first ?? plan.count, session.lines)
  }

  // Six seeds were measured with 160 recordings each. With coverage, seeds 3 and 4 open the last
  // stage after 17 and 98 recordings, and without coverage never. No seed opens the last stage
  // later with coverage.
  @Test(arguments: [(3, 40), (4, 104)] as [(UInt64, Int)])
  func `with code coverage, fuzzing finds a failure that needs three touches sooner`(
    _ seed: UInt64, _ count: Int
  ) throws {
    #expect(try found(seed: seed, of: count, isSteered: true).0 < count)
    #expect(try found(seed: seed, of: count, isSteered: false).0 == count)
  }

  @Test func `the same seed finds the same failures with any number of jobs`() throws {
    let one = try found(seed: 3, of: 24, isSteered: true)
    let two = try found(seed: 3, of: 24, isSteered: true, jobs: 2)
    #expect(one.0 == two.0 && one.1 == two.1)
  }
}
