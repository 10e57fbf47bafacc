internal import Platform
internal import Synchronization

/// The load of the browsers that threads use: the time for which each browser computed, and for
/// which it waited for a processor of a busy machine.
///
/// A limit on the wall-clock time of a browser would fail on a machine with many other tasks.
package enum BrowserLoad {
  private static let processes = Mutex<[String: pid_t]>([:])

  /// Records that the calling thread uses the browser with this root process, or no browser if nil.
  static func use(_ process: pid_t?) {
    guard let thread else { return }
    processes.withLock { $0[thread] = process }
  }

  /// The path of the calling thread below `/proc`, such as `12/task/34`; nil where the system has
  /// no such folder.
  package static var thread: String? {
    var path = [CChar](repeating: 0, count: 64)
    let count = readlink("/proc/thread-self", &path, path.count)
    guard count > 0, count < path.count else { return nil }
    return String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The seconds for which the browser of a thread has waited for a processor so far; 0 if the
  /// thread uses no browser.
  ///
  /// - Parameter thread: The value of `thread` in that thread.
  package static func queued(by thread: String) -> Double {
    guard let process = processes.withLock({ $0[thread] }) else { return 0 }
    return ProcessTree(root: process).load.queued
  }
}

/// The part of a waiting time for which a browser is responsible: the time in which it computes,
/// and the time in which none of its threads is ready to run.
struct BrowserPatience {
  /// The maximum time that does not count, as a multiple of the limit. Without a maximum, the idle
  /// threads of a browser, which wake up and wait now and then, would extend a limit indefinitely.
  private static let maxExcuse = 4.0

  private let process: BrowserProcess
  private var time = RunningTime()
  private var last: (wall: Double, load: ProcessTree.Load)?
  /// The seconds in which the browser was ready to run and had no processor.
  private var excused = 0.0

  init(_ process: BrowserProcess) { self.process = process }

  /// The remaining milliseconds of a limit. The load is measured only in the second half of the
  /// limit, because most replies arrive immediately.
  mutating func left(of milliseconds: Int) -> Int {
    let wall = time.look()
    guard milliseconds > 0, wall * 2000 > Double(milliseconds) else {
      return milliseconds - Int(wall * 1000)
    }
    let load = process.load
    if let last {
      let lapse = wall - last.wall
      let computed = max(0, load.computed - last.load.computed)
      let queued = max(0, load.queued - last.load.queued)
      excused += max(0, lapse - max(computed, lapse - queued))
    }
    last = (wall, load)
    excused = min(excused, Self.maxExcuse * Double(milliseconds) / 1000)
    return milliseconds - Int((wall - excused) * 1000)
  }
}
