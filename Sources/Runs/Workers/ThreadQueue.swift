internal import Chromium
internal import Platform

/// The time for which a thread, and the browser that it uses, have waited for a processor. Any
/// thread may read it.
struct ThreadQueue: Sendable {
  /// The folder of the thread below `/proc`: `12/task/34`; nil if the system has no such folder.
  private let thread: String?

  /// The queue of the calling thread.
  static var current: ThreadQueue { ThreadQueue(thread: BrowserLoad.thread) }

  /// The waiting time; 0 if the system does not report it, or the thread has ended.
  var seconds: Double {
    guard let thread else { return 0 }
    return Self.seconds(of: thread) + BrowserLoad.queued(by: thread)
  }

  private static func seconds(of thread: String) -> Double {
    let descriptor = open("/proc/\(thread)/schedstat", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 80)
    let count = read(descriptor, &bytes, bytes.count)
    // Nanoseconds on a processor, nanoseconds in the queue, number of turns.
    let numbers = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
    return numbers.count == 3 ? (Double(numbers[1]) ?? 0) / 1e9 : 0
  }
}
