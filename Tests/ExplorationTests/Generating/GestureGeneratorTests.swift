import Engines
import Formats
import Gesture
import Replay
import TestSupport
import Testing

@testable import Exploration

struct GestureGeneratorTests {
  /// A window filled by one view in which nothing is near an edge.
  static let plain: Scene = {
    var scene = Scene.page(content: Size(width: 20_000, height: 20_000))
    scene.views[0].start = Start(x: 10_000, y: 10_000)
    return scene
  }()

  @Test func `what is generated is a recording like any other`() throws {
    for seed in UInt64(0)..<150 {
      let recording = Recording.generated(seed)
      #expect(recording.events.count > 10)
      let again = try Recording(bytes: recording.canonicalBytes())
      #expect(again == recording, "seed \(seed)")
    }
  }

  @Test func `it happens in the scene that is given, and goes on from what is kept`() throws {
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

  @Test func `the same seed is the same recording everywhere`() throws {
    #expect(try hash() == Golden("generated.txt").text(renewedBy: hash()))
  }

  /// A hash of many recordings, with which release builds are compared too.
  func hash() throws -> String {
    var hash = SHA256()
    for seed in UInt64(0)..<60 {
      let bytes = try Recording.generated(seed).canonicalBytes()
      bytes.withUnsafeBytes { hash.update($0) }
    }
    return hash.hexadecimal + "\n"
  }

  @Test func `a seed is not its neighbour`() throws {
    #expect(Recording.generated(1).events != Recording.generated(2).events)
  }

  @Test func `flicks fling, and drags stop`() throws {
    var (flung, stopped, tried) = (0, 0, 0)
    for seed in UInt64(0)..<60 {
      for isFlick in [true, false] {
        var generator = GestureGenerator.human(seed, in: Self.plain, after: nil)
        generator.digitiser = Digitiser(hertz: generator.one(of: 60, 120, 240))
        generator.dice = SeededNumbers(seed: seed)
        let stroke = isFlick ? generator.flickStroke() : generator.dragStroke()
        generator.perform([stroke])
        // What else happens on the way is another matter.
        let touches = generator.events.filter { if case .touch = $0.action { true } else { false } }
        let coasts = try coasts(Recording(Self.plain, touches))
        if isFlick { flung += coasts ? 1 : 0 } else { stopped += coasts ? 0 : 1 }
        tried += isFlick ? 1 : 0
      }
    }
    print("of \(tried) flicks \(flung) fling, of as many drags \(stopped) stop")
    #expect(flung * 100 >= tried * 97 && stopped * 100 >= tried * 97)
  }

  private func coasts(_ recording: Recording) throws -> Bool {
    var steps = try LiveSteps(Replayable(recording), on: BuiltInEngines.ios)
    var step = Step()
    var coasts = false
    while try steps.next(into: &step) {
      if step.frame.views[0].activity.contains(.decelerating) { coasts = true }
    }
    return coasts
  }

  @Test func `lengths, speeds and durations are those of hands`() throws {
    var generator = GestureGenerator.human(5, in: Self.plain, after: nil)
    var (lengths, speeds, shares, holds): ([Double], [Double], [Double], [Double]) = (
      [], [], [], []
    )
    for _ in 0..<2000 {
      let flick = generator.flickStroke()
      let gone = flick.shape.progress(flick.lifts / flick.lasts)
      let whole = (flick.way.x * flick.way.x + flick.way.y * flick.way.y).squareRoot()
      lengths.append(whole * gone)
      speeds.append(whole / flick.lasts * 1000)
      shares.append(flick.lifts / flick.lasts)
      let drag = generator.dragStroke()
      holds.append(drag.lifts - drag.lasts)
    }
    func table(_ name: String, _ numbers: [Double]) -> [Double] {
      let sorted = numbers.sorted()
      let parts = [0.0, 0.25, 0.5, 0.75, 1].map { sorted[Int($0 * Double(sorted.count - 1))] }
      print(name, parts.map { ($0 * 100).rounded() / 100 })
      return parts
    }
    print("least, quarter, half, three quarters, most")
    let length = table("length of a flick, pt", lengths)
    #expect(length[0] >= 60 && length[4] <= 300 * 1.42 && (120...160).contains(length[2]))
    let speed = table("mean speed, pt/s", speeds)
    #expect(speed[0] > 299.999 && speed[4] < 3000.001 && (850...950).contains(speed[2]))
    let share = table("lifted after a share of", shares)
    #expect(share[0] >= 0.55 && share[4] < 0.8)
    let hold = table("held still, ms", holds)
    #expect(hold[0] >= 120 && hold[4] < 400)
  }

  @Test func `our own power is the one of the library to a billionth`() {
    for x in stride(from: -6.0, through: 6, by: 0.01) {
      let library = _exp(x)
      #expect(abs(power(x) / library - 1) < 1e-9)
    }
  }

  /// The series itself, summed until nothing changes.
  private func _exp(_ x: Double) -> Double {
    var (sum, term, count) = (1.0, 1.0, 1.0)
    while sum + term != sum || count < 5 {
      term *= abs(x) / count
      sum += term
      count += 1
    }
    return x < 0 ? 1 / sum : sum
  }

  @Test func `what was reached before is nothing new`() throws {
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
