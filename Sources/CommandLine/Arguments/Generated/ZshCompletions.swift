internal import Runs

/// Completions for zsh: `_arguments` with a table for each verb.
struct ZshCompletions {
  private let dump: CommandDump

  init(_ dump: CommandDump) { self.dump = dump }

  var text: String {
    """
    #compdef \(Release.name)
    # zsh completions of \(Release.name) \(Release.version), made by '\(Release.name) generate completions zsh'.

    # Names that options share.
    \(names)

    # NAME=VALUE: the name while there is no equals sign, else the value.
    _flickbook_pair() {
      local -a values=(${=2})
      if compset -P '*='; then
        (($#values)) && compadd -a values
      else
        compadd -S = -- $(_flickbook_$1)
      fi
    }

    _flickbook() {
      local curcontext=$curcontext state line
      local -a verbs
      verbs=(
    \(verbs)
      )
      _arguments -C \\
        '(-h --help)'{-h,--help}'[\(Option.help.summary.escaped)]' \\
        '--version[show the version]' \\
        '1:verb:->verb' \\
        '*::operand:->operand' && return
      case $state in
        verb) _describe -t verbs verb verbs ;;
        operand)
          case $words[1] in
    \(tables)
          esac ;;
      esac
    }

    # Loaded from $fpath this file is the function's body; sourced, it only registers it.
    if [[ $funcstack[1] == _flickbook ]]; then
      _flickbook "$@"
    else
      compdef _flickbook \(Release.name)
    fi

    """
  }

  private var verbs: String { described(dump.top) }

  private func described(_ commands: [CommandDump.Command]) -> String {
    commands.map { "    '\($0.word):\($0.summary.escaped)'" }.joined(separator: "\n")
  }

  private var tables: String {
    dump.top.map { $0.isGroup ? group($0) : table($0) }.joined(separator: "\n")
  }

  private func table(_ verb: CommandDump.Command) -> String {
    let specs = verb.options.map(spec) + operands(of: verb)
    return "        \(verb.word))\n          _arguments -s -S \\\n"
      + specs.map { "            " + $0 }.joined(separator: " \\\n") + " ;;"
  }

  /// The part for a group, with a table for each of its verbs.
  private func group(_ group: CommandDump.Command) -> String {
    """
            \(group.name))
              verbs=(
    \(described(dump.members(of: group)))
              )
              _arguments -C \\
                '(-h --help)'{-h,--help}'[\(Option.help.summary.escaped)]' \\
                '1:verb:->verb' \\
                '*::operand:->operand' && return
              case $state in
                verb) _describe -t verbs verb verbs ;;
                operand)
                  case $words[1] in
    \(dump.members(of: group).map(table).joined(separator: "\n"))
                  esac ;;
              esac ;;
    """
  }

  private func spec(_ option: Option) -> String {
    let text = "[\(option.summary.escaped)]"
    let equals = option.value == .none ? "" : "="
    let value = value(of: option)
    guard let letter = option.letter else {
      let star = option.isRepeatable ? "*" : ""
      return "'\(star)\(option.dashed)\(equals)\(text)\(value)'"
    }
    let plus = option.value == .none ? "" : "+"
    let guarded = option.isRepeatable ? "*" : "(-\(letter) \(option.dashed))"
    return "'\(guarded)'{-\(letter)\(plus),\(option.dashed)\(equals)}'\(text)\(value)'"
  }

  private func value(of option: Option) -> String {
    switch option.value {
    case .none: ""
    case .file(let name), .output(let name, _): ":\(name):_files"
    case .folder(let name): ":\(name):_files -/"
    case .name(let name, let offer): ":\(name.replacing(":", with: "\\:")):\(offered(offer))"
    case .text(let name), .count(let name, _), .number(let name, _, _), .time(let name):
      ":\(name): "
    case .word(let name, let words): ":\(name):(\(words.joined(separator: " ")))"
    }
  }

  private var names: String {
    CompletionValues.Names.allCases.map { names in
      "_flickbook_\(names.rawValue)() { print -l -- \(names.words.joined(separator: " ")) }"
    }.joined(separator: "\n")
  }

  private func offered(_ offer: CompletionValues) -> String {
    let names = offer.names.rawValue
    return switch offer.shape {
    case .one: "{compadd -- $(_flickbook_\(names))}"
    case .list: "_sequence compadd - $(_flickbook_\(names))"
    case .pair(let values): "{_flickbook_pair \(names) \"\(values.joined(separator: " "))\"}"
    }
  }

  private func operands(of verb: CommandDump.Command) -> [String] {
    let operands = verb.operands
    if operands.atMost == 0 { return [] }
    let star = operands.atMost == 1 ? "" : "*"
    let values =
      switch operands.kind {
      case .files: "_files"
      case .folder: "_files -/"
      case .recordings, .recording, .address: "_files -g \"*.xml\""
      case .verbs, .words: "(\((operands.words ?? []).joined(separator: " ")))"
      }
    if case .verbs = operands.kind {
      let members = dump.groups.flatMap(\.verbs).joined(separator: " ")
      return ["'1:\(operands.placeholder):\(values)'", "'2:\(operands.placeholder):(\(members))'"]
    }
    return ["'\(star):\(operands.placeholder):\(values)'"]
  }
}

extension String {
  /// The text escaped for a quoted specification of `_arguments`.
  fileprivate var escaped: String {
    replacing("'", with: "'\\''").replacing(":", with: "\\:")
      .replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
