import Engines
import Files
import Model
import Replay
import Testing
import TestSupport
import Text
import Writing

@testable import Exploration

struct GestureGeneratorTests {
  /// A window filled by one view whose offset is far from all edges.
  static let plain: Scene = {
    var scene = Scene.page(content: Size(width: 20_000, height: 20_000))
    scene.views[0].start = Start(x: 10_000, y: 10_000)
    return scene
  }()

  @Test func `a generated recording is valid and read back unchanged`() throws {
    for seed in UInt64(0)..<150 {
      let recording = Recording.generated(seed)
      #expect(recording.events.count > 10)
      let again = try Recording(bytes: recording.canonicalBytes())
      #expect(again == recording, "seed \(seed)")
    }
  }

  @Test func `a recording is generated for a given scene, or as a continuation`() throws {
    for path in Corpus.recordings {
      let kept = try Corpus.recording(path)
      let own = Recording.generated(7, in: kept.head.scene)
      #expect(own.head.scene == kept.head.scene)
      _ = try Recording(bytes: own.canonicalBytes(), named: path)
      let more = Recording.generated(7, after: kept)
      _ = try Recording(bytes: more.canonicalBytes(), named: path)
      let first = more.events.first?.value
      #expect(kept.events.isEmpty || first == kept.events.first?.value, "\(path)")
    }
  }

  @Test func `a recording generated for an engine needs only its declared abilities`() throws {
    let all = Abilities.names.map(\.ability)
    for seed in UInt64(0)..<200 {
      var dice = SeededNumbers(seed: seed)
      let share = dice.uniform(in: 0..<1)
      var declared: Abilities = []
      for ability in all where dice.uniform(in: 0..<1) < share { declared.formUnion(ability) }
      let recording = Recording.generated(seed, within: GestureLimits(declared: declared))
      #expect(recording.head.scene.word(beyond: declared) == nil, "seed \(seed)")
      let words = recording.events.compactMap { $0.value.action.word(beyond: declared) }
      #expect(words == [], "seed \(seed)")
      _ = try Recording(bytes: recording.canonicalBytes())
    }
  }

  @Test func `a seed gives the same recording on every machine`() throws {
    #expect(try hash() == Golden("generated.txt").text(renewedBy: hash()))
  }

  /// A hash of many recordings. Another test compares it with a release build's hash.
  func hash() throws -> String {
    var hash = SHA256()
    for seed in UInt64(0)..<60 {
      let bytes = try Recording.generated(seed).canonicalBytes()
      bytes.withUnsafeBytes { hash.update($0) }
    }
    return hash.hexadecimal + "\n"
  }

  /// An engine that supports fewer fingers gets as many recordings as other engines, and no
  /// recording that it would refuse.
  @Test(arguments: [1, 2, 3]) func `no more fingers are down than allowed`(_ maximum: Int) throws {
    var reached = 0
    for seed in UInt64(0)..<100 {
      let all = Recording.generated(seed)
      let recording = Recording.generated(seed, within: GestureLimits(fingers: maximum))
      var grammar = EventGrammar(recording.head.scene)
      for event in recording.events {
        try grammar.admit(event.value)
        #expect(grammar.fingers.count <= maximum)
        reached = max(reached, grammar.fingers.count)
      }
      #expect(recording.events.filter { !$0.isTouch } == all.events.filter { !$0.isTouch })
      #expect(recording.events.contains { $0.isTouch } == all.events.contains { $0.isTouch })
    }
    #expect(reached == maximum)
  }

  @Test func `neighbouring seeds give different recordings`() throws {
    #expect(Recording.generated(1).events != Recording.generated(2).events)
  }

  @Test func `the exponential function of the generator is accurate to a billionth`() {
    for x in stride(from: -6.0, through: 6, by: 0.01) {
      let library = _exp(x)
      #expect(abs(power(x) / library - 1) < 1e-9)
    }
  }

  /// The power series of e to the x, summed until the sum no longer changes.
  private func _exp(_ x: Double) -> Double {
    var (sum, term, count) = (1.0, 1.0, 1.0)
    while sum + term != sum || count < 5 {
      term *= abs(x) / count
      sum += term
      count += 1
    }
    return x < 0 ? 1 / sum : sum
  }

  @Test func `a replay that reaches nothing new adds no coverage`() throws {
    var coverage = Coverage()
    let recording = Recording.generated(3)
    var steps = try LiveSteps(Replayable(recording), on: BuiltInEngines.ios)
    var reached = Reached(recording.head.scene)
    var step = Step()
    while try steps.next(into: &step) { reached.see(step) }
    let isNew = coverage.add(reached)
    #expect(isNew && coverage.bucketCount > 5 && coverage.pairCount > 5)
    let (buckets, pairs) = (coverage.bucketCount, coverage.pairCount)
    let isNewAgain = coverage.add(reached)
    #expect(!isNewAgain)
    #expect(coverage.bucketCount == buckets && coverage.pairCount == pairs)
  }
}

extension Located<InputEvent> {
  fileprivate var isTouch: Bool {
    if case .touch = value.action { true } else { false }
  }
}
