import Reports
import TestSupport
import Testing

/// File names are printed with visible escapes for control characters, on terminals and in
/// pipelines.
struct VisibleNamesTests {
  static let name =
    "x\u{1b}[2J\u{9b}y\u{7}\r\n::error::z\u{202e}\u{2066}\u{200f}\u{2028}\u{200b}\u{feff}\u{ad}.xml"

  /// The commands that print file names: every such verb, and every report.
  static let commands: [[String]] =
    [
      "check", "check -v", "check --engine ios(rubber=2)", "check --engine ios(rubber=2) -v",
      "check --engine ios(rubber=2) --annotations github",
      "check --engine ios(rubber=2) --progress always",
      "compare --against android", "compare --against ios(rubber=2) -v", "lint",
      "lint --format jsonl",
      "lint --sarif -", "fmt", "fmt --check", "show", "show --at 100ms", "list recordings",
      "baseline list", "baseline check", "baseline accept", "baseline diff",
      "shrink --engine ios(rubber=2) --invariant overscroll-damped", "edit cut --from 10ms",
      "edit scale --time 2 -o .",
      "import", "export --format webkit", "import --input-format rrweb", "check --suite",
      "compare --against",
      "report", "report --since", "check --failed-in", "explain", "generate schema", "help",
      "engine serve",
      "engine new --language c", "demo -o", "record screen", "record page -o",
      "check --engine mine --engine-command mine=false",
    ].map { $0.split(separator: " ").map(String.init) }
    + (ReportForm.allCases.map(\.rawValue) + ["jsonl"]).map {
      ["check", "--engine", "ios(rubber=2)", "--format", $0]
    } + [["check", "--engine", "ios(rubber=2)", "--html", "-"]]

  @Test(arguments: commands, ["there", "malformed", "missing"])
  func `control characters in file names are escaped`(_ words: [String], _ state: String) throws {
    let folder = TemporaryFolder()
    switch state {
    case "there":
      folder.put(Corpus.text(of: "Recordings/Bounce/pull-down-and-let-go.xml"), as: Self.name)
    case "malformed": folder.put("<recording>\n</recordin\u{1b}g>\n", as: Self.name)
    default: break
    }
    let run = try Program("flickbook").run(words + [Self.name], folder: folder.path)
    for text in [run.output, run.errors] {
      let acting = HiddenCharacters.found(in: text).filter {
        $0 != "U+d" || !words.contains("always")
      }
      #expect(acting.isEmpty, "\(words): \(acting) in \(text.debugDescription)")
      #expect(
        !text.split(separator: "\n").contains { $0.hasPrefix("::error::z") },
        "\(words): \(text.debugDescription)")
    }
  }
}
