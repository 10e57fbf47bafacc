import TestSupport

/// Calls rtamt, a monitor in Python, by `Tools/Tests/formulas`.
enum RtamtMonitor {
  static let isHere = Tool.answers("python3 -c 'import rtamt'")

  /// Computes the margins of formulas again with rtamt; the exit code is 0 if they are equal.
  static func compare(_ formulas: String) throws -> (code: Int32, text: String) {
    let folder = TemporaryFolder()
    folder.put(formulas, as: "formulas")
    let script = Corpus.absolute("Tools/Tests/formulas")
    let run = try Shell(in: folder.path).run("python3 '\(script)' formulas")
    return (run.code, run.output + run.errors)
  }
}
