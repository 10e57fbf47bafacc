import Engines
import Gesture
import Replay
import TestSupport
import Testing

/// A recording cut where everything rests: a fresh engine that starts there plays the tail the same.
struct SplitTests {
  @Test(arguments: Corpus.recordings, BuiltInEngines.all)
  func `nothing is kept across a rest but what is shown`(
    path: String, engine: EngineFactory
  ) throws {
    let recording = try corpus(path)
    for cut in Self.cuts(of: recording) {
      guard let (whole, tail) = try Self.split(recording, before: cut, engine) else { continue }
      let (one, other) = (try trace(whole, on: engine), try trace(tail, on: engine))
      let start = tail.events[0].value.time
      let ending = one.steps.filter { $0.time >= start }
      #expect(ending.count == other.steps.count, "before event \(cut)")
      for (one, other) in zip(ending, other.steps) {
        let off = distance(one.frame, other.frame)
        guard off < 1e-6 else {
          Issue.record("before event \(cut), at \(one.time.text) ms: off by \(off)")
          break
        }
      }
    }
  }

  @Test func `there are real cuts`() throws {
    var cuts = 0
    for path in Corpus.recordings {
      let recording = try corpus(path)
      for cut in Self.cuts(of: recording) {
        if try Self.split(recording, before: cut, BuiltInEngines.ios) != nil { cuts += 1 }
      }
    }
    #expect(cuts >= 10)
  }

  /// The events before which no finger is down and after which there is something to play.
  static func cuts(of recording: Recording) -> [Int] {
    var down: Set<UInt8> = []
    var cuts: [Int] = []
    for (index, event) in recording.events.enumerated() {
      guard case .touch(let touch) = event.value.action else { continue }
      if touch.phase == .down, down.isEmpty, index > 0 { cuts.append(index) }
      if touch.phase == .down { down.insert(touch.finger) }
      if touch.phase == .up || touch.phase == .cancel { down.remove(touch.finger) }
    }
    return cuts
  }

  /// The recording with a long pause at the cut, and what comes after it in a scene that starts where
  /// the engine came to rest; nil where a scene's start cannot say where that is.
  static func split(
    _ recording: Recording, before cut: Int, _ engine: EngineFactory
  ) throws -> (whole: Recording, tail: Recording)? {
    var head = recording
    head.events.removeLast(recording.events.count - cut)
    var whole = recording
    for index in cut..<recording.events.count {
      whole.events[index].value.time = recording.events[index].value.time + .seconds(20)
    }
    let rest = try trace(head, on: engine)
    guard rest.ending == .rest, let views = rest.steps.last?.frame.views else { return nil }
    var grammar = EventGrammar(recording.head.scene)
    var isKeyboardShown = false
    for event in head.events {
      try grammar.admit(event.value)
      if case .layout(.keyboard(let keyboard)) = event.value.action {
        isKeyboardShown = keyboard != .hidden
      }
    }
    guard !isKeyboardShown else { return nil }
    var tail = whole
    tail.events.removeFirst(cut)
    tail.head.scene = grammar.scene
    for index in views.indices {
      guard views[index].readouts.refreshing != true else { return nil }
      tail.head.scene.views[index].start = Start(
        x: views[index].offset.x, y: views[index].offset.y, zoom: views[index].zoom)
      if let row = views[index].readouts.selection {
        tail.head.scene.views[index].wheel?.selected = row
      }
    }
    return (whole, tail)
  }
}
