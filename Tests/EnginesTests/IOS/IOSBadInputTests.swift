import Model
import Replay
import Testing

@testable import Engines

/// Impossible input is rejected with a typed error, without a trap.
@Suite struct IOSBadInputTests {
  private func kind(_ scene: Scene, _ events: [InputEvent]) -> EngineError.Kind? {
    do {
      _ = try ride(scene, events, until: 100)
      return nil
    } catch {
      return (error as? EngineError)?.kind
    }
  }

  private let list = scene(content: Size(width: 320, height: 2000))

  @Test func `advancing to an earlier time throws`() throws {
    var engine = try IOSEngine(list)
    try engine.advance(to: .milliseconds(10))
    try engine.advance(to: .milliseconds(10))
    #expect(throws: EngineError.self) { try engine.advance(to: .milliseconds(9)) }
  }

  @Test func `requests and touches for missing views and fingers are rejected`() {
    #expect(kind(list, [.request(.stop, view: 3, at: 0)]) == .noSuchThing)
    #expect(kind(list, [.touch(.move, 1, 1, at: 0)]) == .noSuchThing)
    #expect(
      kind(list, [.touch(.down, 1, 1, at: 0), .touch(.down, 2, 2, at: 1)]) == .noSuchThing)
  }

  @Test func `scenes and values that cannot be shown are rejected`() {
    #expect(kind(Scene(window: Mix.window, views: []), []) == .unsupported)
    let flat = scene(Rectangle(x: 0, y: 0, width: 0, height: 10), content: .zero)
    #expect(kind(flat, []) == .unsupported)
    #expect(kind(list, [.touch(.down, .nan, 1, at: 0)]) == .unsupported)
    #expect(kind(list, [.set([.zoomMinimum(0)], at: 0)]) == .unsupported)
    let frame = Rectangle(x: 0, y: 0, width: -1, height: 10)
    #expect(
      kind(list, [.layout(.frame(FrameChange(view: 0, frame: frame)), at: 0)]) == .unsupported)
  }

  @Test func `settings outside their range are rejected with the expected range`() throws {
    let engine = BuiltInEngines.ios
    #expect(throws: EngineError.self) { try engine.setting([("speed", 1)]) }
    for (name, value) in [("rate", 1.0), ("slop", -1), ("stop-speed", 0), ("rubber", .nan)] {
      #expect(throws: EngineError.self) { try engine.setting([(name, value)]) }
    }
    for (name, value, range) in [
      ("soft-zoom", 0, "more than 0"), ("bounce-head-start", 2, "0 to 1"),
      ("lock-angle", 91, "0 to 90"),
    ] {
      let error = #expect(throws: EngineError.self) { try engine.setting([(name, Double(value))]) }
      #expect(error?.message.contains("\(name) is \(value): expected \(range)") == true)
    }
    _ = try engine.setting([("rate", 0.9979), ("slop", 8)]).make(list)
  }

  @Test func `two fingers at one position and time cause no division by zero`() throws {
    let canvas = scene(content: Size(width: 2000, height: 2000)) {
      $0.zoom = ZoomPolicy(minimum: 0.5, maximum: 2)
    }
    let events: [InputEvent] = [
      .touch(.down, 100, 100, finger: 1, at: 0), .touch(.down, 100, 100, finger: 2, at: 0),
      .touch(.move, 200, 200, finger: 1, at: 0), .touch(.move, 200, 200, finger: 2, at: 0),
      .touch(.move, 1e17, -1e17, finger: 1, at: 0), .touch(.up, 1e17, -1e17, finger: 1, at: 0),
      .touch(.up, 200, 200, finger: 2, at: 0),
    ]
    let mix = Mix(scene: canvas)
    let glimpses = try ride(canvas, events, until: 5000)
    #expect(faults(mix, glimpses).filter { $0.contains("finite") || $0.contains("rests") } == [])
  }
}
