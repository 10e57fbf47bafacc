internal import Reporting
internal import Runs
internal import Synchronization

/// Saves and judges one recording on a thread of its own, while the server answers other requests.
final class PostedWork: Sendable {
  private let posted: PostedRecording
  private let bytes: [UInt8]
  private let name: PostedName
  private let earlier: String?
  private let began = Clock.seconds
  private let state = Mutex(State())

  /// The progress.
  struct State {
    var saved: PostedRecording.Saved?
    var judged: [JudgedRecording] = []
    /// Why it could not be judged.
    var objection: String?
    var isOver = false
  }

  /// - Parameter earlier: The file that it replaces.
  init(
    _ posted: PostedRecording, _ bytes: [UInt8], as name: PostedName, insteadOf earlier: String?
  ) {
    self.earlier = earlier
    self.posted = posted
    self.bytes = bytes
    self.name = name
  }

  /// - Parameter judges: Whether it is also judged after it is saved.
  func begin(judges: Bool) {
    // If no thread can be started, the work is done on this one.
    if !Background.start({ self.work(judges) }) { work(judges) }
  }

  /// Whether its thread has ended.
  var isOver: Bool { state.withLock(\.isOver) }

  /// The result, once it is known or the time has elapsed. A hanging engine cannot be stopped, only
  /// abandoned.
  var outcome: State? {
    let state = state.withLock { $0 }
    if state.isOver { return state }
    // Work that ends by itself at the deadline gets a little more time to do so.
    guard state.saved != nil, Clock.seconds - began > posted.patience + 2 else { return nil }
    var late = state
    late.objection = posted.late
    return late
  }

  private func work(_ judges: Bool) {
    defer { state.withLock { $0.isOver = true } }
    let saved = posted.save(bytes, as: name, insteadOf: earlier)
    state.withLock { $0.saved = saved }
    guard case .saved(let path, _) = saved else { return }
    guard judges else {
      return state.withLock {
        $0.objection = "not judged: earlier recordings are still being judged"
      }
    }
    do {
      let judged = try posted.judge(path, until: began + posted.patience)
      state.withLock { $0.judged = judged }
    } catch {
      state.withLock { $0.objection = "it could not be judged: \(error)" }
    }
  }
}
