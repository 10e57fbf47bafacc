import Engines
import Exploration
import Gesture
import Replay
import TestSupport
import Testing

/// What a changed recording must do to the replay, on every engine that comes with the program.
struct RelationTests {
  @Test(arguments: Corpus.recordings, BuiltInEngines.all)
  func `twice is the same, and later is the same, later, bit by bit`(
    path: String, engine: EngineFactory
  ) throws {
    let recording = try corpus(path)
    let one = try trace(recording, on: engine)
    #expect(try trace(recording, on: engine) == one)
    let later = try trace(
      recording.mapped { InputEvent(at: $0.time + .seconds(6), $0.action) }, on: engine)
    #expect(later.steps.map(\.frame) == one.steps.map(\.frame))
    #expect(later.steps.map(\.time) == one.steps.map { $0.time + .seconds(6) })
  }

  @Test(arguments: Corpus.recordings, BuiltInEngines.all)
  func `the numbers of the fingers mean nothing`(path: String, engine: EngineFactory) throws {
    let recording = try corpus(path)
    let renamed = recording.touched { touch in
      var touch = touch
      touch.finger = (touch.finger &* 7 &+ 3) % UInt8(Touch.mostFingers)
      return touch
    }
    let (one, other) = (try trace(recording, on: engine), try trace(renamed, on: engine))
    #expect(other.steps.map(\.frame) == one.steps.map(\.frame))
  }

  @Test(arguments: 0..<25, BuiltInEngines.all)
  func `a mirror shows the same, mirrored`(seed: Int, engine: EngineFactory) throws {
    let scene = Scene.page { $0.start = Start(x: 200, y: 900) }
    var recording = Recording.random(UInt64(seed), on: scene)
    recording.events.removeAll { event in
      if case .touch = event.value.action { false } else { true }
    }
    let (across, down) = (320.0, 480.0)
    var mirrored = recording.touched { touch in
      var touch = touch
      touch.place = Point(x: across - touch.place.x, y: down - touch.place.y)
      return touch
    }
    let most = Point(x: 900 - across, y: 2400 - down)
    mirrored.head.scene.views[0].start = Start(x: most.x - 200, y: most.y - 900)
    let (one, other) = (try trace(recording, on: engine), try trace(mirrored, on: engine))
    #expect(one.steps.count == other.steps.count)
    for (one, other) in zip(one.steps, other.steps) {
      let (here, there) = (one.frame.views[0].offset, other.frame.views[0].offset)
      let off = max(abs(most.x - here.x - there.x), abs(most.y - here.y - there.y))
      guard off < 1e-6 else {
        Issue.record("\(one.time.text) ms: off by \(off)")
        return
      }
    }
  }

  @Test(arguments: 0..<25, BuiltInEngines.all)
  func `an even path in finer moves is the same path`(seed: Int, engine: EngineFactory) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let way = Point(
      x: numbers.uniform(in: -200.0..<200), y: numbers.uniform(in: -300.0..<300))
    func swipe(moves: Int) -> Recording {
      let touch = { (phase: Touch.Phase, share: Double) in
        InputEvent(
          at: .milliseconds(share * 120),
          .touch(
            Touch(phase, finger: 0, at: Point(x: 160 + way.x * share, y: 240 + way.y * share))))
      }
      let path = (1..<moves).map { touch(.move, Double($0) / Double(moves)) }
      return Recording(
        .page { $0.start = Start(x: 200, y: 900) }, [touch(.down, 0)] + path + [touch(.up, 1)])
    }
    let (coarse, fine) = (
      try trace(swipe(moves: 10), on: engine), try trace(swipe(moves: 40), on: engine)
    )
    let (one, other) = (try #require(coarse.steps.last), try #require(fine.steps.last))
    #expect(distance(one.frame, other.frame) < 1e-6)
  }
}
