import Model
import Replay
import Testing
import TestSupport

@testable import Engines

/// Compares page turns with ViewPager's rules.
struct PageTurnTests {
  let turn = PageTurn(
    pages: Pages(
      length: 300, viewport: 300,
      range: AxisRange(leading: 0, trailing: 0, content: 1400, bounds: 300)),
    habits: AndroidSettings())

  /// The release is on page 1 of five. The last page rests at 1100, less than a page width after
  /// the fourth.
  @Test(arguments: [
    (300.0, 0.0, 0.0, 1.0), (420, 0, 120, 1), (479, 0, 179, 1), (480, 0, 180, 2),
    (181, 0, -119, 1), (179, 0, -121, 1), (119, 0, -181, 0), (121, 0, -179, 1),
    (330, 401, 30, 2), (330, 400, 30, 1), (325, 900, 25, 1), (270, -401, -30, 0),
    (420, -900, 120, 1), (1090, 900, 790, 4),
  ])
  func `a released page turn settles on the page that ViewPager chooses`(
    offset: Double, velocity: Double, distance: Double, page: Double
  ) {
    #expect(turn.page(from: offset, velocity: velocity, distance: distance, selected: 1) == page)
  }

  @Test func `a page turn has the duration of ViewPager`() {
    #expect(turn.turn(from: 300, to: 300, velocity: 900).restTime == 0)
    #expect(abs(turn.turn(from: 450, to: 600, velocity: 0).restTime - 0.15) < 1e-12)
    #expect(turn.turn(from: 450, to: 600, velocity: 500).restTime == 0.6)
    #expect(abs(turn.turn(from: 450, to: 600, velocity: 5000).restTime - 4 * 150 / 5000.0) < 1e-12)
  }

  static let gallery = Scene.page(content: Size(width: 1500, height: 480)) {
    $0.scroll.paging = true
    $0.start = Start(x: 320)
  }

  private func rest(_ events: [InputEvent]) throws -> Double? {
    try AndroidEngineTests.replay(Recording(Self.gallery, events)).steps.last?.frame.views[0]
      .offset.x
  }

  private func drag(_ distance: Double, lasting: Double, hold: Double = 0) -> [InputEvent] {
    [AndroidEngineTests.touch(.down, x: 160, at: 0)]
      + (1...10).map {
        AndroidEngineTests.touch(
          .move, x: 160 + distance * Double($0) / 10, at: lasting * Double($0) / 10)
      } + [AndroidEngineTests.touch(.up, x: 160 + distance, at: lasting + hold)]
  }

  @Test func `the engine turns pages by ViewPager's rules`() throws {
    #expect(try rest(drag(-60, lasting: 100)) == 640)
    #expect(try rest(drag(60, lasting: 100)) == 0)
    #expect(try rest(drag(-30, lasting: 100)) == 320)
    #expect(try rest(drag(-150, lasting: 200, hold: 200)) == 320)
    #expect(try rest(drag(-240, lasting: 200, hold: 200)) == 640)
  }

  @Test func `a page turn caught by a finger settles on a page after the release`() throws {
    let catching = [
      AndroidEngineTests.touch(.down, 2, x: 100, at: 150),
      AndroidEngineTests.touch(.up, 2, x: 100, at: 400),
    ]
    let trace = try AndroidEngineTests.replay(
      Recording(Self.gallery, drag(-60, lasting: 100) + catching))
    let held = try #require(trace.steps.last { $0.cause == .before }).frame.views[0].offset.x
    #expect(held > 380 && held < 640)
    #expect(trace.ending == .rest)
    let rest = try #require(trace.steps.last).frame.views[0].offset.x
    #expect(rest == 320 || rest == 640)
  }
}
