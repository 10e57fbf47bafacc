internal import Runs

/// Completions for bash: one function that finds the typed verb and offers the possible values at
/// the cursor.
struct BashCompletions {
  private let dump: CommandDump

  init(_ dump: CommandDump) { self.dump = dump }

  var text: String {
    """
    # bash completions of \(Release.name) \(Release.version), made by '\(Release.name) generate completions bash'.

    _flickbook_files() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -f -X "$2" -- "$1"))
      if [[ -n $2 ]]; then COMPREPLY+=($(compgen -d -- "$1")); fi
    }

    # Names that options share.
    _flickbook_names() {
      case $1 in
    \(names)
      esac
    }

    # Several names with commas between them: the last one is completed.
    _flickbook_list() {
      local last=${1##*,}
      COMPREPLY=($(compgen -P "${1%"$last"}" -W "$2" -- "$last"))
    }

    # NAME=VALUE: the name while there is no equals sign, else the value.
    _flickbook_pair() {
      if [[ -n $half ]]; then
        COMPREPLY=($(compgen -W "$3" -- "$1"))
      else
        COMPREPLY=($(compgen -S = -W "$2" -- "$1"))
        compopt -o nospace 2>/dev/null
      fi
    }

    _flickbook() {
      local cur=${COMP_WORDS[COMP_CWORD]} at=$((COMP_CWORD-1)) equals= half= prev verb= word
      COMPREPLY=()
      # Readline cuts at equals signs: --name=value is three words, --name part=value four.
      if [[ $cur == = ]]; then
        cur= equals=1
      elif [[ ${COMP_WORDS[at]} == = ]]; then
        at=$((at-1)) equals=1
      fi
      if [[ -n $equals && ${COMP_WORDS[at]} != -* ]]; then
        half=${COMP_WORDS[at]} at=$((at-1))
        [[ ${COMP_WORDS[at]} != = ]] || at=$((at-1))
      fi
      prev=${COMP_WORDS[at]}
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "$verb $word" in
          \(patterns(dump.groups))) verb=$word ;;
          \(patterns(dump.top.filter { !$0.isGroup }))) verb=$word; break ;;
          \(members)) verb="$verb $word"; break ;;
        esac
      done
      case "$verb $prev" in
    \(topics)
    \(ownValues)
    \(values)
      esac
      if [[ $cur == -* ]]; then
        local options
        case $verb in
    \(options)
          *) options='--help --version' ;;
        esac
        COMPREPLY=($(compgen -W "$options" -- "$cur"))
        return
      fi
      case $verb in
        '') COMPREPLY=($(compgen -W '\(verbs.joined(separator: " "))' -- "$cur")) ;;
    \(operands)
      esac
    }

    complete -F _flickbook \(Release.name)

    """
  }

  private var verbs: [String] { dump.top.map(\.name) }

  /// The shell patterns for these verbs directly after the name of the program.
  private func patterns(_ commands: [CommandDump.Command]) -> String {
    commands.map { "' \($0.name)'" }.joined(separator: "|")
  }

  private var members: String {
    dump.groups.flatMap(dump.members).map { "'\($0.name)'" }.joined(separator: "|")
  }

  /// The cases that offer the verbs of a group after `help`.
  private var topics: String {
    dump.groups.map { "    'help \($0.name)') \($0.verbs.offered); return ;;" }
      .joined(separator: "\n")
  }

  private var names: String {
    CompletionValues.Names.allCases.map {
      "    \($0.rawValue)) echo '\($0.words.joined(separator: " "))' ;;"
    }
    .joined(separator: "\n")
  }

  private func reply(_ offer: CompletionValues) -> String {
    let text = "\"$(_flickbook_names \(offer.names.rawValue))\""
    return switch offer.shape {
    case .one: "COMPREPLY=($(compgen -W \(text) -- \"$cur\"))"
    case .list: "_flickbook_list \"$cur\" \(text)"
    case .pair(let values): "_flickbook_pair \"$cur\" \(text) '\(values.joined(separator: " "))'"
    }
  }

  private func reply(_ option: Option) -> String {
    switch option.value {
    case .name(_, let offer): reply(offer)
    case .word(_, let words): words.offered
    case .file, .output: #"_flickbook_files "$cur" ''"#
    case .folder: #"_flickbook_files "$cur" '*'"#
    case .none, .text, .count, .number, .time: ":"
    }
  }

  /// The cases for options whose name has different values in other verbs.
  private var ownValues: String {
    dump.runnable.flatMap { verb in
      verb.options.filter { option in
        dump.optionsWithValue.contains { $0.name == option.name && $0.value != option.value }
      }.map { option in
        "    '\(verb.name) \(option.dashed)') \(reply(option)); return ;;"
      }
    }.joined(separator: "\n")
  }

  private var values: String {
    dump.optionsWithValue.map { option in
      let letter = option.letter.map { "|*' -\($0)'" } ?? ""
      return "    *' \(option.dashed)'\(letter)) \(reply(option)); return ;;"
    }.joined(separator: "\n")
  }

  private var options: String {
    dump.commands.map { verb in
      let names = verb.options.map(\.dashed).joined(separator: " ")
      return "      '\(verb.name)') options='\(names)' ;;"
    }.joined(separator: "\n")
  }

  private var operands: String {
    dump.commands.compactMap { verb in
      if verb.isGroup { return "    '\(verb.name)') \(verb.verbs.offered) ;;" }
      if let words = verb.operands.words {
        return words.isEmpty ? nil : "    '\(verb.name)') \(words.offered) ;;"
      }
      if case .files = verb.operands.kind {
        return "    '\(verb.name)') _flickbook_files \"$cur\" '' ;;"
      }
      if case .folder = verb.operands.kind {
        return "    '\(verb.name)') _flickbook_files \"$cur\" '*' ;;"
      }
      return """
            '\(verb.name)')
              if [[ $cur == @* ]]; then
                _flickbook_files "${cur#@}" ''
                COMPREPLY=("${COMPREPLY[@]/#/@}")
              else
                _flickbook_files "$cur" '!*.xml'
              fi ;;
        """
    }.joined(separator: "\n")
  }
}

extension [String] {
  fileprivate var offered: String {
    "COMPREPLY=($(compgen -W '\(joined(separator: " "))' -- \"$cur\"))"
  }
}

extension CommandDump {
  /// The first declaration of each option that takes a value.
  var optionsWithValue: [Option] {
    var seen: Set<String> = []
    return options.filter { $0.value != .none && seen.insert($0.name).inserted }
  }
}
