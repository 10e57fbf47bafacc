import Engines
import Exploration
import FlickbookTesting
import Invariants
import Model
import Replay
import Testing
import TestSupport
import Text

struct RelationTests {
  @Test(arguments: BuiltInEngines.sound + [BuiltInEngines.ios.inHalfPoints])
  func `the built-in engines break no relation`(
    engine: EngineFactory
  ) throws {
    for path in Corpus.recordings {
      for finding in try related(Corpus.recording(path), engine) {
        if let line = finding.line { Issue.record("\(engine.name): \(path): \(line)") }
      }
    }
  }

  @Test(arguments: BuiltInEngines.sound)
  func `the built-in engines break no relation on random gestures`(engine: EngineFactory) throws {
    // Some seeds have special cases. 409: a finger that moves exactly as far as the slop; 418: a
    // requested offset during a zoom bounce; 1098: a touch at the end of a bounce; 1170: three
    // fingers that move exactly as far as the slop.
    for seeds: Range<UInt64> in [0..<12, 141..<142, 409..<410, 418..<419, 1098..<1099, 1170..<1171]
    {
      try Self.search(seeds, engine)
    }
  }

  @Test(arguments: BuiltInEngines.sound)
  func `every relation is exercised and holds on random gestures in the middle of a page`(
    engine: EngineFactory
  ) throws {
    var held: Set<String> = []
    for seed: UInt64 in 0..<12 {
      var recording = Recording.generated(seed, in: .page { $0.start = Start(x: 200, y: 900) })
      recording.events += evenSwipe(seed, after: recording.events.last?.value.time ?? .zero)
      for finding in try related(recording, engine) {
        if let line = finding.line { Issue.record("\(engine.name): seed \(seed): \(line)") }
        if finding.isHeld { held.insert(finding.invariant.name) }
      }
    }
    #expect(held.count == Catalogue.relations.count)
  }

  /// A finger with constant speed, in ten reports.
  private func evenSwipe(_ seed: UInt64, after time: Instant) -> [Located<InputEvent>] {
    let displacement = Point(x: Double(seed) * 2 - 11, y: 25 - Double(seed) * 4)
    return (0...10).map { report in
      let point = Point(
        x: 160 + displacement.x * Double(report), y: 240 + displacement.y * Double(report))
      let touch = Touch(report == 0 ? .down : report == 10 ? .up : .move, finger: 0, at: point)
      return Located(
        InputEvent(at: time + .seconds(8) + .milliseconds(Double(report) * 16), .touch(touch)))
    }
  }

  static func search(_ seeds: Range<UInt64>, _ engine: EngineFactory) throws {
    for seed in seeds {
      for finding in try related(.mix(seed), engine) {
        if let line = finding.line { Issue.record("\(engine.name): seed \(seed): \(line)") }
      }
    }
  }

  @Test func `every relation is exercised by two recordings`() throws {
    var tested: [String: (recordings: Int, checks: Int)] = [:]
    for path in Corpus.recordings {
      for finding in try related(Corpus.recording(path), BuiltInEngines.ios) {
        guard case .held(let checks, _, _) = finding.verdict else { continue }
        tested[finding.invariant.name, default: (0, 0)].recordings += 1
        tested[finding.invariant.name, default: (0, 0)].checks += checks
      }
    }
    for relation in Catalogue.relations {
      let (recordings, checks) = tested[relation.name] ?? (0, 0)
      print("\(relation.name): \(recordings) recordings, \(checks) occasions")
      #expect(recordings >= 2 && checks >= 20, "\(relation.name)")
    }
  }
}

/// Tests the verdicts of relations that cannot be exercised.
struct UntestedRelationTests {
  private func verdict(
    _ relation: String, _ strokes: [Stroke], _ edit: (inout ViewScene) -> Void = { _ in }
  ) throws -> Verdict {
    let scene = Scene.page {
      $0.start = Start(x: 200, y: 900)
      edit(&$0)
    }
    let events = strokes.flatMap(\.events).sorted { $0.time < $1.time }
    return try related(Recording(scene, events), BuiltInEngines.ios, by: Catalogue.named(relation))[
      0
    ].verdict
  }

  /// A finger that moves up 20 points every 16 ms.
  private struct Stroke {
    var finger: UInt8 = 1
    var start = 0.0
    var pace: [Double] = [20, 20, 20, 20, 20]

    var events: [InputEvent] {
      var (time, point) = (start, Point(x: 160, y: 400))
      var events = [InputEvent(at: .milliseconds(time), .touch(touch(.down, point)))]
      for (index, step) in pace.enumerated() {
        time += 16
        point.y -= step
        let phase: Touch.Phase = index == pace.count - 1 ? .up : .move
        events.append(InputEvent(at: .milliseconds(time), .touch(touch(phase, point))))
      }
      return events
    }

    private func touch(_ phase: Touch.Phase, _ point: Point) -> Touch {
      Touch(phase, finger: finger, at: point)
    }
  }

  private func isHeld(_ verdict: Verdict) -> Bool {
    if case .held = verdict { true } else { false }
  }

