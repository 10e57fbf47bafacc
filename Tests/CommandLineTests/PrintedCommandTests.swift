import Foundation
import TestSupport
import Testing

/// Every command printed by a run can be run as printed, for every way to define an engine.
struct PrintedCommandTests {
  /// Where the engine is defined.
  enum Origin: CaseIterable {
    case builtIn, command, foundSuite, namedSuite, trustedSuite
  }

  private static let served = "flickbook engine serve --engine 'ios(rubber=2)'"

  /// The options that select an engine whose content moves farther than the finger past the edge.
  private func options(_ origin: Origin, in folder: TemporaryFolder) throws -> String {
    let text = Self.served.replacing("'", with: "&apos;")
    let suite = CheckFixtures.suite("<engine name=\"mine\" command=\"\(text)\"/>")
    switch origin {
    case .builtIn: return "--engine 'ios(rubber=2)'"
    case .command: return "--engine-command mine=\"\(Self.served)\" --engine-timeout hello=20s"
    case .foundSuite:
      folder.put(suite, as: "flickbook-suite.xml")
      return "--allow-commands"
    case .namedSuite:
      folder.put(suite, as: "elsewhere/my suite.xml")
      return "--suite 'elsewhere/my suite.xml'"
    case .trustedSuite:
      folder.put(suite, as: "flickbook-suite.xml")
      #expect(try Shell(in: folder.path).run("flickbook trust").code == 0)
      return ""
    }
  }

  private static let reports =
    "--html page.html --junit j.xml --sarif s.sarif --tap t.tap --json j.json --markdown m.md "
    + "--results 'the results.jsonl' --report-detail all"

  @Test(arguments: Origin.allCases)
  func `every command that a run prints can be run as printed`(_ origin: Origin) throws {
    let folder = TemporaryFolder()
    folder.put(
      Corpus.text(of: "Recordings/Bounce/pull-down-and-let-go.xml"), as: "it's a pull.xml")
    let options = try options(origin, in: folder)
    let shell = Shell(in: folder.path)
    var waiting = [
      "flickbook check \"it's a pull.xml\" --rate 50 --tolerance rest-in-bounds=1pt \(options) "
        + Self.reports,
      "flickbook compare \"it's a pull.xml\" --against ios --as refactor \(options) "
        + "--html pages/ --results compared.jsonl",
      "flickbook fuzz --count 2 --seed 1 --max-replays 8 \(options)",
      "flickbook fuzz --count 2 --seed 1 --max-replays 8 --against ios -o told \(options)",
      "flickbook report 'the results.jsonl' --html again.html",
    ]
    var done: Set<String> = []
    while !waiting.isEmpty {
      let command = waiting.removeFirst()
      // A shrunk recording is not shrunk again.
      guard !(command.contains(" shrink ") && command.contains(".min.xml")),
        done.insert(command).inserted
      else { continue }
      let run = try shell.run(command)
      let verb = command.split(separator: " ")[1]
      let expected: [Int32] = ["show", "shrink"].contains(verb) ? [0] : [1]
      #expect(expected.contains(run.code), "\(command): \(run.output)\(run.errors)")
      let files = folder.names.filter { !$0.contains("suite") && !$0.hasSuffix("pull.xml") }
      let texts =
        [PrintedCommands(run.output + run.errors)]
        + files.map { PrintedCommands(folder.text(of: $0) ?? "", ofFile: $0) }
      waiting += texts.flatMap(\.commands)
    }
    let verbs = Set(done.map { $0.split(separator: " ")[1] })
    #expect(verbs == ["check", "compare", "fuzz", "report", "show", "shrink"])
    #expect(done.count >= 12, "\(done.sorted())")
  }
}

/// The commands in a text, as a reader would copy them.
private struct PrintedCommands {
  private(set) var commands: [String] = []

  init(_ text: String, ofFile name: String = "") {
    let verbs = "check|compare|show|shrink|fuzz|report|baseline"
    switch name.split(separator: ".").last {
    case "html", "xml":
      // The script of the page contains text that looks like commands.
      let text = text.replacing(/<script.*?<\/script>/.dotMatchesNewlines(), with: "")
      commands = Self.matches("flickbook (?:\(verbs)) [^<\\n]*", in: text).map { match in
        [
          ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"),
          ("&amp;", "&"),
        ].reduce(match) { $0.replacing($1.0, with: $1.1) }
      }
    case "json", "jsonl", "sarif", "tap":
      let strings = Self.matches("\"flickbook (?:\(verbs)) (?:[^\"\\\\\\n]|\\\\.)*\"", in: text)
      commands = strings.compactMap { try? JSONDecoder().decode(String.self, from: Data($0.utf8)) }
    default:
      commands = Self.matches("(?m)(?:^|^ *[a-z ]+:? +)flickbook (?:\(verbs)) .*$", in: text).map {
        String($0.suffix(from: $0.firstRange(of: "flickbook ")?.lowerBound ?? $0.startIndex))
      }
    }
    // The note about the origin of a generated recording looks like a command, but is not meant to
    // be typed.
    commands.removeAll { $0.contains(", number ") }
  }

  private static func matches(_ pattern: String, in text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).compactMap { match in
      Range(match.range, in: text).map { String(text[$0]) }
    }
  }
}
