/// Completions for bash: one function that finds the verb and offers what may stand at the cursor.
enum BashCompletions {
  static var text: String {
    """
    # bash completions of \(Release.name) \(Release.version), made by '\(Release.name) completions bash'.

    _flickbook_files() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -f -X "$2" -- "$1"))
      if [[ -n $2 ]]; then COMPREPLY+=($(compgen -d -- "$1")); fi
    }

    _flickbook() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} verb= word
      COMPREPLY=()
      # Readline cuts --name=value into three words.
      if [[ $cur == = ]]; then
        cur=
      elif [[ $prev == = ]]; then
        prev=${COMP_WORDS[COMP_CWORD-2]}
      fi
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in
          \(verbs.joined(separator: "|"))) verb=$word; break ;;
        esac
      done
      case $prev in
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
}

extension BashCompletions {
  private static var verbs: [String] { Verb.all.map(\.name) }

  private static var values: String {
    Option.withValue.map { option in
      let reply =
        switch option.value {
        case .word(_, let words): words.offered
        case .file: #"_flickbook_files "$cur" ''"#
        case .folder: #"_flickbook_files "$cur" '*'"#
        case .none, .text, .count, .number, .time: ":"
        }
      let letter = option.letter.map { "|-\($0)" } ?? ""
      return "    \(option.dashed)\(letter)) \(reply); return ;;"
    }.joined(separator: "\n")
  }

  private static var options: String {
    Verb.all.map { verb in
      let names = verb.options.map(\.dashed).joined(separator: " ")
      return "      \(verb.name)) options='\(names)' ;;"
    }.joined(separator: "\n")
  }

  private static var operands: String {
    Verb.all.compactMap { verb in
      if let words = verb.operands.words {
        return words.isEmpty ? nil : "    \(verb.name)) \(words.offered) ;;"
      }
      if case .files = verb.operands.kind {
        return "    \(verb.name)) _flickbook_files \"$cur\" '' ;;"
      }
      if case .folder = verb.operands.kind {
        return "    \(verb.name)) _flickbook_files \"$cur\" '*' ;;"
      }
      return """
            \(verb.name))
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

extension Option {
  /// Every option that takes a value, once: its name means the same for every verb.
  static var withValue: [Option] {
    var seen: [String] = []
    return Verb.all.flatMap(\.options).filter { option in
      if option.value == .none || seen.contains(option.name) { return false }
      seen.append(option.name)
      return true
    }
  }
}
