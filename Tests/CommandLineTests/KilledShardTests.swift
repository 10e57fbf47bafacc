import TestSupport
import Testing

/// A shard whose run was killed leaves results under a temporary name.
struct KilledShardTests {
  let flickbook = Program("faulty-flickbook")
  let folder = CheckFixtures.folder("recordings/a.xml", "recordings/b.xml", "recordings/c.xml")

  private func run(_ words: [String]) throws -> Program.Ending {
    try flickbook.run(words, folder: folder.path)
  }

  @Test func `the results of a killed shard are reported with the command that resumes it`() throws
  {
    let words = ["check", "recordings", "--engine", "ios"]
    for number in 1...2 {
      _ = try run(words + ["--shard", "\(number)/2", "--results", "out/\(number).jsonl"])
      let text = folder.text(of: "out/\(number).jsonl") ?? ""
      folder.remove("out/\(number).jsonl")
      folder.put(
        text.split(separator: "\n").dropLast(2).map { $0 + "\n" }.joined(),
        as: "out/\(number).jsonl.new.part")
    }
    let none = try run(["report", "out"])
    #expect(none.code == 4)
    #expect(
      none.errors.contains("out/1.jsonl.new.part is of a run that was killed or is not finished"))
    #expect(none.errors.contains("--resume out/1.jsonl finishes it"))
    _ = try run(words + ["--shard", "1/2", "--resume", "out/1.jsonl"])
    let half = try run(["report", "out", "--junit", "out.xml"])
    #expect(half.code == 3)
    #expect(half.errors.contains("  flickbook check recordings --engine ios"))
    #expect(half.errors.contains("--shard 2/2 --resume out/2.jsonl\n"))
    #expect(half.output.contains(" held; "), "a file more is no reason to be silent")
  }
}
