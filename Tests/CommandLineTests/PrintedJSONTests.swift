import Foundation
import Invariants
import TestSupport
import Testing

@testable import Reports

/// Lists, explanations and findings as JSON for other programs.
struct PrintedJSONTests {
  private let flickbook = Program("flickbook")

  private func json(_ words: [String], in folder: String? = nil) throws -> [String: Any] {
    let run = try flickbook.run(words, folder: folder)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(value as? [String: Any], "\(words): \(run.output)\(run.errors)")
  }

  @Test(arguments: ["invariants", "relations", "signals", "engines"])
  func `each list is also printed as JSON with the same names`(_ what: String) throws {
    let rows = try #require(try json(["list", what, "--json", "-"])[what] as? [[String: Any]])
    let names = rows.compactMap { $0["name"] as? String }
    let text = try flickbook.run(["list", what], environment: ["COLUMNS": "200"]).output
    #expect(names.count == rows.count && names.count > 3)
    for name in names { #expect(text.contains("  \(name)"), "\(name)") }
  }

  @Test func `the JSON list of recordings contains titles, tags and durations`() throws {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    let rows = try #require(
      try json(["list", "recordings", ".", "--json", "-"], in: folder.path)["recordings"]
        as? [[String: Any]])
    #expect(rows.map { $0["title"] as? String } == ["One flick up a list", "One flick up a list"])
    #expect(rows.allSatisfy { $0["tags"] as? [String] == ["drag"] && $0["ms"] as? Int == 1050 })
  }

  @Test func `explain prints an invariant as JSON`() throws {
    let rows = try #require(
      try json(["explain", "rest-in-bounds", "--json", "-"])["invariants"] as? [[String: Any]])
    let row = try #require(rows.first)
    #expect(row["units"] as? [String] == ["pt", "px"])
    #expect((row["test"] as? String)?.contains("--only rest-in-bounds") == true)
    #expect((row["manual"] as? [String])?.isEmpty == false)
  }

  @Test func `fuzz writes its findings as JSON`() throws {
    let folder = TemporaryFolder()
    let found = try json(
      ["fuzz", "--engine", "ios(rubber=2)", "--count", "20", "--seed", "7", "--json", "-"],
      in: folder.path)
    let groups = try #require(found["found"] as? [[String: Any]])
    #expect(found["recordings"] as? Int == 20 && found["seed"] as? String == "7")
    #expect(groups.contains { $0["name"] as? String == "overscroll-damped" })
    let files = groups.flatMap { $0["smallest"] as? [[String: Any]] ?? [] }
    for file in files { #expect(folder.text(of: file["path"] as? String ?? "?") != nil) }
  }

  @Test func `every invariant and relation has a drawing of a correct and a wrong motion`() {
    for invariant in Catalogue.all {
      let drawing = InvariantSketch(of: invariant.name)?.lines(PlotLook(width: 80)) ?? []
      #expect(
        drawing.count >= 3, "\(invariant.name) has no line in PageAssets/Explain/sketches.txt")
      let isText = drawing.dropFirst().first?.hasPrefix("right  ") == true && drawing.count == 3
      if !isText {
        #expect(drawing.dropFirst(2).contains { $0.unicodeScalars.contains { $0.value > 0x2800 } })
      }
      #expect(drawing.allSatisfy { $0.count <= 76 }, "\(invariant.name)")
    }
  }

  @Test func `explain draws in ASCII without UTF-8, and lists measurements with --all`() throws {
    let plain = try flickbook.run(["explain", "rest-in-bounds"], environment: ["LC_ALL": "C"])
    #expect(plain.output.utf8.allSatisfy { $0 < 128 } && plain.output.contains("wrong"))
    #expect(!plain.output.contains("nothing below"))
    #expect(
      try flickbook.run(["explain", "rest-in-bounds", "--all"]).output.contains("nothing below"))
  }
}
