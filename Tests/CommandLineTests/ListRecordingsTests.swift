import TestSupport
import Testing

struct ListRecordingsTests {
  let flickbook = Program("flickbook")

  private func run(_ texts: String...) throws -> Program.Ending {
    try flickbook.run(["list", "recordings"] + texts, folder: Corpus.root)
  }

  @Test func `list prints duration, path, title and tags`() throws {
    let run = try run(
      "Recordings/Gallery/next-car.xml", "Recordings/Gallery/pinch-open-and-reset.xml",
      "Recordings/Gallery/turn-on-the-second-car.xml",
      "Recordings/Gallery/turn-with-a-finger-down.xml")
    #expect(
      run.output == """
        2.5 s  Recordings/Gallery/next-car.xml  Flick to the next car [paging]
        3.5 s  Recordings/Gallery/pinch-open-and-reset.xml  Pinch a car open and press Reset Zoom [zoom, reset]
        3.5 s  Recordings/Gallery/turn-on-the-second-car.xml  Turn the device on the second car [paging, rotation]
        1.6 s  Recordings/Gallery/turn-with-a-finger-down.xml  Turn the device with a finger on the car [paging, rotation]

        """)
    #expect(run.errors == "4 recordings, 11.1 s to replay\n")
  }

  @Test func `list assigns each recording to the same shard as check`() throws {
    let whole = try run("Recordings").output.split(separator: "\n")
    var parts: [Substring] = []
    for part in 1...3 {
      let listed = try run("Recordings", "--shard", "\(part)/3").output
      parts += listed.split(separator: "\n")
      let judged = try flickbook.run(
        ["check", "Recordings", "--shard", "\(part)/3", "--format", "jsonl"], folder: Corpus.root)
      let rows = judged.output.split(separator: "\n").filter { $0.hasPrefix("{\"recording\":") }
      let paths = rows.compactMap { $0.split(separator: "\"").dropFirst(3).first }
      #expect(paths == listed.split(separator: "\n").compactMap { path(in: $0) })
    }
    #expect(
      parts.compactMap { path(in: $0) }.sorted() == whole.compactMap { path(in: $0) }.sorted())
  }

  private func path(in line: Substring) -> Substring? {
    line.split(separator: " ").first { $0.hasPrefix("Recordings/") }
  }

  @Test func `a filter that excludes everything exits with 4`() throws {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    func run(_ texts: String...) throws -> Program.Ending {
      try flickbook.run(["list", "recordings", "."] + texts, folder: folder.path)
    }
    let none = try run("--filter", "tag:nothing")
    #expect(none.code == 4 && none.output == "")
    #expect(none.errors == "exit 4: nothing to list: the options exclude all 2 recordings\n")
    #expect(try run("--filter", "tag:nothing", "--pass-with-none").code == 0)
    #expect(try run("--filter", "tag:drag").code == 0)
    // A shard may be empty.
    #expect(try run("--shard", "3/3").code == 0)
  }

  @Test func `an unreadable recording is reported, and the other recordings are listed`() throws {
    let folder = CheckFixtures.folder("a.xml")
    folder.put("<recording/>", as: "b.xml")
    let run = try flickbook.run(["list", "recordings", "."], folder: folder.path)
    #expect(run.code == 2)
    #expect(run.output == "1.1 s  ./a.xml  One flick up a list [drag]\n")
    #expect(run.errors.contains("b.xml:1:1: "))
  }
}
