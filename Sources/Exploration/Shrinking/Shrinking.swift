package import Gesture

/// Makes a recording smaller and smaller while something stays true of it: hierarchical delta
/// debugging.
///
/// It goes from what is large to what is small: whole gestures, the pauses between them, the moves
/// in them, single fingers, numbers, and the scene at last. Large things first saves most replays,
/// and what is left reads as a person would have written it. Every candidate is a recording that
/// could have been recorded: what the grammar refuses is never asked about.
///
/// Nothing here is left to chance, so the same recording and the same answers give the same result.
package struct Shrinking {
  /// The smallest so far of which it is still true; at first the recording itself.
  package private(set) var best: Recording
  /// How often it was asked, at each level.
  package private(set) var tries: [Level: Int] = [:]
  /// How many replays that took.
  package private(set) var replays = 0
  /// Whether it was stopped before it was done.
  package private(set) var isCut = false
  private let budget: Int
  private let question: Question
  private let isStopped: () -> Bool
  /// What was asked already, and found to be untrue.
  private var refused: Set<Candidate> = []
  private var level = Level.gestures

  /// Whether it is still true of a candidate, and how many replays it took to find out.
  package typealias Question = (_ candidate: Recording, _ level: Level) -> Reply

  /// - Parameters:
  ///   - budget: After so many replays no more is asked.
  ///   - isStopped: Asked before each candidate is made, since many are made and never asked about:
  ///     a long recording takes seconds of that.
  ///   - question: True of the recording itself, or nothing can be found.
  package init(
    of recording: Recording, budget: Int = 200, isStopped: @escaping () -> Bool = { false },
    _ question: @escaping Question
  ) {
    best = recording
    self.budget = budget
    self.isStopped = isStopped
    self.question = question
  }

  /// What is made smaller, in the order in which it is tried.
  package enum Level: String, CaseIterable, Sendable {
    case gestures, gaps, moves, fingers, numbers, scene
  }

  /// An answer, and what it has cost.
  package struct Reply: Sendable {
    package var isSame: Bool
    package var replays: Int

    package init(isSame: Bool, replays: Int = 1) {
      self.isSame = isSame
      self.replays = replays
    }
  }

  /// What a replay depends on: two with the same have the same canonical bytes but for their title.
  private struct Candidate: Hashable {
    let scene: Scene
    let events: [InputEvent]
  }

  /// Shrinks until nothing gets smaller any more, or the budget is spent.
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

  /// Takes a candidate for the best one if it is another one, is legal, and it is true of it.
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
  /// Whether a reader would take it.
  var isLegal: Bool {
    guard head.scene.window.objection == nil, head.scene.views.allSatisfy({ $0.objection == nil })
    else { return false }
    var grammar = EventGrammar(head.scene)
    return events.allSatisfy { (try? grammar.admit($0.value)) != nil }
  }
}
