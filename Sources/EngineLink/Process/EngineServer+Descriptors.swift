internal import Platform

extension EngineServer {
  /// On stdin and stdout.
  package mutating func serve() -> String? { serve(from: STDIN_FILENO, to: STDOUT_FILENO) }

  /// Answers line by line until it is asked to end or its input ends; returns why it stopped before that.
  package mutating func serve(from input: Int32, to output: Int32) -> String? {
    var lines = ReadLines()
    while !isDone {
      while !isDone, let line = lines.nextLine() {
        let answer = lines.read(line) { (request: UnsafeBufferPointer<UInt8>) -> [UInt8] in
          reply(to: request)
        }
        guard write(answer, to: output) else { return "nobody reads the replies" }
      }
      guard lines.rest.count <= LineText.longest else { return "a request of more than 4 MiB" }
      guard !isDone else { break }
      let count = lines.read(from: input)
      if count == 0 { return lines.rest.isEmpty ? nil : "half a request: \(lines.excerpt)" }
      if count < 0, errno != EINTR { return "stdin cannot be read" }
    }
    return nil
  }

  private func write(_ bytes: [UInt8], to output: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = Platform.write(output, piece.baseAddress, piece.count)
        if count < 0, errno != EINTR { return false }
        rest = rest.dropFirst(max(0, count))
      }
      return true
    }
  }
}
