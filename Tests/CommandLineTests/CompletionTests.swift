import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// Tests the completions after the tab key, as computed by the shells themselves.
struct CompletionTests {
  /// The arguments of a command line before the tab key, and the values that must be offered.
  static let lines: [(words: [String], offered: [String])] = [
    (["de"], ["demo"]), (["check", "--engine", "text"], ["textbook"]),
    (["show", "--engine", "se"], ["seen"]), (["shrink", "--trusted", "andr"], ["android"]),
    (["compare", "--against", "clamp"], ["clamping"]),
    (["check", "--only", "rest-in"], ["rest-in-bounds"]),
    (["check", "--only", "no-teleport,rest-in"], ["no-teleport,rest-in-bounds"]),
    (["check", "--skip", "mirror-"], ["mirror-x", "mirror-y"]),
    (["shrink", "--invariant", "mirror-"], ["mirror-x", "mirror-y"]),
    (["explain", "rest-in"], ["rest-in-bounds"]),
    (["check", "--level", "rest-in-b"], ["rest-in-bounds="]),
    (["check", "--tolerance", "rest-in-b"], ["rest-in-bounds="]),
    (["compare", "--allow", "settle"], ["settle-time="]),
    (["check", "--fail-on", "w"], ["warn"]), (["compare", "--as", "ref"], ["refactor"]),
    (["edit", "m"], ["mirror"]), (["engine", "me"], ["measure"]),
    (["edit", "cut", "--fr"], ["--from"]),
    (["edit", "mirror", "--out"], ["--output"]), (["edit", "cut", "--engine", "and"], ["android"]),
    (["generate", "completions", "z"], ["zsh"]), (["record", "screen", "--si"], ["--size"]),
    (["help", "engine-o"], ["engine-options"]), (["help", "edit", "sc"], ["scale"]),
    (["check", "--rul"], ["--rule"]), (["baseline", "check", "--baselin"], ["--baselines"]),
  ]

  /// For each verb: the text before the tab key, and all values that must be offered.
  static var everything: [(line: String, offered: [String])] {
    let dump = CommandDump()
    let verbs = [(line: "", offered: dump.top.map(\.name))]
    let members = dump.groups.map { (line: $0.name + " ", offered: $0.verbs) }
    let options = dump.runnable.map { (line: $0.name + " --", offered: $0.options.map(\.dashed)) }
    return verbs + members + options
  }

  /// Each shell accepts the script that was generated for it.
  @Test(arguments: ["bash", "zsh", "fish"].filter { has($0) })
  func `the completion script is valid in its shell`(_ shell: String) throws {
    let folder = TemporaryFolder()
    let run = try Shell(in: folder.path).run(
      "flickbook generate completions \(shell) > script && \(shell) -n script")
    #expect(run.code == 0 && run.errors == "", "\(run)")
  }

  @Test func `bash completes every verb and every option`() throws {
    let folder = TemporaryFolder()
    let script = """
      source <(flickbook generate completions bash)
      while IFS= read -r line; do
        IFS=' ' read -ra COMP_WORDS <<<"flickbook $line"
        if [[ $line == *' ' || -z $line ]]; then COMP_WORDS+=(''); fi
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMPREPLY=()
        _flickbook 2>/dev/null
        echo "$line:${COMPREPLY[*]}"
      done
      """
    folder.put(script, as: "drive")
    let everything = Self.everything
    let typed = everything.map { $0.line + "\n" }.joined()
    let run = try Shell(in: folder.path).run("bash --norc ./drive", stdin: typed)
    let lines = run.output.split(separator: "\n").map { String($0) }
    #expect(lines.count == everything.count, "\(run)")
    for ((line, offered), found) in zip(everything, lines) {
      #expect(found == "\(line):" + offered.joined(separator: " "))
    }
  }

  @Test(.enabled(if: has("fish")))
  func `fish completes every verb and every option`() throws {
    let folder = TemporaryFolder()
    let script = """
      flickbook generate completions fish | source
      while read -l line
        echo "$line:" (complete -C "flickbook $line" | string replace -r '\\t.*' '' | sort | uniq)
      end
      """
    folder.put(script, as: "drive")
    let everything = Self.everything
    let typed = everything.map { $0.line + "\n" }.joined()
    let run = try Shell(in: folder.path).run("fish --no-config ./drive", stdin: typed)
    let lines = run.output.split(separator: "\n").map { String($0) }
    #expect(lines.count == everything.count, "\(run)")
    for ((line, offered), found) in zip(everything, lines) {
      let words = Set(found.split(separator: " ").map { String($0) })
      #expect(offered.filter { !words.contains($0) } == [], "\(line): \(found)")
    }
  }

