internal import Platform

/// Keys that somebody presses at a terminal, each at once and not shown.
final class KeyInput {
  private let usual: termios

  /// Nothing where stdin is no terminal.
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

  /// Waits for the next key; nothing when the terminal has gone, or an interruption has come.
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
      // Ctrl-D, which is a key like any other where keys are not gathered to lines.
      if byte == 4 { return nil }
      if count == 1 { return Character(Unicode.Scalar(byte)) }
      if count == 0 || errno != EINTR { return nil }
    }
    return nil
  }
}
