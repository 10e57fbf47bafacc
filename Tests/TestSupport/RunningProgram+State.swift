internal import Foundation

/// The system's information about a running program.
extension RunningProgram {
  /// Waits until the program handles a signal; until then the signal would end it.
  package func waits(untilItHandles signal: Int32) -> Bool {
    waits { (UInt64(status("SigCgt:"), radix: 16) ?? 0) & 1 << UInt64(signal - 1) != 0 }
  }

  /// Waits until its main thread has gone to sleep this many times more.
  package func waits(forSleeps count: Int) -> Bool {
    func sleeps() -> Int { Int(status("voluntary_ctxt_switches:")) ?? 0 }
    let before = sleeps()
    return waits { sleeps() >= before + count }
  }

  /// Waits until all threads have been asleep in five consecutive samples without using processor
  /// time.
  package func waitsUntilIdle() -> Bool {
    var (last, looks) = ([String](), 0)
    return waits {
      let now = threads
      let isIdle = now == last && now.allSatisfy { $0.hasPrefix("S ") }
      (last, looks) = (now, isIdle ? looks + 1 : 0)
      return looks >= 5
    }
  }

  private func status(_ name: String) -> String {
    let text = (try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line.map { $0.dropFirst(name.count).trimmingCharacters(in: .whitespaces) } ?? ""
  }

  /// State and processor time of each thread.
  private var threads: [String] {
    let folder = "/proc/\(number)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { name in
      let text = (try? String(contentsOfFile: "\(folder)/\(name)/stat", encoding: .utf8)) ?? ""
      // The name of the program, in parentheses, may contain blanks.
      let words = text.split(separator: ")").last?.split(separator: " ") ?? []
      return words.count > 12 ? "\(words[0]) \(words[11]) \(words[12])" : "-"
    }
  }
}