  @Test func `the completion table for zsh contains every option of every verb`() throws {
    let script = try Program("flickbook").run(["generate", "completions", "zsh"]).output
    for verb in CommandDump().runnable {
      let tables = script.components(separatedBy: "\n        \(verb.word))\n").dropFirst()
      let isThere = tables.contains { table in
        let end = table.range(of: " ;;").map { table[..<$0.lowerBound] } ?? table[...]
        return verb.options.allSatisfy { end.contains($0.dashed) }
      }
      #expect(isThere, "\(verb.name)")
    }
  }

  static func has(_ shell: String) -> Bool {
    (try? Shell(in: "/").run("command -v \(shell)"))?.code == 0
  }

  @Test func `bash completes verbs, engines, invariants and levels`() throws {
    let folder = TemporaryFolder()
    let script = """
      source <(flickbook generate completions bash)
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
      _flickbook 2>/dev/null
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    folder.put(script, as: "drive")
    // Arguments split at `=`, as readline splits them.
    let cut: [(words: [String], offered: [String])] = [
      (["check", "--level", "rest-in-bounds", "=", "w"], ["warn"]),
      (["check", "--level", "=", "rest-in-bounds", "=", "e"], ["error"]),
      (["check", "--engine", "=", "text"], ["textbook"]),
      (["check", "--engine", "="], ["textbook"]),
    ]
    for (words, offered) in Self.lines + cut {
      let typed = words.map { "'\($0)'" }.joined(separator: " ")
      let run = try Shell(in: folder.path).run("bash --norc ./drive flickbook \(typed)")
      let lines = run.output.split(separator: "\n").map(String.init)
      for word in offered { #expect(lines.contains(word), "\(words): \(run)") }
    }
  }

  @Test(.enabled(if: has("fish")))
  func `fish completes the same values as bash, and finds the installed script`() throws {
    let home = TemporaryFolder()
    // A script that was installed below a home directory is found by fish without configuration.
    let install = try Shell(in: home.path).run(
      "'\(Corpus.absolute("Packaging/install"))' \"$(command -v flickbook)\" \"$HOME/.local\"")
    #expect(install.code == 0, "\(install.errors)")
    for (words, offered) in Self.lines + [
      (["check", "--level", "rest-in-b"], ["rest-in-bounds=warn"])
    ] {
      let line = (["flickbook"] + words).joined(separator: " ")
      let run = try Shell(in: home.path).run("fish -c 'complete -C \"\(line)\"'")
      for word in offered { #expect(run.output.contains(word), "\(line): \(run)") }
    }
  }

  @Test(.enabled(if: has("fish")))
  func `the installer links completions below usr local into a folder that fish searches`() throws {
    let root = TemporaryFolder()
    let shell = Shell(in: root.path)
    let install = "'\(Corpus.absolute("Packaging/install"))'"
    #expect(try shell.run("\(install) \"$(command -v flickbook)\" \"$HOME/usr/local\"").code == 0)
    let paths = try shell.run("fish -c 'printf \"%s\\n\" $fish_complete_path'").output
    #expect(paths.contains("/etc/fish/completions"))
    #expect(root.text(of: "etc/fish/completions/flickbook.fish")?.contains("textbook") == true)
    #expect(
      try shell.run("\(install) --remove \"$HOME/usr/local\"; find . -type f -o -type l").output
        == "")
  }

  @Test(.enabled(if: has("zsh")))
  func `zsh completes the same values as bash`() throws {
    let folder = TemporaryFolder()
    #expect(
      try Shell(in: folder.path).run("flickbook generate completions zsh > _flickbook").code == 0)
    folder.put(Self.zshDriver, as: "drive")
    for (words, offered) in Self.lines + [(["check", "--level", "rest-in-bounds=w"], ["warn"])] {
      let line = (["flickbook"] + words).joined(separator: " ")
      let run = try Shell(in: folder.path).run(
        ": > hits; zsh -f drive \"$PWD\" '\(line)'; cat hits")
      // zsh reports only the last part of a list or of a pair.
      for word in offered {
        let part = word.split(separator: ",").last.map { String($0.prefix { $0 != "=" }) } ?? word
        #expect(run.output.contains("<\(part)>"), "\(line): \(run)")
      }
    }
  }

  /// A shell in its own terminal that records the completions of a given line.
  private static let zshDriver = """
    zmodload zsh/zpty
    zpty z zsh -f -i
    zpty -w z "PS1=; fpath=($1 \\$fpath); autoload -Uz compinit; compinit -u -D"
    zpty -w z "zstyle ':completion:*' completer _complete"
    zpty -w z 'compadd() {
      if [[ " $* " == *" -"[OAD]" "* ]]; then builtin compadd "$@"; return; fi
      local -a hits; builtin compadd -O hits "$@"
      (($#hits)) && { print -r -- "<${(j:><:)hits}>" >>'$1'/hits; builtin compadd "$@" }
    }'
    zpty -w z "bindkey '^I' complete-word"
    sleep 0.3
    zpty -w -n z "$2"$'\\t'
    for i in {1..100}; do sleep 0.1; [[ -s $1/hits ]] && break; done
    zpty -d z
    """
}
