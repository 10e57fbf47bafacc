internal import Results
internal import Synchronization

/// Saves and judges a recording on a separate thread, while the server answers other requests.
final class PostedWork: Sendable {
  private let posted: PostedRecording
  private let bytes: [UInt8]
  private let name: PostedName
  private let earlier: String?
  private let host: RecorderHost
  private let began: Double
  private let state = Mutex(State())

  /// The results so far.
  struct State {
    var saved: PostedRecording.Saved?
    var judged: [JudgedRecording] = []
    /// The reason why the recording was not judged.
    var objection: String?
    var isOver = false
  }

  /// - Parameter earlier: The file to replace.
  init(
    _ posted: PostedRecording, _ bytes: [UInt8], as name: PostedName,
    insteadOf earlier: String?, in host: RecorderHost
  ) {
    self.host = host
    began = host.clock()
    self.earlier = earlier
    self.posted = posted
    self.bytes = bytes
    self.name = name
  }

  /// - Parameter judges: Whether the saved recording is also judged.
  func begin(judges: Bool) {
    // If no thread can be started, the work is done on the current thread.
    if !host.startThread({ self.work(judges) }) { work(judges) }
  }

  /// Whether the work has ended.
  var isOver: Bool { state.withLock(\.isOver) }

  /// The result. It is nil until the work has ended, or until the recording is saved and the time
  /// for judging has elapsed. A hanging engine cannot be stopped, but its work can be abandoned.
  var outcome: State? {
    let state = state.withLock { $0 }
    if state.isOver { return state }
    // The additional time allows work that ends by itself at the deadline to return its result.
    guard state.saved != nil, host.clock() - began > posted.patience + 2 else { return nil }
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
      let judged = try posted.judge(path)
      state.withLock { $0.judged = judged }
    } catch {
      state.withLock { $0.objection = "it could not be judged: \(error)" }
    }
  }
}
