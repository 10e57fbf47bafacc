import Engines
import Gesture
import Replay
import TestSupport
import Testing
import Verdicts

struct JudgeTests {
  /// Those that come with the program, and what settings make of one.
  static let engines =
    BuiltInEngines.all
    + [("overfling", 6.0), ("density", 2.625)].compactMap { setting in
      try? BuiltInEngines.android.setting([(name: setting.0, value: setting.1)])
    }

  @Test func `every engine could be set`() { #expect(Self.engines.count == 5) }

  @Test(arguments: Corpus.recordings, engines)
  func `no law is broken by an engine that comes with the program`(
    path: String, engine: EngineFactory
  ) throws {
    for finding in try judged(path, engine) {
      if case .broken(let violation, let times) = finding.verdict {
        Issue.record(
          "\(finding.law.name) \(times)×: \(path):\(violation.place.line) at \(violation.time.text) ms: expected \(violation.expected), found \(violation.actual)"
        )
      }
    }
  }

  @Test func `every law is put to the test by some recording`() throws {
    var tested: Set<String> = []
    for path in Corpus.recordings {
      for finding in try judged(path, BuiltInEngines.ios) {
        if case .held = finding.verdict { tested.insert(finding.law.name) }
      }
    }
    #expect(Catalogue.laws.map { $0.name }.filter { !tested.contains($0) } == [])
  }

  @Test func `a law's name is its type's name`() {
    for law in Catalogue.laws {
      let words = law.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      #expect(words.joined() == "\(law)")
    }
  }
}

struct FaultTests {
  @Test(arguments: Fault.all)
  func `an engine that is made worse breaks the law it offends`(fault: Fault) throws {
    var caught = 0
    for path in Corpus.recordings where caught < 2 {
      for finding in try judged(path, BuiltInEngines.ios.faulty(fault.edit))
      where finding.law.name == fault.law {
        if case .broken = finding.verdict { caught += 1 }
      }
    }
    // One recording may be an accident of that recording.
    #expect(caught >= 2, "\(fault.law) caught its fault in \(caught) recordings")
  }
}

/// A way to make an engine worse, and the law that must notice.
struct Fault: Sendable, CustomTestStringConvertible {
  let law: String
  let edit: @Sendable (inout Frame, Instant) -> Void

  init(_ law: String, _ edit: @escaping @Sendable (inout ViewState, Instant) -> Void) {
    self.law = law
    self.edit = { frame, time in edit(&frame.views[0], time) }
  }

  init(frames law: String, _ edit: @escaping @Sendable (inout Frame) -> Void) {
    self.law = law
    self.edit = { frame, _ in edit(&frame) }
  }

  var testDescription: String { law }

  static let all = [
    Fault("finite-state") { view, _ in view.offset.x = .nan },
    Fault("rest-in-bounds") { view, _ in view.offset.y = view.highest(.y) + 1 },
    Fault("zoom-in-range") { view, _ in view.zoom *= 3 },
    Fault("rest-flags-clear") { view, _ in view.activity.insert(.decelerating) },
    Fault("eventually-at-rest") { view, time in view.offset.x += time.seconds(since: .zero) },
    Fault("content-size-scales") { view, _ in view.content.width /= view.zoom },
    Fault("drag-tracks-finger") { view, _ in view.offset.y *= 1.05 },
    Fault(frames: "change-notified") { $0.callbacks.removeAll() },
  ]
}

private func judged(_ path: String, _ engine: EngineFactory) throws -> [Judge.Finding] {
  let recording = try Corpus.recording(path)
  var steps = try LiveSteps(Replayable(recording), on: engine)
  let judge = Judge(
    recording.head.scene, Terms(abilities: engine.abilities, contract: engine.contract))
  var step = Step()
  while try steps.next(into: &step) { judge.observe(step) }
  return judge.findings(End(steps.ending ?? .truncated, quality: recording.head.quality))
}
