import Foundation
import Results
import TestSupport
import Testing

/// Tests the JSON schema of results, which is generated from the tables that write and read them.
struct ResultsSchemaTests {
  private let flickbook = Program("flickbook")

  @Test func `the schema equals the file in the repository, and the program prints it`() throws {
    let file = Golden(at: Corpus.absolute("Reports/results.schema.json"))
    #expect(try file.text(renewedBy: ResultsText.schema) == ResultsText.schema)
    #expect(try flickbook.run(["generate", "schema", "results"]).output == ResultsText.schema)
  }

  @Test func `the schema describes every value`() { #expect(!ResultsText.schema.contains("{}")) }

  /// Validates every line of a results file; prints the number of invalid lines.
  private static let validator = """
    import json, sys, jsonschema
    schema = json.load(open(sys.argv[1]))
    check = jsonschema.Draft202012Validator(schema)
    lines = [json.loads(line) for line in open(sys.argv[2])]
    wrong = [line for line in lines if not check.is_valid(line)]
    for line in wrong[:1]:
        print(min(check.iter_errors(line), key=lambda error: len(error.path)).message[:400], file=sys.stderr)
    print(len(lines), len(wrong))
    """

  @Test(.enabled(if: Tool.isHere("python3"), "the schema of results: python3 is not installed"))
  func `results of checks and comparisons match the schema, and changed results do not`() throws {
    let folder = TemporaryFolder()
    let shell = Shell(in: folder.path)
    guard try shell.run("python3 -c 'import jsonschema'").code == 0 else {
      print("skipped: the schema of results, python3 has no jsonschema")
      return
    }
    folder.put(ResultsText.schema, as: "schema.json")
    folder.put(Self.validator, as: "validate.py")
    let recordings = Corpus.absolute("Recordings/Gallery")
    for (name, line) in [
      (
        "check",
        "check --engine 'ios(rubber=2)' --engine ios --relations --report-detail all --shrink --timing"
      ),
      ("compare", "compare --engine 'ios(rate=0.99)' --against ios --explain"),
      ("untested", "check --engine clamping --strict --shard 1/2"),
    ] {
      let run = try shell.run("flickbook \(line) '\(recordings)' --results \(name).jsonl -q")
      #expect([0, 1, 3].contains(run.code), "\(run.errors)")
      let valid = try shell.run("python3 validate.py schema.json \(name).jsonl")
      let counts = valid.output.split(separator: " ").compactMap {
        Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
      }
      #expect(
        counts.count == 2 && counts.first ?? 0 > 10 && counts.last == 0, "\(name): \(valid.errors)")
      let text = try #require(folder.text(of: "\(name).jsonl"))
      folder.put(text.replacing("\"number\":", with: "\"nummer\":"), as: "wrong.jsonl")
      let wrong = try shell.run("python3 validate.py schema.json wrong.jsonl")
      #expect(!wrong.output.hasSuffix(" 0\n"), "\(name)")
    }
  }
}
