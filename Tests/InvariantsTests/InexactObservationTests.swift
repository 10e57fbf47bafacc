import Engines
import Exploration
import FlickbookTesting
import Invariants
import Model
import Replay
import TestSupport
import Testing
import Text

/// Tests sessions of a device whose recorder is inexact: positions are wrong by 0.25 pt, times by
/// up to 4 ms, and a tenth of the frames is missing.
struct InexactObservationTests {
  private static let seeds = 0..<UInt64(isThorough ? 1000 : 60)

  @Test func `a thousand sound sessions with errors raise at most one alarm`() throws {
    let trial = try InexactTrial(Self.seeds)
    print("inexact: \(trial.summary)")
    #expect(trial.alarms.count <= 1, "\(trial.alarms)")
    // At least three quarters of the invariants that hold with exact observations are still tested.
    #expect(trial.held * 4 > trial.heldExactly * 3)
  }

  @Test func `errors that are not declared are estimated`() throws {
    var errors = RecorderErrors.all
    errors.isDeclared = false
    let trial = try InexactTrial(Self.seeds, errors)
    print("inexact, estimated: \(trial.summary)")
    #expect(trial.alarms.count <= Self.seeds.count / 100 + 1, "\(trial.alarms)")
  }

  @Test func `the same sessions raise alarms if they are judged as exact`() throws {
    let trial = try InexactTrial(Self.seeds.prefix(60), judgedAsExact: true)
    print("inexact, judged as exact: \(trial.summary)")
    #expect(trial.alarms.count > 20)
  }

  @Test func `exact sessions are recognized as exact, and errors are estimated approximately`()
    throws
  {
    var (wrong, positions, times) = (0, [Double](), [Double]())
    for seed in Self.seeds.prefix(200) {
      let session = try InexactTrial.session(seed)
      if try !InexactTrial.seen(session.exact).exactness.isExact { wrong += 1 }
      let errors = RecorderErrors(position: 0.25, time: 4, dropped: 0.1, isDeclared: false)
      let found = try InexactTrial.seen(session.with(errors, seed: seed)).exactness
      positions.append(found.position)
      times.append(found.time.milliseconds)
    }
    #expect(wrong * 50 <= Self.seeds.prefix(200).count)
    // The expected values are five times 0.25 pt, and 4 ms.
    let middle = positions.count / 2
    #expect((1.1..<1.6).contains(positions.sorted()[middle]))
    #expect((3.5..<6).contains(times.sorted()[middle]))
  }

  @Test
  func `invariants that cannot be judged because of large errors are untested, with that reason`()
    throws
  {
    let session = try InexactTrial.session(0)
    let recording = session.with(RecorderErrors(position: 3), seed: 0)
    let verdicts = try InexactTrial.verdicts(recording, BuiltInEngines.ios)
    let drag = try #require(verdicts.first { $0.invariant.name == "rest-in-bounds" })
    guard case .untested(.inexact(let error)) = drag.verdict else {
      Issue.record("\(drag.verdict)")
      return
    }
    #expect(error > 15)
    #expect(!verdicts.contains { $0.isBroken })
    // With errors of this size rest is invisible, so flags of activity cannot be judged either.
    let hidden = session.with(RecorderErrors(position: 100), seed: 0)
    let none = try InexactTrial.verdicts(hidden, BuiltInEngines.ios)
    for judged in none {
      switch judged.verdict {
      case .held, .broken: Issue.record("\(judged.invariant.name): \(judged.verdict)")
      case .untested, .notApplicable: break
      }
    }
  }

  @Test(arguments: GrossFault.allCases)
  func `gross faults are detected in nine of ten sessions with errors`(_ fault: GrossFault) throws {
    let (found, all) = try fault.search(Self.seeds.prefix(300))
    print("inexact: \(fault): found in \(found) of \(all) sessions")
    #expect(all >= (isThorough ? 30 : 3))
    #expect(found * 10 >= all * 9)
  }
}

/// Faults that a user notices immediately.
enum GrossFault: CaseIterable {
  case gainOfTenPercent, pageOffByFivePoints, centreOffByFivePoints, missingRest

  /// The faults of the library that have the effect of the case, each with the strength at which
  /// the effect has this size.
  private var faults: [(fault: Fault, strength: Double)] {
    func isolated(_ name: String, _ strength: Double) -> [(Fault, Double)] {
      Fault.isolated.filter { $0.name == name }.prefix(1).map { ($0, strength) }
    }
    func suite(_ name: String) -> [(Fault, Double)] {
      Fault.suite.filter { $0.name == name }.map { ($0, 1) }
    }
    return switch self {
    case .gainOfTenPercent: suite("drag-scaled-x") + suite("drag-scaled-y")
    case .pageOffByFivePoints: isolated("rests beside the page", 20)
    case .centreOffByFivePoints:
      isolated("centres a little off", 20) + isolated("drifts with every turn", 20)
    case .missingRest: isolated("does not page", 1) + suite("rest-creeps")
    }
  }

