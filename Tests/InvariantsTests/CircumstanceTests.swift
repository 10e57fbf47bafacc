import Engines
import Invariants
import Model
import Testing
import TestSupport
import Text

/// Tests the circumstance of a violation: what the fingers, the app and the view were doing, and
/// the kind of the view. Reports group violations by circumstance.
struct CircumstanceTests {
  private struct Case {
    /// A condition of a formula.
    let condition: String
    /// The beginning of a violation's circumstance while the condition is true.
    let circumstance: String

    init(_ condition: String, _ circumstance: String) {
      (self.condition, self.circumstance) = (condition, circumstance)
    }
  }

  private static let inside = "over.x <= 0 and over.y <= 0"
  private static let alone = "fingers == 0 and not input(any) and not rest"

  private static let cases = [
    Case("input(turn)", "as the window rotates"),
    Case("input(frame) and not input(turn)", "as the view gets another frame"),
    Case("input(keyboard) and not (input(turn) or input(frame))", "as the keyboard changes"),
    Case(
      "input(set) and not (input(turn) or input(frame) or input(keyboard))",
      "as the app changes the view"),
    Case(
      "input(ask) and not (input(turn) or input(frame) or input(keyboard) or input(set))",
      "as the app makes a request"),
    Case("input(cancel) and not (input(ask) or input(set))", "as a touch is cancelled"),
    Case("input(up) and not (input(cancel) or input(ask))", "as a finger lifts"),
    Case(
      "input(down) and not (input(up) or input(cancel) or input(ask) or input(frame) or input(keyboard))",
      "as a finger comes down"),
    Case("fingers >= 2 and not input(any)", "while fingers pinch"),
    Case(
      "fingers == 1 and not input(any) and max(over.x, over.y) > 1pt",
      "while a finger pulls past the edge"),
    Case(
      "fingers == 1 and dragging and input(move) and not (input(ask) or input(down) or input(up)) "
        + "and \(inside)", "while a finger drags"),
    Case(
      "fingers == 1 and not input(any) and not once input(move) and \(inside)",
      "while a finger stays down"),
    Case("\(alone) and delta(zoom) != 0", "while its zoom changes by itself"),
    Case(
      "\(alone) and delta(zoom) == 0 and animating and prev(\(inside)) "
        + "and once[0,0.2s] input(ask)",
      "during a requested motion"),
    Case(
      "\(alone) and delta(zoom) == 0 and not once input(ask) and prev(max(over.x, over.y)) > 1pt",
      "while it bounces back"),
    Case(
      "\(alone) and delta(zoom) == 0 and not once input(ask) and decelerating and prev(\(inside))",
      "while it coasts"),
    Case("rest and fingers == 0 and not input(any)", "at rest"),
  ]

  /// The possible second parts of a circumstance, which name the kind of the view.
  private static func kinds(of view: ViewScene) -> Set<String> {
    if view.wheel != nil { return [", on a wheel"] }
    if view.scroll.paging { return [", in pages", ", in a page above its minimum zoom"] }
    if view.snap != nil { return [", on cells"] }
    return [
      "", ", above its minimum zoom", ", in content that fits", ", in a view inside another",
    ]
  }

  @Test func `a violation states the circumstance and the kind of the view`() throws {
    let invariants = try Self.cases.enumerated().map { number, one in
      try Invariant("case-\(number)", "when \(one.condition) then offset.y == 12345pt")
    }
    var seen = Set<Int>()
    var kinds = Set<String>()
    for path in Corpus.small {
      let recording = try Corpus.recording(path)
      let isFixed = !recording.events.contains {
        if case .setting = $0.value.action { true } else { false }
      }
      let findings = try judged(recording, BuiltInEngines.ios, by: invariants)
      for (number, finding) in findings.enumerated() {
        guard case .broken(let violation, _, _) = finding.verdict else { continue }
        let due = Self.cases[number].circumstance
        #expect(violation.circumstance.hasPrefix(due), "\(path): \(finding.line ?? "")")
        seen.insert(number)
        guard isFixed, let comma = violation.circumstance.firstIndex(of: ",") else { continue }
        let kind = String(violation.circumstance[comma...])
        #expect(
          Self.kinds(of: recording.head.scene.views[try #require(violation.view)]).contains(kind),
          "\(path)")
        kinds.insert(kind)
      }
    }
    #expect(Self.cases.indices.filter { !seen.contains($0) } == [])
    #expect(kinds.count == 7, "\(kinds)")
  }

  private typealias Name = InputEvent.Action.Name

  /// The circumstance at rest in a recording that has only these events and this maximum number of
  /// simultaneous fingers.
  private static let rests: [(events: Set<Name>, fingers: Int, circumstance: String)] = [
    ([.down, .move, .up], 1, "at rest after a touch"),
    ([.down, .move, .up], 2, "at rest after a pinch"),
    ([.request], 0, "at rest after a request"),
    ([.set], 0, "at rest after the app changed the view"),
    ([.turn, .resize], 0, "at rest after a rotation"),
  ]

  @Test func `a violation at rest states which event preceded the rest`() throws {
    let rule = try Invariant(
      "at-rest",
      "when rest and fingers == 0 and not input(any) and once input(any) then offset.y == 12345pt")
    var seen = Set<String>()
    for path in Corpus.recordings {
      let recording = try Corpus.recording(path)
      // The two fingers of a recording with several views may be on different views.
      guard recording.head.scene.views.count == 1 else { continue }
      let names = Set(recording.events.map(\.value.action.name)).subtracting([.mark, .seen])
      let fingers = Self.fingers(recording)
      let isDue = { (rest: (events: Set<Name>, fingers: Int, circumstance: String)) in
        names.isSubset(of: rest.events) && rest.fingers == fingers
      }
      guard let due = Self.rests.first(where: isDue) else { continue }
      for finding in try judged(recording, BuiltInEngines.ios, by: [rule]) {
        guard case .broken(let violation, _, _) = finding.verdict else { continue }
        #expect(violation.circumstance.hasPrefix(due.circumstance), "\(path)")
        seen.insert(due.circumstance)
      }
    }
    #expect(seen.count == Self.rests.count, "\(seen)")
  }

  /// The number of fingers that are down at once; nil if it varies between gestures.
  private static func fingers(_ recording: Recording) -> Int? {
    var (down, gesture, all) = (0, 0, Set<Int>())
    for event in recording.events {
      guard case .touch(let touch) = event.value.action else { continue }
      switch touch.phase {
      case .down:
        down += 1
        gesture = max(gesture, down)
      case .move: break
      case .up, .cancel:
        down -= 1
        if down == 0 {
          all.insert(gesture)
          gesture = 0
        }
      }
    }
    return all.count > 1 ? nil : all.first ?? 0
  }
}
