import Foundation
import Platform
import TestSupport
import Testing

/// `capture` reads from a pipe, until Ctrl-C, and from a virtual device on kernels that can create
/// one.
struct CaptureCommandTests {
  private static let description =
    "# EVEMU 1.3\nN: Pipe panel\nA: 2f 0 9 0 0 0\nA: 35 0 1079 0 0 0\nA: 36 0 2339 0 0 0\n"
  /// The positions of the swipe, in points.
  private static let positions = [
    "x=\"270\" y=\"900\"", "x=\"270\" y=\"750\"", "x=\"270\" y=\"450\"", "x=\"270\" y=\"450\"",
  ]
  private let folder = TemporaryFolder()

  private func words(_ device: String) -> [String] {
    folder.put(Self.description, as: "panel.desc")
    return [
      "record", "screen", device, "--like", folder / "panel.desc", "--size", "540x1170",
    ]
  }

  private func expectTouches(
    _ text: String?, _ kinds: [String] = ["down", "move", "move", "up"],
    _ location: SourceLocation = #_sourceLocation
  ) {
    let lines = (text ?? "").split(separator: "\n").filter { $0.contains("finger=\"") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let found = lines.map { String($0.dropFirst().prefix { $0 != " " }) }
    #expect(found == kinds, sourceLocation: location)
    for (line, position) in zip(lines, Self.positions) {
      #expect(line.contains(position), sourceLocation: location)
    }
  }

  private func expectSound(_ name: String) throws {
    let run = try Program("flickbook").run(["lint", "-q", folder / name])
    #expect(run.code == 0, "\(run.output)")
  }

  /// Captures the swipe, which arrives in pieces that end in the middle of events.
  private func capture(_ words: [String]) throws -> Program.Ending {
    let pipe = Pipe()
    let running = try RunningProgram(
      "flickbook", self.words("-") + words, input: pipe.fileHandleForReading)
    let stream = EventStream.swipe.enumerated()
      .flatMap { EventStream.frame(1000 + 16 * $0.offset, $0.element) }
    for start in stride(from: 0, to: stream.count, by: 31) {
      let piece = stream[start..<min(start + 31, stream.count)]
      try pipe.fileHandleForWriting.write(contentsOf: Data(piece))
    }
    try pipe.fileHandleForWriting.close()
    return running.end()
  }

  @Test func `capture reads from a pipe and writes to standard output or into a folder`() throws {
    let shown = try capture([])
    #expect(shown.code == 0, "\(shown.errors)")
    expectTouches(shown.output)
    for number in 1...2 {
      let run = try capture(["-o", folder / "new/"])
      #expect(run.code == 0, "\(run.errors)")
      try expectSound("new/capture-\(number).xml")
      expectTouches(folder.text(of: "new/capture-\(number).xml"))
    }
    let taken = try capture(["-o", folder / "new/capture-1.xml"])
    #expect(taken.code == 2 && taken.errors.contains("file exists"), "\(taken.errors)")
  }

  @Test func `Ctrl-C leaves a complete recording that is marked as truncated`() throws {
    mkfifo(folder / "fifo", 0o600)
    let running = try RunningProgram(
      "flickbook", words(folder / "fifo") + ["-o", folder / "cut.xml"])
    let writer = try #require(FileHandle(forUpdatingAtPath: folder / "fifo"))
    for (index, events) in EventStream.swipe.prefix(2).enumerated() {
      try writer.write(contentsOf: Data(EventStream.frame(1000 + 16 * index, events)))
    }
    let isWritten = running.waits { folder.text(of: "cut.xml.part")?.contains("y=\"750\"") == true }
    #expect(isWritten, "touches reach the .part file while they are captured")
    running.send(SIGINT)
    let run = running.end()
    #expect(run.code == 0, "\(run.errors)")
    try expectSound("cut.xml")
    expectTouches(folder.text(of: "cut.xml"), ["down", "move"])
    #expect(folder.text(of: "cut.xml")?.contains("quality=\"truncated\"") == true)
    #expect(folder.bytes(of: "cut.xml.part") == nil)
  }

  @Test(
    .enabled(if: VirtualScreen.isPossible, "a virtual touch screen: /dev/uinput cannot be opened"))
  func `capture reads a virtual device of the kernel`() throws {
    let screen = try #require(VirtualScreen())
    guard let node = screen.node() else {
      print("skipped: a virtual touch screen, its device cannot be read")
      return
    }
    let target = folder / "device.xml"
    let running = try RunningProgram(
      "flickbook",
      ["record", "screen", node, "--size", "540x1170", "--for", "3s", "-o", target])
    #expect(running.waits { !running.errors.isEmpty }, "capture prints that it has begun")
    for events in EventStream.swipe {
      screen.write(EventStream.frame(0, events))
      Adapter.pause(16)
    }
    let run = running.end()
    #expect(run.code == 0, "\(run.errors)")
    try expectSound("device.xml")
    expectTouches(folder.text(of: "device.xml"))
  }
}
