internal import Platform

/// How long a thread has been ready to run without a processor. Other threads may read it.
struct ThreadQueue: Sendable {
  /// `/proc/12/task/34/schedstat`; nil where the system has no such file.
  private let file: String?

  /// The queue of the calling thread.
  static var current: ThreadQueue {
    var path = [CChar](repeating: 0, count: 64)
    let count = readlink("/proc/thread-self", &path, path.count)
    guard count > 0, count < path.count else { return ThreadQueue(file: nil) }
    let name = String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return ThreadQueue(file: "/proc/\(name)/schedstat")
  }

  /// 0 if the system does not report it, or the thread has ended.
  var seconds: Double {
    guard let file else { return 0 }
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 80)
    let count = read(descriptor, &bytes, bytes.count)
    // Nanoseconds on a processor, nanoseconds in the queue, number of turns.
    let numbers = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
    return numbers.count == 3 ? (Double(numbers[1]) ?? 0) / 1e9 : 0
  }
}
