import Platform
import Testing

@Suite struct ReadLinesTests {
  @Test(arguments: [1, 2, 3, 7, 1000, 100_000])
  func `messages do not depend on where their bytes are split`(_ piece: Int) throws {
    let sent = (0..<50).map { String(repeating: "x", count: $0 * $0 * 40) + "\($0)" }
    let bytes = sent.flatMap { text -> [UInt8] in Array(text.utf8) + [0] }
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    var buffer = ReadLines(endingWith: 0)
    var received: [String] = []
    var position = 0
    while position < bytes.count {
      let next = min(position + min(piece, 4096), bytes.count)
      bytes[position..<next].withUnsafeBytes { bytes in
        #expect(write(ends[1], bytes.baseAddress, bytes.count) == bytes.count)
      }
      position = next
      #expect(buffer.read(from: ends[0]) > 0)
      while let message = buffer.nextLine() {
        received.append(buffer.read(message) { String(decoding: $0, as: UTF8.self) })
      }
    }
    #expect(received == sent)
    #expect(buffer.rest.isEmpty)
  }
}
