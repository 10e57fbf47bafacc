import Engines
import Model
import Replay
import Testing
import TestSupport

/// A request of the app has the same meaning on every engine that keeps the invariants.
@Suite struct RequestTests {
  private func steps(
    _ scene: Scene, _ requests: [Command], on engine: EngineFactory
  ) throws -> [Step] {
    let events = requests.enumerated().map { index, command in
      InputEvent(at: .milliseconds(Double(index) * 1000), .request(command))
    }
    return try Trace(of: LiveSteps(Replayable(Recording(scene, events)), on: engine)).steps
  }

  /// The offset of the view in the step after each request.
  private func offsets(
    _ scene: Scene, _ requests: [Command.Request], on engine: EngineFactory
  ) throws -> [Point] {
    try steps(scene, requests.map { Command(view: 0, $0) }, on: engine)
      .filter { $0.cause == .after }.map { $0.frame.views[0].offset }
  }

  private static let pages = Scene.page(content: Size(width: 1600, height: 480)) {
    $0.layout.content = .pages
    $0.layout.pages = 5
    $0.insets = Insets(top: 0, left: 20, bottom: 0, right: 30)
  }

  @Test(arguments: BuiltInEngines.sound)
  func `a request for page 2 scrolls to the second page`(engine: EngineFactory) throws {
    let offsets = try offsets(Self.pages, [.page(2), .page(1), .page(5)], on: engine)
    #expect(offsets.map(\.x) == [320, 0, 1280])
  }

  @Test(arguments: BuiltInEngines.sound)
  func `a page number out of range means the nearest page`(engine: EngineFactory) throws {
    let beyond: [Command.Request] = [
      .page(9), .page(0), .page(PageNumber(.max)), .page(PageNumber(.min)),
    ]
    #expect(try offsets(Self.pages, beyond, on: engine).map(\.x) == [1280, 0, 1280, 0])
    // Content of 2.4 pages counts as two pages.
    let cut = Scene.page(content: Size(width: 768, height: 480))
    #expect(try offsets(cut, [.page(3), .page(2)], on: engine).map(\.x) == [320, 320])
  }

  @Test(arguments: BuiltInEngines.sound)
  func `the pages of a grid are counted row by row`(engine: EngineFactory) throws {
    let grid = Scene.page(content: Size(width: 960, height: 960)) {
      $0.layout.content = .grid
      $0.layout.columns = 3
      $0.layout.rows = 2
    }
    let offsets = try offsets(grid, [.page(5), .page(3)], on: engine)
    #expect(offsets == [Point(x: 320, y: 480), Point(x: 640, y: 0)])
  }

  @Test(arguments: BuiltInEngines.sound)
  func `only an animated request for the top scrolls gradually`(engine: EngineFactory) throws {
    let list = Scene.page { $0.start = Start(y: 500) }
    let atOnce = try steps(list, [Command(view: 0, .scrollToTop)], on: engine)
    #expect(atOnce.first { $0.cause == .after }?.frame.views[0].offset.y == 0)
    #expect(
      atOnce.flatMap(\.frame.callbacks).map(\.kind) == [.didScroll, .didScrollToTop])
    let gliding = try steps(list, [Command(view: 0, .scrollToTop, animated: true)], on: engine)
    #expect(gliding.first { $0.cause == .after }?.frame.views[0].offset.y == 500)
    #expect(gliding.last?.frame.views[0].offset.y == 0)
  }

  @Test(arguments: BuiltInEngines.sound)
  func `a callback follows a request for the top even at the top`(engine: EngineFactory) throws {
    for isAnimated in [false, true] {
      let request = Command(view: 0, .scrollToTop, animated: isAnimated)
      let callbacks = try steps(.page(), [request], on: engine).flatMap(\.frame.callbacks)
      #expect(callbacks.map(\.kind) == [.didScrollToTop])
    }
  }
}
