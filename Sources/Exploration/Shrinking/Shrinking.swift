package import Model
internal import Text

/// Makes a recording smaller and smaller while a condition is true (hierarchical delta debugging).
///
/// Large parts come first: whole gestures, then the pauses between them, moves, single fingers,
/// numbers, and finally the scene. Starting with large parts saves most replays, and the result
/// reads like a recording written by hand. Every candidate is a valid recording: candidates that
/// the grammar rejects are never tested.
///
/// Nothing in this type is random, so that the same recording and the same replies give the same
/// result.
package struct Shrinking {
  /// The smallest recording so far that satisfies the condition; initially the original recording.
  package private(set) var best: Recording
  /// The number of times that the condition was tested, by level.
  package private(set) var tries: [Level: Int] = [:]
  /// The number of replays for these tests.
  package private(set) var replays = 0
  /// Whether shrinking was stopped, or used up its budget, before it was complete.
  package private(set) var isCut = false
  /// Whether properties of views are kept, because a page of the user defines them.
  let keepsViews: Bool
  private let budget: Int
  private let question: Question
  private let isStopped: () -> Bool
  /// The candidates that do not satisfy the condition.
  private var refused: Set<Candidate> = []
  private var level = Level.gestures

  /// Tests the condition for a candidate, and counts the replays that this takes.
  package typealias Question = (_ candidate: Recording, _ level: Level) -> Reply

  /// - Parameters:
  ///   - budget: The maximum number of replays.
  ///   - keepsViews: Whether properties of views are kept. Views may be removed nevertheless.
  ///   - isStopped: Called before each candidate is made. Many candidates are made and never
  ///     tested, which takes seconds for a long recording.
  ///   - question: Tests the condition, which must be true for the original recording.
  package init(
    of recording: Recording, budget: Int = 200, keepsViews: Bool = false,
    isStopped: @escaping () -> Bool = { false }, _ question: @escaping Question
  ) {
    best = recording
    self.keepsViews = keepsViews
    self.budget = budget
    self.isStopped = isStopped
    self.question = question
  }

  /// The parts that are reduced, in the order in which they are tried.
  package enum Level: String, CaseIterable, Sendable {
    case gestures, gaps, moves, fingers, numbers, scene
  }

  /// The result of a test: whether the condition is true, and the number of replays.
  package struct Reply: Sendable {
    package var isSame: Bool
    package var replays: Int

    package init(isSame: Bool, replays: Int = 1) {
      self.isSame = isSame
      self.replays = replays
    }
  }

  /// The part of a recording on which a replay depends. Candidates with equal keys have the same
  /// canonical bytes except for their titles.
  private struct Candidate: Hashable {
    let scene: Scene
    let events: [InputEvent]
  }

  /// Shrinks until no candidate is smaller, the budget is used up, or `isStopped` returns true.
  package mutating func run() {
    var before: Recording
    repeat {
      before = best
      for level in Level.allCases where !isCut {
        self.level = level
        switch level {
        case .gestures: dropGestures()
        case .gaps: shortenGaps()
        case .moves: leaveOut(best.moves)
        case .fingers: dropFingers()
        case .numbers: roundNumbers()
        case .scene:
          simplifyEvents()
          simplifyScene()
        }
      }
    } while best != before && !isCut
  }

  /// Replaces `best` by a candidate that differs, is valid, and satisfies the condition; returns
  /// whether it did.
  mutating func attempt(_ edit: (inout Recording) -> Void) -> Bool {
    isCut = isCut || isStopped()
    guard !isCut else { return false }
    var candidate = best
    edit(&candidate)
    guard candidate != best, candidate.isLegal else { return false }
    let key = Candidate(scene: candidate.head.scene, events: candidate.events.map(\.value))
    guard !refused.contains(key) else { return false }
    guard replays < budget else {
      isCut = true
      return false
    }
    let reply = question(candidate, level)
    tries[level, default: 0] += 1
    replays += reply.replays
    if reply.isSame { best = candidate } else { refused.insert(key) }
    return reply.isSame
  }
}

extension Recording {
  /// Whether a reader of the format would accept the recording.
  var isLegal: Bool {
    guard head.scene.window.objection == nil, head.scene.views.allSatisfy({ $0.objection == nil })
    else { return false }
    var grammar = EventGrammar(head.scene)
    return events.allSatisfy { (try? grammar.admit($0.value)) != nil }
  }
}
