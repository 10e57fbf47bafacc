internal import Runs

/// Completions for fish: one line for each possible value.
struct FishCompletions {
  private let dump: CommandDump

  init(_ dump: CommandDump) { self.dump = dump }

  var text: String {
    var lines = [
      "# fish completions of \(Release.name) \(Release.version), "
        + "made by '\(Release.name) generate completions fish'.",
      "",
      verbFunction,
      "complete -c \(Release.name) -f",
    ]
    for names in CompletionValues.Names.allCases {
      let sentence = names.words.joined(separator: " ")
      lines.append("function __flickbook_\(names.rawValue); printf '%s\\n' \(sentence); end")
    }
    lines += [
      line(after(""), "-l version", "show the version"),
      line(after(""), "-s h -l help", Option.help.summary),
    ]
    for verb in dump.top { lines.append(line(after(""), "-a \(verb.word)", verb.summary)) }
    for verb in dump.commands {
      lines.append("")
      for member in dump.members(of: verb) {
        lines.append(line(after(verb.name), "-a \(member.word)", member.summary))
        lines.append(
          line(
            "'__flickbook_is help; and __fish_seen_subcommand_from \(verb.name)'",
            "-a \(member.word)", member.summary))
      }
      if let operands = operands(of: verb) {
        lines.append("complete -c \(Release.name) -n \(after(verb.name)) \(operands)")
      }
      for option in verb.options {
        lines.append(line(after(verb.name), spec(option), option.summary))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A fish function that tests whether the typed verb is the verb given as arguments.
  private var verbFunction: String {
    let single = dump.top.filter { !$0.isGroup }.map(\.name).joined(separator: " ")
    return """
      function __flickbook_is
        set -l verb
        for word in (commandline -opc)[2..]
          switch "$verb $word"
            case \(dump.groups.map { "' \($0.name)'" }.joined(separator: " "))
              set verb $word
            case \(dump.groups.flatMap(dump.members).map { "'\($0.name)'" }.joined(separator: " "))
              set verb $verb $word
              break
            case \(single.split(separator: " ").map { "' \($0)'" }.joined(separator: " "))
              set verb $word
              break
          end
        end
        test "$verb" = "$argv"
      end
      """
  }

  private func after(_ verb: String) -> String { "'__flickbook_is \(verb)'" }

  private func line(_ condition: String, _ what: String, _ summary: String) -> String {
    let text = summary.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    return "complete -c \(Release.name) -n \(condition) \(what) -d '\(text)'"
  }

  private func spec(_ option: Option) -> String {
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

  /// The command that prints the values. In a list, the part after the last comma is completed; in
  /// a pair, the name or the value.
  private func offered(_ offer: CompletionValues) -> String {
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

  private func operands(of verb: CommandDump.Command) -> String? {
    if case .files = verb.operands.kind { return "-F" }
    if case .folder = verb.operands.kind { return "-a '(__fish_complete_directories)'" }
    guard let words = verb.operands.words else { return "-k -a '(__fish_complete_suffix .xml)'" }
    return words.isEmpty ? nil : "-a '\(words.joined(separator: " "))'"
  }
}
