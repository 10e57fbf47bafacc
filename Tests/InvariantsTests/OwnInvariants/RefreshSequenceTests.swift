import Engines
import FlickbookTesting
import Model
import Replay
import Testing
import TestSupport

@testable import Invariants

/// Describes a list with pull to refresh as a sequence of states. A sound engine keeps the
/// sequence. Each way to break it is tested with an engine that has only that fault.
struct RefreshSequenceTests {
  typealias State = SequenceText.State
  typealias Transition = SequenceText.Transition

  private func refresh(
    within limit: Double = 5, atLeast minimum: Double? = nil, when requirement: String? = nil,
    view: String? = "list"
  ) throws -> Invariant {
    try Invariant(
      "refresh-cycle",
      SequenceText(
        [
          State("idle"), State("pulled", when: "touching and over.y > 0"),
          State("refreshing", when: "probe.refreshing"),
        ],
        [
          Transition(from: "idle", to: "pulled"), Transition(from: "pulled", to: "idle"),
          Transition(
            from: "pulled", to: "refreshing", when: requirement,
            atLeast: minimum.map { Quantity($0, .seconds) }),
          Transition(from: "refreshing", to: "idle", within: Quantity(limit, .seconds)),
        ]), view: view)
  }

  private func verdict(
    of name: String, _ rule: Invariant, _ fault: Fault? = nil
  ) throws -> InvariantVerdict {
    let engine = fault.map { BuiltInEngines.ios.with($0) } ?? BuiltInEngines.ios
    return try judged(try Corpus.recording("Recordings/Refresh/\(name).xml"), engine, by: [rule])[0]
  }

  @Test(arguments: [
    "ends-while-it-coasts", "fires-at-the-lift", "on-a-large-phone", "pull-again-while-it-works",
    "pull-and-wait", "turn-while-it-works",
  ])
  func `a sound engine keeps the sequence`(name: String) throws {
    let verdict = try verdict(of: name, try refresh(view: nil)).verdict
    guard case .held(let checks, let margin, _) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(checks >= 3)
    #expect(try 0...5 ~= #require(margin))
  }

  @Test func `the margin of a sequence is the remaining time`() throws {
    guard case .held(_, let margin?, _) = try verdict(of: "pull-and-wait", try refresh()).verdict
    else {
      Issue.record("not held")
      return
    }
    guard
      case .held(_, let less?, _) = try verdict(of: "pull-and-wait", try refresh(within: 4)).verdict
    else {
      Issue.record("not held")
      return
    }
    #expect(abs(margin - less - 1) < 1e-9)
  }

  private func violation(
    of name: String, _ rule: Invariant, by fault: Fault
  ) throws -> (expected: String, actual: String, margin: Double?) {
    #expect(try verdict(of: name, rule).isHeld, "the sound engine keeps it")
    let found = try verdict(of: name, rule, fault)
    guard case .broken(let violation, _, let margin) = found.verdict else {
      Issue.record("\(found.verdict)")
      return ("", "", nil)
    }
    return (violation.expected, violation.actual, margin)
  }

  @Test func `a refresh that never ends is a violation at the end of the recording`() throws {
    let fault = try #require(Fault.suite.first { $0.name == "requests-lost" })
    let found = try violation(of: "pull-and-wait", try refresh(), by: fault)
    #expect(found.expected == "refreshing to be followed by idle within 5s")
    #expect(found.actual.hasPrefix("refreshing after "))
    #expect(found.actual.hasSuffix("where everything rests"))
    #expect(found.margin == nil)
  }

  @Test func `the violation of a refresh that ends late contains the time by which it is late`()
    throws
  {
    let late = Fault(custom: "ends its refresh late", "refreshing-reading-matches") { engine, _ in
      engine.showing { frame, time in
        if (3.0..<3.5).contains(time.seconds(since: .zero)) {
          frame.views[0].readouts.refreshing = true
        }
      }
    }
    let found = try violation(of: "pull-and-wait", try refresh(within: 2.9), by: late)
    #expect(found.expected == "refreshing to be followed by idle within 2.9s")
    #expect(found.actual.hasPrefix("refreshing after "))
    #expect(try -0.5...(-0.3) ~= #require(found.margin))
  }