  @Test func `the relation about splits is exercised only at a true rest`() throws {
    let relation = "split-at-idle"
    #expect(try isHeld(verdict(relation, [Stroke(), Stroke(start: 6000)])))
    let nothing = Verdict.untested(.unsuited("nothing happens after a rest"))
    #expect(try verdict(relation, [Stroke()]) == nothing)
    #expect(try verdict(relation, [Stroke(), Stroke(start: 300)]) == nothing)
  }

  @Test func `the relation about translations is exercised until a second finger comes down`()
    throws
  {
    let relation = "touch-translation"
    #expect(try isHeld(verdict(relation, [Stroke()])))
    #expect(
      try verdict(relation, [Stroke(), Stroke(finger: 2)])
        == .untested(.unsuited("two fingers are down at once")))
    #expect(try verdict(relation, [Stroke(pace: [0, 0])]) == .untested(.notExercised))
  }

  @Test
  func `the relations about mirror images are exercised only if nothing is fixed to one side`()
    throws
  {
    #expect(try isHeld(verdict("mirror-y", [Stroke()])))
    #expect(
      try verdict("mirror-y", [Stroke()]) { $0.scroll.paging = true }
        == .untested(.unsuited("pages begin at one side")))
    #expect(
      try verdict("mirror-y", [Stroke()]) { $0.content.height = 100 }
        == .untested(.unsuited("content that fits is placed at one side")))
    // The content is narrower than the view, which begins at the right.
    #expect(try isHeld(verdict("mirror-x", [Stroke()]) { $0.content.width = 100 }))
  }

  @Test func `redundant-move is exercised only by a finger that moves evenly`() throws {
    #expect(try isHeld(verdict("redundant-move", [Stroke()])))
    #expect(
      try verdict("redundant-move", [Stroke(pace: [20, 20, 20, 20, 21])])
        == .untested(.unsuited("no finger moves uniformly")))
  }

  @Test func `an engine that does not declare its lengths cannot be scaled`() throws {
    var engine = BuiltInEngines.ios
    for index in engine.settings.indices { engine.settings[index].isLength = false }
    let recording = Recording(.page(), Stroke().events)
    #expect(
      try related(recording, engine, by: Catalogue.named("length-scaling"))[0].verdict
        == .untested(.unsuited("the engine does not declare which of its settings are lengths")))
  }

  @Test func `a failure of the engine in a second replay is reported with the relation`() throws {
    /// An engine that fails for some numbers of fingers.
    func picky(_ kind: EngineError.Kind) -> EngineFactory {
      let good = BuiltInEngines.ios
      return EngineFactory(name: "picky", version: "1", summary: "", abilities: .all) {
        (scene, _) throws(EngineError) in
        Picky(engine: try good.make(scene), kind: kind)
      }
    }
    let recording = Recording(.page(), Stroke().events)
    let relations = Catalogue.named("touch-id-relabel")
    #expect(
      throws: ReplayError.engine(EngineError(.broken, "touch-id-relabel: no finger 254"))
    ) { try related(recording, picky(.broken), by: relations) }
    #expect(
      try related(recording, picky(.unsupported), by: relations)[0].verdict
        == .untested(.unsuited("no finger 254")))
  }

  private struct Picky: ScrollEngine {
    var engine: any ScrollEngine
    let kind: EngineError.Kind

    mutating func handle(_ moment: Moment) throws(EngineError) {
      for event in moment.events {
        guard case .touch(let touch) = event.value, touch.finger > 99 else { continue }
        throw EngineError(kind, "no finger \(touch.finger)")
      }
      try engine.handle(moment)
    }

    mutating func advance(to time: Instant) throws(EngineError) { try engine.advance(to: time) }
    mutating func show(in frame: inout Frame) { engine.show(in: &frame) }
  }

  @Test func `an engine that lacks an ability breaks no relation`() throws {
    var engine = BuiltInEngines.ios
    engine.abilities.remove(.cancel)
    #expect(
      try related(
        Recording(.page(), Stroke().events), engine, by: Catalogue.named("cancel-equals-fresh"))[0]
        .verdict == .untested(.notReported(.cancel)))
  }
}

struct DivergenceTests {
  @Test func `a violation names the input just before two replays diverge`() throws {
    let fault = try #require(Fault.related.first { $0.invariant == "split-at-idle" })
    let recording = try Corpus.recording("Recordings/Invariants/redundant-move.xml")
    let finding = try related(
      recording, BuiltInEngines.ios.with(fault, strength: 2), by: Catalogue.named("split-at-idle"))[
        0]
    guard case .broken(let violation, let times, let margin) = finding.verdict else {
      Issue.record("\(finding.verdict)")
      return
    }
    // The expected event is the first report of the second stroke that drags.
    let drag = try #require(
      recording.events.first { $0.value.time > violation.time + .milliseconds(-0.001) })
    #expect(violation.location == drag.location && violation.time == drag.value.time)
    #expect(times == 1)
    #expect((margin ?? 0) < -0.9e-6)
    #expect(violation.expected.hasSuffix(", as without a fresh start"))
  }
}

/// The suite takes minutes in a debug build, so it runs only with FLICKBOOK_THOROUGH=1.
@Suite(.enabled(if: isThorough))
struct ThoroughRelationTests {
  @Test(arguments: BuiltInEngines.sound)
  func `the built-in engines break no relation on hundreds of random recordings`(
    engine: EngineFactory
  ) throws {
    try RelationTests.search(1000..<1400, engine)
  }
}
