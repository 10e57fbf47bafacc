import Exploration
import Foundation
import TestSupport
import Testing

/// Merges the results of 200 machines. FLICKBOOK_ROWS and FLICKBOOK_SHARDS set other numbers.
struct MergeOfManyTests {
  private static func count(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
  }

  private static let rows = count("FLICKBOOK_ROWS", 10_000)
  private static let shards = count("FLICKBOOK_SHARDS", 200)
  /// The maximum memory for 200 readers and a report, independent of the number of rows.
  private static let maxMegabytes = 250

  @Test func `merging gives the bytes of one run, and its memory does not grow with the rows`()
    throws
  {
    let folder = TemporaryFolder()
    let run = try Program("flickbook").run(
      ["check", "Recordings", "--results", folder / "seed.jsonl", "--quiet"], folder: Corpus.root)
    #expect(run.code == 0, "\(run.errors)")
    try deal(try #require(folder.text(of: "seed.jsonl")), in: folder)
    let merge = MeasuredRun(
      "flickbook", ["report", folder / "out", "--results", folder / "merged.jsonl", "--quiet"])
    #expect(merge.code == 0, "\(merge.errors)")
    let isSame = FileManager.default.contentsEqual(
      atPath: folder / "merged.jsonl", andPath: folder / "whole.jsonl")
    #expect(isSame, "the merged results are not those that one run would have written")
    #expect(merge.peakMemory < Self.maxMegabytes << 20, "\(merge.peakMemory >> 20) MB")
    print(
      "\(Self.rows) rows of \(Self.shards) shards were merged in \(merge.seconds) s of CPU and \(merge.peakMemory >> 20) MB"
    )
  }

  /// Repeats the rows of a run under new names, and distributes them over the files of the shards
  /// in a random order.
  private func deal(_ seed: String, in folder: TemporaryFolder) throws {
    let lines = seed.split(separator: "\n")
    let (head, end) = try (#require(lines.first), #require(lines.last))
    let real = lines.dropFirst().dropLast().map { (line: $0, keys: Self.keys(in: $0)) }
    let planned = "\"planned\":\(Self.keys(in: head)["planned"] ?? 0)"
    let counted = "\"recordings\":\(Self.keys(in: end)["recordings"] ?? 0)"
    var files = (1...Self.shards).map { shard in
      head.replacing(
        planned, with: "\"planned\":\(Self.rows),\"shards\":[\(shard)],\"of\":\(Self.shards)")
        + "\n"
    }
    var counts = [Int](repeating: 0, count: Self.shards)
    var whole = head.replacing(planned, with: "\"planned\":\(Self.rows)") + "\n"
    var dice = SeededNumbers(seed: 1)
    for number in 0..<Self.rows {
      let (line, keys) = real[number % real.count]
      let (name, old) = try (
        #require(keys["recording"] as? String), #require(keys["number"] as? Int)
      )
      let row =
        line
        .replacing(
          "\"recording\":\"\(name)\"", with: "\"recording\":\"\(name.dropLast(4))-\(number).xml\"",
          maxReplacements: 1
        )
        .replacing("\"number\":\(old),", with: "\"number\":\(number),", maxReplacements: 1) + "\n"
      let shard = dice.uniform(in: 0...Self.shards - 1)
      counts[shard] += 1
      files[shard] += row
      whole += row
    }
    for (index, text) in files.enumerated() {
      let last = end.replacing(counted, with: "\"recordings\":\(counts[index])")
      folder.put(text + last + "\n", as: "out/\(index + 1).jsonl")
    }
    folder.put(
      whole + end.replacing(counted, with: "\"recordings\":\(Self.rows)") + "\n", as: "whole.jsonl")
  }

  private static func keys(in line: Substring) -> [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
  }
}
