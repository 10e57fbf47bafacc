import Engines
import Model
import Replay
import Testing
import TestSupport
import Text

/// Tests the final state after any gestures, on every engine.
struct RestTests {
  @Test(arguments: 0..<30, BuiltInEngines.sound)
  func `every view comes to rest in its range and reports its callbacks in order`(
    seed: Int, engine: EngineFactory
  ) throws {
    try Self.check(.gestures(seed &+ 1000), engine)
  }

  @Test(arguments: BuiltInEngines.sound)
  func `content that shrinks during an animation shows nothing past the edge`(
    engine: EngineFactory
  ) throws {
    let up = Command(view: 0, .scrollTo(Point(x: 0, y: 100)), animated: true)
    let recording = Recording(
      .page { $0.start = Start(y: 1500) },
      [
        InputEvent(at: .zero, .request(up)),
        InputEvent(at: .milliseconds(20), .setting(SettingChange(view: 0, [.contentHeight(600)]))),
      ])
    try Self.check(recording, engine)
  }

  static func check(_ recording: Recording, _ engine: EngineFactory) throws {
    let trace = try trace(recording, on: engine)
    #expect(trace.ending == .rest)
    let showsOverscroll = engine.abilities.contains(.overscroll)
    var last: [Point]?
    for (number, step) in trace.steps.enumerated() {
      for (index, view) in step.frame.views.enumerated() {
        if !showsOverscroll || number == trace.steps.count - 1 {
          #expect(
            isInside(view, but: engine.contract.offsetResolution) || wasRequestedAway(recording),
            "\(recording.head.title), \(step.time.text) ms")
        }
        let reported = step.frame.callbacks.contains { $0.view == index && $0.kind == .didScroll }
        if let last, last[index] != view.offset {
          #expect(reported, "\(recording.head.title), \(step.time.text) ms")
        }
      }
      last = step.frame.views.map(\.offset)
    }
    #expect(trace.steps.last?.frame.views.allSatisfy { $0.activity.isEmpty } == true)
    for view in recording.head.scene.views.indices {
      let word = word(trace.words(ofView: view))
      #expect(word.wholeMatch(of: /(a|bEx|bEyBe|Be)*/) != nil, "\(recording.head.title): \(word)")
    }
  }

  private static func isInside(_ view: ViewState, but resolution: Double) -> Bool {
    let slack = resolution + 1e-9
    return Axis.allCases.allSatisfy {
      view.offset[$0] >= view.lowest($0) - slack && view.offset[$0] <= view.highest($0) + slack
    }
  }

  /// Whether the app sets an offset without animation. If the engine allows it, that offset may be
  /// out of range.
  private static func wasRequestedAway(_ recording: Recording) -> Bool {
    recording.events.contains { event in
      guard case .request(let command) = event.value.action else { return false }
      if case .scrollTo = command.request { return !command.animated }
      return false
    }
  }

  /// Encodes callbacks as letters: b for the beginning of the drag, E and x or y for its ends, B
  /// and e for the beginning and the end of the coast, a for the end of an animation.
  private static func word(_ callbacks: [Callback.Kind]) -> String {
    var word = ""
    for callback in callbacks {
      switch callback {
      case .willBeginDragging: word += "b"
      case .willEndDragging: word += "E"
      case .didEndDragging(let more): word += more ? "y" : "x"
      case .willBeginDecelerating: word += "B"
      case .didEndDecelerating: word += "e"
      case .didEndScrollingAnimation: word += "a"
      default: break
      }
    }
    return word
  }
}
