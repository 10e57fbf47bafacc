internal import Comparing
internal import Invariants
internal import Model
internal import Replay
internal import Results
internal import Text

/// The frames of a replay that are worth a picture. They are chosen after the replay, when it is
/// known which invariants broke.
struct PictureMoments {
  private var frames: [Instant] = []
  private var requests: [(frame: Int, words: String)] = []

  /// The maximum number of pictures: a report with more pictures would not be useful.
  private static let maximum = 24

  /// Records the frames, and the touches with the frame that was on the screen when they occurred.
  mutating func see(_ step: Step) {
    if step.isDrawn { frames.append(step.time) }
    guard step.cause == .after else { return }
    for event in step.moment.events {
      guard let touch = event.value.touch else { continue }
      let text: String
      switch touch.phase {
      case .down: text = "a finger goes down"
      case .up: text = "a finger lifts"
      case .cancel: text = "a touch is cancelled"
      case .move: continue
      }
      requests.append((max(frames.count - 1, 0), text))
    }
  }

  /// The chosen frames in order of time, each with descriptions and whether an invariant broke
  /// there. If there are too many, violations and the last frame have priority.
  func chosen(_ row: JudgedRecording) -> [Chosen] {
    guard !frames.isEmpty else { return [] }
    var wanted: [(frame: Int, words: String, isViolation: Bool)] = []
    for invariant in row.invariants {
      guard let first = invariant.first else { continue }
      let frame = max((frames.firstIndex { $0 > first.time } ?? frames.count) - 1, 0)
      wanted.append((frame, "\(invariant.name) breaks", true))
      if frame > 0 { wanted.append((frame - 1, "the frame before", false)) }
    }
    let end = row.ending == Ending.rest.rawValue ? "at rest" : "at the end"
    wanted.append((frames.count - 1, end, false))
    wanted += requests.map { ($0.frame, $0.words, false) }
    var chosen: [Int: Chosen] = [:]
    for (frame, text, isViolation) in wanted {
      if var known = chosen[frame] {
        if !known.words.contains(text) { known.words.append(text) }
        known.isViolation = known.isViolation || isViolation
        chosen[frame] = known
      } else if chosen.count < Self.maximum {
        chosen[frame] = Chosen(time: frames[frame], words: [text], isViolation: isViolation)
      }
    }
    return chosen.sorted { $0.key < $1.key }.map(\.value)
  }

  struct Chosen {
    let time: Instant
    var words: [String]
    var isViolation: Bool
  }
}