  /// The number of sessions in which the fault is found, and the number in which exact observations
  /// show the fault.
  func search(_ seeds: some Sequence<UInt64>) throws -> (found: Int, all: Int) {
    var (found, all) = (0, 0)
    for seed in seeds {
      for (fault, strength) in faults {
        let observes = InexactTrial.observes(seed)
        let faulty = BuiltInEngines.ios.with(fault, strength: strength)
        let engine = observes.isEmpty ? faulty : faulty.atFrames()
        let recording =
          self == .gainOfTenPercent ? Self.drag(seed) : try InexactTrial.recording(seed)
        let session = try ObservedSession(
          of: recording, on: engine, observing: observes, at: [60], seed: seed)
        let exact = try InexactTrial.verdicts(session.exact, engine)
        guard exact.contains(where: { $0.isBroken && $0.invariant.name == fault.invariant })
        else { continue }
        all += 1
        let inexact = try InexactTrial.verdicts(session.with(.all, seed: seed), engine)
        if inexact.contains(where: \.isBroken) { found += 1 }
      }
    }
    return (found, all)
  }

  /// A drag of 80 to 250 points across a map, which ends with a finger at rest.
  private static func drag(_ seed: UInt64) -> Recording {
    var dice = SeededNumbers(seed: seed)
    var view = ViewScene(
      id: "map", frame: .init(x: 0, y: 0, width: 400, height: 800),
      content: Size(width: 3000, height: 3000))
    view.start = Start(x: 1000, y: 1000)
    let scene = Scene(window: Window(size: Size(width: 400, height: 800)), views: [view])
    let start = Point(x: 200, y: 400)
    let way = Point(
      x: dice.uniform(in: 80.0..<190) * (dice.oneIn(2) ? 1 : -1),
      y: dice.uniform(in: 80.0..<250) * (dice.oneIn(2) ? 1 : -1))
    let duration = dice.uniform(in: 300.0..<900)
    let interval = 1000 / (dice.pick([60.0, 120]) ?? 60)
    var events = [InputEvent(at: .zero, .touch(Touch(.down, finger: 1, at: start)))]
    var time = interval
    while time < duration {
      let share = time / duration
      // The finger is slow at the beginning and at the end.
      let part = share * share * (3 - 2 * share)
      let point = Point(x: start.x + way.x * part, y: start.y + way.y * part)
      events.append(
        InputEvent(at: .zero + .milliseconds(time), .touch(Touch(.move, finger: 1, at: point))))
      time += interval
    }
    let end = Point(x: start.x + way.x, y: start.y + way.y)
    events.append(
      InputEvent(at: .zero + .milliseconds(time + 300), .touch(Touch(.up, finger: 1, at: end))))
    return Recording(
      RecordingHead(title: "Drag \(seed)", scene: scene), events: events.map { Located($0) })
  }
}

/// Judges sound sessions with errors, and counts the false alarms.
struct InexactTrial {
  /// Violations that do not exist with exact observations of the same session.
  private(set) var alarms: [String] = []
  private(set) var held = 0
  private(set) var heldExactly = 0
  private var sessions = 0

  init(
    _ seeds: some Sequence<UInt64>, _ errors: RecorderErrors = .all, judgedAsExact: Bool = false
  ) throws {
    for seed in seeds {
      let engine = Self.engine(seed)
      let session = try Self.session(seed)
      var inexact = session.with(errors, seed: seed)
      if judgedAsExact {
        inexact.head.origin?.positionError = 0
        inexact.head.origin?.timeError = 0
      }
      let findings = zip(
        try Self.verdicts(session.exact, engine), try Self.verdicts(inexact, engine))
      for (exact, finding) in findings {
        held += finding.isHeld ? 1 : 0
        heldExactly += exact.isHeld ? 1 : 0
        guard !exact.isBroken, let line = finding.line else { continue }
        alarms.append("seed \(seed), \(engine.name), \(inexact.head.title): \(line)")
      }
      sessions += 1
    }
  }

  var summary: String {
    "\(alarms.count) alarms in \(sessions) sessions; \(held) of \(heldExactly) held"
  }

  static func recording(_ seed: UInt64) throws -> Recording {
    switch seed % 3 {
    case 0: try Corpus.recording(Corpus.recordings[Int(seed / 3 * 7) % Corpus.recordings.count])
    case 1: .mix(seed)
    default: .generated(seed)
    }
  }

  /// Half of the recorders observe only positions.
  static func observes(_ seed: UInt64) -> ObservedParts {
    seed / 9 % 2 == 0 ? [] : [.activity, .callbacks]
  }

  static func engine(_ seed: UInt64) -> EngineFactory {
    let engines = [BuiltInEngines.ios, BuiltInEngines.android, ClampingEngine.factory]
    let engine = engines[Int(seed / 3) % engines.count]
    return observes(seed).isEmpty ? engine : engine.atFrames()
  }

  static func session(_ seed: UInt64) throws -> ObservedSession {
    try ObservedSession(
      of: recording(seed), on: engine(seed), observing: observes(seed), seed: seed)
  }

  static func seen(_ recording: Recording) throws -> SeenReplay {
    try SeenReplay(recording.head, RecordingEvents(recording)) { RecordingEvents(recording) }
  }

  /// The verdicts about a recorded device whose contract is known.
  static func verdicts(
    _ recording: Recording, _ engine: EngineFactory
  ) throws -> [InvariantVerdict] {
    let seen = try seen(recording)
    var terms = Terms(
      abilities: seen.abilities.intersection(engine.abilities),
      contract: seen.contract(of: engine.contract))
    terms.infers = false
    terms.observationError = seen.error
    let invariants = Catalogue.invariants.filter { $0.name != "seen-as-expected" }
    let judge = Judge(recording.head.scene, by: invariants, terms)
    var steps = seen.steps
    var step = Step()
    while try steps.next(into: &step) { judge.observe(step) }
    return judge.verdicts(End(steps.ending ?? .truncated))
  }
}
