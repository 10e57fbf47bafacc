import FlickbookTesting
import TestSupport
import Testing

/// Runs `check` on an engine with each fault of the table: the first printed cause must name an
/// invariant that the fault lists.
struct FalsifiedTests {
  private static let program = Program("faulty-flickbook")

  /// The name of the first printed cause of a run; nil if nothing breaks.
  static func firstCause(_ engine: String, _ paths: [String]) throws -> (
    invariant: String, smallest: String
  )? {
    let run = try program.run(
      ["check"] + paths + ["--engine", engine, "--width", "200", "--progress", "never"],
      folder: Corpus.root)
    let lines = run.output.split(separator: "\n")
    guard let named = lines.firstIndex(where: { $0.contains(" breaks in ") }),
      let invariant = lines[named].split(separator: " ").first,
      let point = lines[named...].first(where: { $0.contains(" smallest ") })?.split(separator: " ")
    else { return nil }
    let path = point.dropFirst().first?.prefix { $0 != ":" } ?? ""
    return (String(invariant), String(path.dropFirst("Recordings/".count)))
  }

  private func missed(_ form: String, _ rows: [Fault], _ paths: [String]) throws -> [String] {
    try rows.compactMap { row in
      let first = try Self.firstCause("\(form)(\(row.name))", paths)?.invariant
      return first.map { row.detectedBy.contains($0) } == true
        ? nil : "\(row.name): \(first ?? "nothing")"
    }
  }

  @Test
  func `there are sixty-one faults, and each has a unique name and an invariant that detects it`() {
    let rows = Fault.suite
    #expect(rows.count == 61)
    #expect(Set(rows.map(\.name)).count == rows.count)
    #expect(rows.filter { $0.detectedBy.isEmpty }.map(\.name) == [])
  }

  @Test func `some faults are detected, and their invariants are named first`() throws {
    let names = [
      "drag-late", "drag-rounded", "requests-lost", "zoom-bounce-drifts", "values-unreported",
    ]
    let rows = Fault.suite.filter { names.contains($0.name) }
    let paths = ["Recordings/Invariants"]
    #expect(try missed("falsified", rows, paths) == [])
    let shown = rows.filter(\.isShown)
    #expect(try missed("falsified-offsets", shown, paths) == [])
  }

  @Test(arguments: ["drag-late", "coast-fast"])
  func `an engine with a fault behaves the same behind the line protocol as in this process`(
    _ row: String
  ) throws {
    let folder = Corpus.root
    let path = "Recordings/Invariants/decel-law.xml"
    let served =
      "'\(Program.path(of: "faulty-flickbook"))' engine serve --engine 'falsified(\(row))'"
    let words = ["check", path, "--width", "200"]
    let inside = try Self.program.run(words + ["--engine", "falsified(\(row))"], folder: folder)
    let outside = try Self.program.run(
      words + ["--engine-command", "served=\(served)"], folder: folder)
    func violations(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter {
        $0.hasPrefix("    expected ") || $0.hasPrefix("    found ")
      }
    }
    #expect(violations(inside.output) == violations(outside.output))
    #expect(!violations(outside.output).isEmpty)
  }
}
