/// Completions for zsh: `_arguments` with a table for each verb.
enum ZshCompletions {
  static var text: String {
    """
    #compdef \(Release.name)
    # zsh completions of \(Release.name) \(Release.version), made by '\(Release.name) completions zsh'.

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

  private static var verbs: String {
    Verb.all.map { "    '\($0.name):\($0.summary.escaped)'" }.joined(separator: "\n")
  }

  private static var tables: String {
    Verb.all.map { verb in
      let specs = verb.options.map(spec) + [operands(verb.operands)].compactMap { $0 }
      return "        \(verb.name))\n          _arguments -s -S \\\n"
        + specs.map { "            " + $0 }.joined(separator: " \\\n") + " ;;"
    }.joined(separator: "\n")
  }

  private static func spec(_ option: Option) -> String {
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

  private static func value(of option: Option) -> String {
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

  private static var names: String {
    CompletionValues.Names.allCases.map { names in
      "_flickbook_\(names.rawValue)() { print -l -- \(names.words.joined(separator: " ")) }"
    }.joined(separator: "\n")
  }

  private static func offered(_ offer: CompletionValues) -> String {
    let names = offer.names.rawValue
    return switch offer.shape {
    case .one: "{compadd -- $(_flickbook_\(names))}"
    case .list: "_sequence compadd - $(_flickbook_\(names))"
    case .pair(let values): "{_flickbook_pair \(names) \"\(values.joined(separator: " "))\"}"
    }
  }

  private static func operands(_ operands: Operands) -> String? {
    if operands.atMost == 0 { return nil }
    let star = operands.atMost == 1 ? "" : "*"
    if case .files = operands.kind { return "'\(star):\(operands.placeholder):_files'" }
    if case .folder = operands.kind { return "'\(star):\(operands.placeholder):_files -/'" }
    guard let words = operands.words else {
      return "'\(star):\(operands.placeholder):_files -g \"*.xml\"'"
    }
    return "'\(star):\(operands.placeholder):(\(words.joined(separator: " ")))'"
  }
}

extension String {
  /// Safe inside a quoted specification of `_arguments`.
  fileprivate var escaped: String {
    replacing("'", with: "'\\''").replacing(":", with: "\\:")
      .replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
