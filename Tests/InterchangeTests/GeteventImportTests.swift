import FileChanges
import Model
import Testing

@testable import Interchange

/// Tests logs of Android's `getevent`.
struct GeteventImportTests {
  private let size = Size(width: 1080, height: 2340)

  @Test func `labelled and numeric logs give the same touches`() throws {
    let labels = try imported(ImportSample.labelled.text, size: size)
    let numbers = try imported(ImportSample.numbered.text, size: size) { $0.screen = size }
    #expect(labels == ["0 down 0 748 768", "8 move 0 748 672", "16 up 0 748 672"])
    #expect(numbers == labels)
  }

  @Test func `a decreasing time is replaced by the last time and reported`() throws {
    let lines = try imported(
      """
      [ 10.500000] 0003 0039 00000012
      [ 10.500000] 0003 0035 00000010
      [ 10.500000] 0003 0036 00000010
      [ 10.500000] 0000 0000 00000000
      [ 10.400000] 0003 0036 00000020
      [ 10.400000] 0000 0000 00000000
      [ 10.600000] 0003 0039 ffffffff
      [ 10.600000] 0000 0000 00000000
      """, size: size
    ) { $0.screen = size }
    #expect(
      lines == [
        "time ran backwards and is held constant there: 1 time", "0 down 0 16 16", "0 move 0 16 32",
        "100 up 0 16 32",
      ])
  }

  @Test func `touches on two screens require that --device names one of them`() throws {
    let log = [2, 5].map { node in
      """
      [ \(node).500000] /dev/input/event\(node): 0003 0039 00000001
      [ \(node).500000] /dev/input/event\(node): 0003 0035 0000000\(node)
      [ \(node).500000] /dev/input/event\(node): 0003 0036 00000000
      [ \(node).500000] /dev/input/event\(node): 0000 0000 00000000
      [ \(node).600000] /dev/input/event\(node): 0003 0039 ffffffff
      [ \(node).600000] /dev/input/event\(node): 0000 0000 00000000

      """
    }.joined()
    #expect(
      refusal(log)
        == "log: error: touches on 2 devices: expected --device with one of them: "
        + "/dev/input/event2 or /dev/input/event5")
    #expect(
      try imported(log, size: size, device: "/dev/input/event5") { $0.screen = size }
        == ["0 down 0 5 0", "100 up 0 5 0"])
  }

  @Test(arguments: [
    (
      "0003 0035 00000010\n",
      "log:1:1: error: an event without a time: expected a log made with getevent -t, or -lt"
    ),
    (
      "[ 1.500000] 0003 0035 zz\n",
      "log:1:23: error: \"zz\": expected eight hexadecimal digits, DOWN or UP"
    ),
    (
      "[ 1.5] 0003 0035 00000010\n",
      "log:1:2: error: \"1.5]\": expected seconds with six decimals, such as 12.345678"
    ),
    (
      "[ 1.500000] 0003 0000 00000010\n",
      "log: error: it has no touches: expected events of a touch screen"
    ),
  ])
  func `an error in a getevent log is reported with its location`(log: String, message: String) {
    #expect(refusal(log, as: .getevent) == message)
  }
}
