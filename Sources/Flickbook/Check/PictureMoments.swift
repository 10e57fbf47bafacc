internal import Gesture
internal import Replay
internal import Reporting

/// The frames of a replay that are worth a picture, chosen after the replay: only then is it known
/// what broke.
struct PictureMoments {
  private var frames: [Instant] = []
  private var wishes: [(frame: Int, words: String)] = []

  /// The maximum number of pictures: a report with more is not useful.
  private static let most = 24

  /// When a finger acted, the screen showed the frame before that time.
  mutating func see(_ step: Step) {
    if step.isDrawn { frames.append(step.time) }
    guard step.cause == .after else { return }
    for event in step.moment.events {
      guard let touch = event.value.touch else { continue }
      let words: String
      switch touch.phase {
      case .down: words = "a finger goes down"
      case .up: words = "a finger lifts"
      case .cancel: words = "a touch is cancelled"
      case .move: continue
      }
      wishes.append((max(frames.count - 1, 0), words))
    }
  }

  /// The frames in order of time, each with what happened then and whether something broke. If
  /// there are too many, violations and the last frame have priority.
  func chosen(_ row: JudgedRecording) -> [Chosen] {
    guard !frames.isEmpty else { return [] }
    var wanted: [(frame: Int, words: String, isBreak: Bool)] = []
    for invariant in row.invariants {
      guard let first = invariant.first else { continue }
      let frame = max((frames.firstIndex { $0 > first.time } ?? frames.count) - 1, 0)
      wanted.append((frame, "\(invariant.name) breaks", true))
      if frame > 0 { wanted.append((frame - 1, "the frame before", false)) }
    }
    let end = row.ending == Ending.rest.rawValue ? "at rest" : "at the end"
    wanted.append((frames.count - 1, end, false))
    wanted += wishes.map { ($0.frame, $0.words, false) }
    var chosen: [Int: Chosen] = [:]
    for (frame, words, isBreak) in wanted {
      if var known = chosen[frame] {
        if !known.words.contains(words) { known.words.append(words) }
        known.isBreak = known.isBreak || isBreak
        chosen[frame] = known
      } else if chosen.count < Self.most {
        chosen[frame] = Chosen(time: frames[frame], words: [words], isBreak: isBreak)
      }
    }
    return chosen.sorted { $0.key < $1.key }.map(\.value)
  }

  struct Chosen {
    let time: Instant
    var words: [String]
    var isBreak: Bool
  }
}