  @Test func `skipping a state is a violation`() throws {
    let fault = Fault(
      "loads as it coasts", in: .deceleration, .refreshing, .set, 1, scaling: .fixed,
      "refreshing-reading-matches")
    let found = try violation(of: "ends-while-it-coasts", try refresh(), by: fault)
    #expect(found.expected == "idle to be followed by pulled")
    #expect(found.actual.hasPrefix("refreshing"))
  }

  @Test func `states in the wrong order are a violation`() throws {
    let fault = Fault(
      "forgets its refresh under a finger", in: .drag, .refreshing, .set, 0, scaling: .fixed,
      "refreshing-reading-matches")
    let found = try violation(of: "pull-again-while-it-works", try refresh(), by: fault)
    #expect(found.actual.hasPrefix("refreshing") || found.actual.hasPrefix("pulled"))
  }

  @Test func `the violation of a state that ends too early contains the missing time`() throws {
    let hasty = Fault("loads too early", "refresh-fires-once") { $0.refresh?.distance = 20 }
    let found = try violation(of: "pull-and-wait", try refresh(atLeast: 0.1), by: hasty)
    #expect(found.expected == "pulled to last at least 0.1s before refreshing")
    #expect(try -0.1...0 ~= #require(found.margin))
  }

  @Test
  func `a transition whose requirement fails is a violation with the expected and the found value`()
    throws
  {
    let hasty = Fault("loads too early", "refresh-fires-once") { $0.refresh?.distance = 20 }
    let found = try violation(
      of: "pull-and-wait", try refresh(when: "over.y >= 60pt"), by: hasty)
    #expect(found.expected == "over.y >= 60pt tol 0.5px from pulled to refreshing")
    #expect(found.actual.hasSuffix("pt"))
  }

  @Test func `the reason for an untested sequence names the state that was never reached or left`()
    throws
  {
    let pushed = try verdict(of: "push-back-before-lifting", try refresh())
    #expect(pushed.verdict == .untested(.neverReached("refreshing")))
    let still = try judged(
      try Corpus.recording("Recordings/Bounce/pull-down-and-let-go.xml"), BuiltInEngines.ios,
      by: [try twoStates("touching and over.y > 100000pt")])[0]
    #expect(still.verdict == .untested(.neverLeft("off")))
    let open = try judged(
      try Corpus.recording("Recordings/Bounce/pull-down-and-let-go.xml"), BuiltInEngines.ios,
      by: [try twoStates("once touching")])[0]
    #expect(open.verdict == .untested(.neverLeft("on")))
  }

  private func twoStates(_ condition: String) throws -> Invariant {
    try Invariant(
      "two",
      SequenceText(
        [State("off"), State("on", when: condition)],
        [Transition(from: "off", to: "on"), Transition(from: "on", to: "off")]))
  }

  @Test func `a missing view or signal is the reason why a sequence is untested`() throws {
    #expect(
      try verdict(of: "pull-and-wait", try refresh(view: "lsit")).verdict
        == .untested(.noView("lsit", nearest: "list")))
    let heder = try judged(
      try Corpus.recording("Recordings/Refresh/pull-and-wait.xml"), BuiltInEngines.ios,
      by: [try twoStates("probe.heder > 0")])[0]
    #expect(heder.verdict == .untested(.noSignal("heder", nearest: nil)))
  }

  @Test func `if every state needs a condition, the last state that began applies`() throws {
    // The callbacks of a drag are events: each begins a state, which lasts until the next callback.
    let drag = try Invariant(
      "drags",
      SequenceText(
        [
          State("free", when: "callback(didEndDragging)"),
          State("dragged", when: "callback(willBeginDragging)"),
        ],
        [
          Transition(from: "free", to: "dragged"),
          Transition(from: "dragged", to: "free", atLeast: Quantity(1, .frames)),
        ]))
    let recording = try Corpus.recording("Recordings/Refresh/pull-again-while-it-works.xml")
    let verdict = try judged(recording, BuiltInEngines.ios, by: [drag])[0].verdict
    guard case .held(let checks, _, _) = verdict else {
      Issue.record("not held")
      return
    }
    #expect(checks == 6)
  }
}
