internal import Files
internal import Model
internal import Replay

/// The state of a baseline, as `baseline list` prints it.
package enum BaselineState: String, CaseIterable {
  case kept
  /// The engine's output has changed or is new, and the user has not decided yet.
  case pending
  /// The recording has changed since its baseline was made.
  case stale
  /// The recording does not exist, or its baseline belongs at another path.
  case orphan
  case unreadable
  /// The recording has no baseline.
  case none

  package var text: String {
    switch self {
    case .kept, .none: ""
    case .pending: "to be accepted or rejected"
    case .stale: "the recording has changed since"
    case .orphan: "its recording does not exist: remove it"
    case .unreadable: "it is not a trace: remove it"
    }
  }
}

extension Baseline {
  package func state(in folder: BaselineFolder) -> BaselineState {
    guard let head else { return .unreadable }
    guard let recording = recording(in: folder) else { return .orphan }
    let isStale = (try? SHA256.hexadecimal(ofFile: recording)) != head.sha256
    if isPending { return .pending }
    return isStale ? .stale : .kept
  }

  /// The origin of the baseline as text: `ios 1.0 with slop=8 at 60 Hz`.
  package var origin: String {
    guard let head else { return "" }
    let settings = head.settings.map { " with " + $0 } ?? ""
    let phase = head.phase == .zero ? "" : ", phase \((Instant.zero + head.phase).text) ms"
    return "\(head.engine)\(settings) at \(head.rate?.text ?? "-") Hz\(phase)"
  }
}
