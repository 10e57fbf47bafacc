internal import Runs
internal import Text
internal import Writing

extension Verb {
  static let trust = Verb(
    "trust", summary: "allow the suites of a folder to run commands",
    description: """
      A suite can name engines that are shell commands, a page that a browser loads, and \
      JavaScript that yields signals. If a verb merely finds a suite beside recordings, it runs none of \
      its commands, because a folder from another source could then run code on this machine. \
      'flickbook trust' allows these commands for one folder and all folders below it; without FOLDER for \
      the current one.

      A suite that --suite names may always run its commands, and --allow-commands allows it for \
      one run. The list of trusted folders is a file of this user; see FILES in the man page.
      """,
    operands: Operands("FOLDER", .folder, atMost: 1), options: [.trustedList, .forget],
    examples: [
      "flickbook trust": "Allow the suites of the current folder to run their commands.",
      "flickbook trust --list": "Print the trusted folders.",
      "flickbook trust --forget old": "No longer trust a folder.",
    ],
    exits: [
      .held: "done",
      .unjudged: "the folder does not exist, or the list cannot be written",
    ],
    run: { arguments, terminal in
      var trusted = try TrustedFolders(terminal.environment)
      if arguments.has(.trustedList) {
        if let folder = arguments.operands.first {
          throw UsageError(
            "--list takes no FOLDER: remove \(folder.quoted)", correction: .remove(folder))
        }
        for folder in trusted.folders { terminal.output.line(folder.visible) }
        return .held
      }
      let typed = arguments.operands.first ?? "."
      let folder = TrustedFolders.real(typed)
      do throws(WriteError) {
        if arguments.has(.forget) {
          // A folder that no longer exists can still be removed from the list.
          let path = folder ?? typed.absolutePath(in: currentFolder())
          guard try trusted.remove(path) else {
            return Outcome(.unjudged, "\(path.quoted) is not in \(trusted.file.visible)")
          }
          terminal.output.line("no longer trusted: \(path.visible)")
          return .held
        }
        guard let folder else {
          terminal.error(FormatError(unread: typed, "no such folder"))
          return .reported(.unjudged)
        }
        try trusted.add(folder)
        terminal.output.line("trusted: \(folder.visible)")
        return .held
      } catch {
        return Outcome(.unjudged, error.description)
      }
    })
}
