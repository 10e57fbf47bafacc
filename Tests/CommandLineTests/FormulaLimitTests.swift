import TestSupport
import Testing

/// A formula that is too long, and too many formulas, cause the same error in every verb.
struct FormulaLimitTests {
  private static let program = Program("flickbook")
  private static let long =
    "<invariant name=\"long\">when rest then "
    + Array(repeating: "offset.y ge 1pt", count: 400).joined(separator: " or ") + "</invariant>"
  private static let many = (0..<257).map {
    "<invariant name=\"i\($0)\">rest or not rest</invariant>"
  }.joined()

  static let limits = [
    ("long", long, "a formula of 7611 bytes: expected at most 4096"),
    ("many", many, "more than 256 invariants of your own: expected fewer"),
  ]

  /// The arguments of each verb that reads a recording.
  static let verbs = [
    ["lint", "a.xml"], ["fmt", "--check", "a.xml"], ["show", "a.xml", "--engine", "ios"],
    ["check", "a.xml"], ["compare", "a.xml", "--engine", "ios", "--against", "android"],
    ["suggest", "a.xml", "--engine", "ios"], ["explain", "a.xml#long"],
    ["shrink", "a.xml", "--invariant", "long", "-o", "-"],
    ["engine", "measure", "a.xml"], ["list", "recordings", "a.xml"],
  ]

  private func folder(_ expected: String) -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.put(CheckFixtures.recording(expect: expected), as: "a.xml")
    return folder
  }

  @Test(arguments: verbs, limits)
  func `every verb that reads a recording reports the same error`(
    _ words: [String], _ limit: (name: String, expected: String, message: String)
  ) throws {
    let folder = folder(limit.expected)
    let run = try Self.program.run(words, folder: folder.path)
    #expect(run.code == 1 || run.code == 2)
    #expect((run.output + run.errors).contains(limit.message), "\(words): \(run.errors)")
    #expect((run.output + run.errors).contains("a.xml:"))
  }

  @Test(arguments: limits)
  func `a suite has the same limits for formulas`(
    _ limit: (name: String, expected: String, message: String)
  ) throws {
    let folder = TemporaryFolder()
    folder.put(CheckFixtures.recording(), as: "a.xml")
    folder.put(
      CheckFixtures.suite("<expect>\(limit.expected)</expect>"), as: "flickbook-suite.xml")
    for words in [["check", "a.xml"], ["explain", "long"], ["list", "invariants"]] {
      let run = try Self.program.run(words, folder: folder.path)
      #expect(run.code == 2, "\(words)")
      #expect(run.errors.contains(limit.message), "\(words): \(run.errors)")
    }
  }

  @Test func `formulas on the command line have the same limits`() throws {
    let folder = TemporaryFolder()
    folder.put(CheckFixtures.recording(), as: "a.xml")
    let text = "when rest then " + Array(repeating: "rest", count: 1000).joined(separator: " or ")
    let long = try Self.program.run(["check", "a.xml", "--rule", text], folder: folder.path)
    #expect(long.code == 2 && long.errors.contains("bytes: expected at most 4096"))
    let many = (0..<257).flatMap { ["--rule", "i\($0): rest or not rest"] }
    let run = try Self.program.run(["check", "a.xml"] + many, folder: folder.path)
    #expect(run.code == 2 && run.errors.contains("more than 256 invariants of your own"))
    let fewer = try Self.program.run(["check", "a.xml"] + many.dropLast(2), folder: folder.path)
    #expect(fewer.code == 0, "\(fewer.errors)")
  }

  @Test func `explain finds a formula of a recording by its name and by its file`() throws {
    let folder = folder("<invariant name=\"stays\">when rest then offset.x le 5000pt</invariant>")
    folder.put(CheckFixtures.recording(), as: "b.xml")
    for name in ["stays", "a.xml#stays"] {
      let run = try Self.program.run(["explain", name], folder: folder.path)
      #expect(run.code == 0, "\(run.errors)")
      #expect(run.output.contains("offset.x <= 5000pt"))
      #expect(run.output.contains("a.xml#stays"))
    }
    let other = try Self.program.run(["explain", "a.xml#stay"], folder: folder.path)
    #expect(other.code == 2 && other.errors.contains("did you mean \"stays\"?"))
    let gone = try Self.program.run(["explain", "c.xml#stays"], folder: folder.path)
    #expect(gone.code == 2 && gone.errors.contains("c.xml"))
  }
}
