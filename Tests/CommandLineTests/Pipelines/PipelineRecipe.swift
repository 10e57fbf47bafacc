import Foundation
import TestSupport
import Testing

/// The text of a recipe in `Examples/Pipelines`.
enum PipelineRecipe {
  static let folder = "Examples/Pipelines"

  /// Recipes are short: at most 22 lines that are not comments.
  static func text(_ name: String) -> String {
    let text = Corpus.text(of: "\(folder)/\(name)")
    let lines = text.split(separator: "\n").filter { line in
      !line.allSatisfy(\.isWhitespace) && !line.hasPrefix("#") && !line.hasPrefix("//")
    }
    #expect((1...22).contains(lines.count), "\(name) has \(lines.count) lines")
    return text
  }

  /// Parses a recipe in YAML; fails if Python's module `yaml` is missing.
  static func yaml(_ name: String) throws -> YAMLValue { try YAMLValue(text(name)) }
}

/// A value of a YAML file. Python parses the file, because Foundation has no YAML parser.
struct YAMLValue {
  private let value: Any?

  private init(value: Any?) { self.value = value }

  /// Parses the text of a whole file.
  init(_ text: String) throws {
    let script = "import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)"
    let run = try Shell(in: "/").run("python3 -c '\(script)'", stdin: text)
    try #require(run.code == 0, "\(run.errors)")
    value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
  }

  static let isReadable = Tool.answers("python3 -c 'import yaml'")

  subscript(key: String) -> YAMLValue { YAMLValue(value: (value as? [String: Any])?[key]) }
  subscript(index: Int) -> YAMLValue {
    let list = list
    return list.indices.contains(index) ? list[index] : YAMLValue(value: nil)
  }

  var list: [YAMLValue] { (value as? [Any] ?? []).map { YAMLValue(value: $0) } }
  var keys: Set<String> { Set((value as? [String: Any] ?? [:]).keys) }
  var number: Int { value as? Int ?? 0 }
  /// The value as text; empty if it is missing.
  var text: String { value.map { "\($0)" } ?? "" }
  var exists: Bool { value != nil }

  /// The commands of the steps of a job.
  var runs: [String] { self["steps"].list.map { $0["run"] }.filter(\.exists).map(\.text) }
}
