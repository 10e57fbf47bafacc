package import Model
internal import Text

/// Makes a recording smaller and smaller while a condition holds for it: hierarchical delta
/// debugging.
///
/// It proceeds from large parts to small ones: whole gestures, the pauses between them, the moves
/// in them, single fingers, numbers, and finally the scene. Starting with large parts saves most
/// replays, and the result reads like a recording written by hand. Every candidate is a valid
/// recording: candidates that the grammar rejects are never tested.
///
/// Nothing here is random, so the same recording and the same answers give the same result.
package struct Shrinking {
  /// The smallest recording so far for which the condition holds; initially the recording itself.
  package private(set) var best: Recording
  /// How often the condition was tested, at each level.
  package private(set) var tries: [Level: Int] = [:]
  /// The number of replays for these tests.
  package private(set) var replays = 0
  /// Whether it was stopped before the end.
  package private(set) var isCut = false
  private let budget: Int
  private let question: Question
  private let isStopped: () -> Bool
  /// The candidates for which the condition did not hold.
  private var refused: Set<Candidate> = []
  private var level = Level.gestures

  /// Tests whether the condition holds for a candidate, and returns the number of replays that this
  /// took.
  package typealias Question = (_ candidate: Recording, _ level: Level) -> Reply

  /// - Parameters:
  ///   - budget: The maximum number of replays.
  ///   - isStopped: Called before each candidate is made, since many are made and never tested: for
  ///     a long recording this takes seconds.
  ///   - question: Must hold for the recording itself, or nothing can be found.
  package init(
    of recording: Recording, budget: Int = 200, isStopped: @escaping () -> Bool = { false },
    _ question: @escaping Question
  ) {
    best = recording
    self.budget = budget
    self.isStopped = isStopped
    self.question = question
  }

  /// The parts that are reduced, in the order in which they are tried.
  package enum Level: String, CaseIterable, Sendable {
    case gestures, gaps, moves, fingers, numbers, scene
  }

  /// An answer, and its cost.
  package struct Reply: Sendable {
    package var isSame: Bool
    package var replays: Int

    package init(isSame: Bool, replays: Int = 1) {
      self.isSame = isSame
      self.replays = replays
    }
  }

  /// The content on which a replay depends: two candidates with equal keys have the same canonical
  /// bytes except for their title.
  private struct Candidate: Hashable {
    let scene: Scene
    let events: [InputEvent]
  }

  /// Shrinks until no candidate is smaller, or the budget is used up.
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

  /// Makes a candidate the best recording if it differs, is valid, and satisfies the condition.
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
  /// Whether a reader would accept it.
  var isLegal: Bool {
    guard head.scene.window.objection == nil, head.scene.views.allSatisfy({ $0.objection == nil })
    else { return false }
    var grammar = EventGrammar(head.scene)
    return events.allSatisfy { (try? grammar.admit($0.value)) != nil }
  }
}
