import Foundation
import TestSupport
import Testing

struct UsageErrorTests {
  let flickbook = Program("flickbook")

  /// Every kind of invalid command line; the golden file contains the message of each.
  static let wrong: [[String]] = [
    ["-V"], ["--verison"], ["test"], ["diff", "here.xml"], ["validate"], ["view"], ["chekc", "x"],
    ["list", "invariant"], ["edit", "ct", "here.xml"], ["explain", "drag-track"],
    ["lnt", "x.xml"], ["wiggle"], ["-q"], ["--", "--version"],
    ["here.xml"], ["folder"], ["folder", "here.xml"], ["a/b"], ["my file.xml"],
    ["fmt", "--chekc", "x"], ["lint", "--chekc", "x"], ["lint", "--check", "x"],
    ["lint", "-check"], ["lint", "-qz", "x"], ["lint", "--x\u{1b}[2J\n", "x"],
    ["--color"], ["lint", "--max-errors"], ["lint", "--color="], ["lint", "--color=red", "x"],
    ["lint", "--max-errors", "many", "x"], ["lint", "--max-errors=0", "x"],
    ["lint", "--max-errors=+5", "x"], ["lint", "--max-errors=99999999999999999999", "x"],
    ["lint", "--quiet=1", "x"], ["lint", "--color=never", "--color", "auto", "x"],
    ["lint"], ["fmt", "--check"], ["generate", "completions"], ["generate", "completions", "bsh"],
    ["generate", "completions", "nu"],
    ["generate", "schema", "rgn"], ["generate", "schema", "rng", "xsd"],
    ["generate", "man", "now"], ["help", "lnt"],
    ["help", "lint", "fmt"], ["lnt", "--help"], ["lint", "-", "here.xml"], ["lint", "-", "-"],
    ["--version", "--jsno"], ["edit", "mirror"], ["edit", "mirror", "x"],
    ["edit", "mirror", "here.xml", "x"],
    ["edit", "join", "here.xml"],
  ]

  @Test func `a usage error is reported in one line, and the exit code is 2`() throws {
    let folder = TemporaryFolder()
    folder.put("<recording/>", as: "here.xml")
    folder.put("<recording/>", as: "folder/there.xml")
    var transcript = ""
    for words in Self.wrong {
      let run = try flickbook.run(words, folder: folder.path)
      #expect(run.code == 2, "\(words)")
      #expect(run.output == "", "\(words)")
      let lines = run.errors.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 3 && lines[0].hasPrefix("flickbook: error: "), "\(words)")
      transcript += "$ flickbook \(words.map(\.debugDescription).joined(separator: " "))\n"
      transcript += run.errors + "\n"
    }
    #expect(transcript == (try Golden("usage-errors.txt").text(renewedBy: transcript)))
  }
}
