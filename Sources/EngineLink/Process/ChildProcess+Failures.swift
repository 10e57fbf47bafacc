internal import Platform
internal import Replay

extension ChildProcess {
  func late(_ patience: Int, _ isWriting: Bool) -> EngineError {
    drainErrors()
    return EngineError(
      .late,
      isWriting
        ? "it did not read its stdin for \(seconds(patience))"
        : output.rest.isEmpty
          ? "no reply within \(seconds(patience))"
          : "half a reply within \(seconds(patience)): \(output.excerpt)")
  }

  /// The error that reports how the process ended, or `other` if it is still running.
  func gone(or other: String = "it closed its stdout") -> EngineError {
    let ended = ending(within: 200)
    drainErrors()
    guard let status = ended else { return EngineError(.broken, other) }
    let half = output.rest.isEmpty ? "" : " in the middle of a line: \(output.excerpt)"
    return EngineError(kind(of: status), "it ended with \(text(status))\(half)")
  }

  /// The kind of error for an exit status. A program that exits before its first reply is not an
  /// engine: either its command or the computer is wrong. A program ended by a signal has crashed,
  /// even before its first reply.
  private func kind(of status: Int32) -> EngineError.Kind {
    let isPlain = status & 0x7F == 0 && status >> 8 & 0xFF <= 128
    return isPlain && !hasReplied && output.rest.isEmpty ? .unstarted : .broken
  }

  func text(_ status: Int32) -> String {
    let signal = status & 0x7F
    if signal != 0 { return "signal \(signal) (\(String(cString: strsignal(signal))))" }
    let code = status >> 8 & 0xFF
    // A shell exits with such a code if its program was ended by a signal.
    guard code > 128, code < 160, let name = strsignal(code - 128) else {
      return "exit code \(code)"
    }
    return "exit code \(code) (signal \(code - 128), \(String(cString: name)))"
  }

  func seconds(_ milliseconds: Int) -> String {
    milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
  }
}
