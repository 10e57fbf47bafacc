internal import Foundation

/// Reads information of the system about a running program.
extension RunningProgram {
  /// Waits until the program has a handler for the signal. Before that, the signal would end it.
  package func waits(untilItHandles signal: Int32) -> Bool {
    waits { (UInt64(status("SigCgt:"), radix: 16) ?? 0) & 1 << UInt64(signal - 1) != 0 }
  }

  /// Waits until the program's main thread has gone to sleep this many more times.
  package func waits(forSleeps count: Int) -> Bool {
    func sleeps() -> Int { Int(status("voluntary_ctxt_switches:")) ?? 0 }
    let before = sleeps()
    return waits { sleeps() >= before + count }
  }

  /// Waits until, in five consecutive samples, all threads are asleep and use no processor time.
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

  /// The state and processor time of each thread.
  private var threads: [String] {
    let folder = "/proc/\(number)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { name in
      let text = (try? String(contentsOfFile: "\(folder)/\(name)/stat", encoding: .utf8)) ?? ""
      // The name of the program is in parentheses and may contain spaces.
      let words = text.split(separator: ")").last?.split(separator: " ") ?? []
      return words.count > 12 ? "\(words[0]) \(words[11]) \(words[12])" : "-"
    }
  }
}
