internal import Platform
internal import Runs

/// Reads keys from a terminal. Each key is delivered at once and not echoed.
final class KeyInput {
  private let usual: termios

  /// Fails if stdin is not a terminal.
  init?() {
    var state = termios()
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &state) == 0 else { return nil }
    usual = state
    state.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &state) == 0 else { return nil }
  }

  deinit {
    var state = usual
    tcsetattr(STDIN_FILENO, TCSADRAIN, &state)
  }

  /// Waits for the next key; nil when the terminal is closed or an interruption arrives.
  func next() -> Character? {
    var questions = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Interruption.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    while !Interruption.hasCome {
      guard poll(&questions, 2, -1) > 0 else {
        if errno == EINTR { continue }
        return nil
      }
      if Interruption.hasCome { return nil }
      var byte: UInt8 = 0
      let count = read(STDIN_FILENO, &byte, 1)
      // This byte is Ctrl-D, which is delivered as an ordinary key because input is not
      // line-buffered.
      if byte == 4 { return nil }
      if count == 1 { return Character(Unicode.Scalar(byte)) }
      if count == 0 || errno != EINTR { return nil }
    }
    return nil
  }
}
