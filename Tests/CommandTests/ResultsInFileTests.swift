import Foundation
import Reporting
import TestSupport
import Testing

@testable import Flickbook

struct ResultsInFileTests {
  /// Lines shorter and longer than what is read at once, and a last one that was cut.
  @Test(arguments: [
    [], [0], [3, 0, 5], [32_766, 1], [32_767, 1], [32_768, 7], [100_000, 2, 70_000], [9, 200_000],
  ])
  func `the lines of a file are those of its bytes in memory`(lengths: [Int]) throws {
    for end in ["", "cut", String(repeating: "c", count: 40_000)] {
      let text =
        lengths.enumerated().map { place, length in
          String(repeating: String(place % 10), count: length) + "\n"
        }.joined() + end
      let folder = TemporaryFolder()
      folder.put(text, as: "r.jsonl")
      var file = try #require(try ResultsInFile(folder / "r.jsonl"))
      var memory = ResultsInMemory(Array(text.utf8))
      #expect(file.lastLine.map { Array($0) } == memory.lastLine.map { Array($0) })
      while let line = memory.next() {
        #expect(try file.next().map { Array($0) } == Array(line))
      }
      #expect(try file.next() == nil)
    }
  }

  @Test func `a file that is replaced while it is read is no mixture of two`() throws {
    let folder = TemporaryFolder()
    folder.put("a\n" + String(repeating: "b", count: 50_000) + "\n", as: "r.jsonl")
    var file = try #require(try ResultsInFile(folder / "r.jsonl"))
    _ = try file.next()
    folder.put("other", as: "new")
    folder.remove("r.jsonl")
    try FileManager.default.moveItem(atPath: folder / "new", toPath: folder / "r.jsonl")
    #expect(throws: (any Error).self) { try file.next() }
  }

  @Test func `drawn recordings come back from their file, which has no name`() throws {
    let folder = TemporaryFolder()
    var store = try #require(SpilledPages(beside: folder / "page.html"))
    let texts = (0..<50).map { String(repeating: "\($0)é", count: $0 * 997) }
    let kept = texts.map { store.keep($0) }
    for (text, place) in zip(texts, kept).reversed() {
      #expect(store.bytes(of: place) == Array(text.utf8))
    }
    #expect(folder.names.isEmpty)
    #expect(SpilledPages(beside: folder / "missing/page.html") == nil)
  }
}
