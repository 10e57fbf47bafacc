/// Completions for fish: one line for each thing that may be typed.
enum FishCompletions {
  static var text: String {
    let verbs = Verb.all.map(\.name).joined(separator: " ")
    var lines = [
      "# fish completions of \(Release.name) \(Release.version), "
        + "made by '\(Release.name) completions fish'.",
      "",
      "set -l verbs \(verbs)",
      "complete -c \(Release.name) -f",
    ]
    for names in CompletionValues.Names.allCases {
      let words = names.words.joined(separator: " ")
      lines.append("function __flickbook_\(names.rawValue); printf '%s\\n' \(words); end")
    }
    lines += [
      line(atStart, "-l version", "show the version"),
      line(atStart, "-s h -l help", Option.help.summary),
    ]
    for verb in Verb.all { lines.append(line(atStart, "-a \(verb.name)", verb.summary)) }
    for verb in Verb.all {
      let after = "'__fish_seen_subcommand_from \(verb.name)'"
      lines.append("")
      if let operands = operands(of: verb) {
        lines.append("complete -c \(Release.name) -n \(after) \(operands)")
      }
      for option in verb.options { lines.append(line(after, spec(option), option.summary)) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// In double quotes: the list of verbs must be put in while the file is read.
  private static let atStart = "\"not __fish_seen_subcommand_from $verbs\""

  private static func line(_ condition: String, _ what: String, _ summary: String) -> String {
    let text = summary.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    return "complete -c \(Release.name) -n \(condition) \(what) -d '\(text)'"
  }

  private static func spec(_ option: Option) -> String {
    let letter = option.letter.map { "-s \($0) " } ?? ""
    let value =
      switch option.value {
      case .none: ""
      case .file, .output: " -r -F"
      case .folder: " -x -a '(__fish_complete_directories)'"
      case .name(_, let offer): " -x -a '(\(offered(offer)))'"
      case .text, .count, .number, .time: " -x"
      case .word(_, let words): " -x -a '\(words.joined(separator: " "))'"
      }
    return "\(letter)-l \(option.name)\(value)"
  }

  /// What gives the words: of a list the one after the last comma is completed, of a pair the name
  /// or the value.
  private static func offered(_ offer: CompletionValues) -> String {
    let names = "__flickbook_\(offer.names.rawValue)"
    return switch offer.shape {
    case .one: names
    case .list: "__fish_append , (\(names))"
    case .pair(let values):
      values.isEmpty
        ? "printf \"%s=\\n\" (\(names))"
        : "printf \"%s\\n\" (\(names))={\(values.joined(separator: ","))}"
    }
  }

  private static func operands(of verb: Verb) -> String? {
    if case .files = verb.operands.kind { return "-F" }
    if case .folder = verb.operands.kind { return "-a '(__fish_complete_directories)'" }
    guard let words = verb.operands.words else { return "-k -a '(__fish_complete_suffix .xml)'" }
    return words.isEmpty ? nil : "-a '\(words.joined(separator: " "))'"
  }
}
