internal import Formats
internal import Reporting

extension Verb {
  static let engineNew = Verb(
    "engine-new", summary: "write a scroll engine of your own to begin with",
    description: [
      """
      Writes a small scroll engine into a new folder: one that drags, flings and stops at its edges, and \
      passes engine-test as it is. Make it yours, or let it call the engine you have. README.md beside it \
      says how it is built, tested and used.
      """,
      """
      In c, python and js one file is the engine and the other speaks the line protocol with this program, \
      in nothing but the standard library. In swift it is a package that depends on Flickbook, with a \
      program that has every verb, and a test that judges the engine; --package says where Flickbook is. \
      Nothing that is there is overwritten.
      """,
    ],
    operands: Operands("DIR", .folder, atLeast: 1, atMost: 1),
    options: [.language, .package, .quiet],
    examples: [
      Example("flickbook engine-new --language python my-engine", "An engine in Python."),
      Example(
        "flickbook engine-new --language swift --package ~/src/flickbook my-engine",
        "A package in Swift, beside a clone of Flickbook."),
    ],
    exits: [
      Exit(.held, "the engine was written"),
      Exit(.unjudged, "wrong command line, or a file that is there already or cannot be written"),
    ],
    run: writeEngine)
}

private func writeEngine(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  guard let language = arguments.choice(.language, as: AdapterTemplate.self),
    let folder = arguments.operands.first
  else {
    throw UsageError(
      "no language: expected \(Option.language.dashed) "
        + AdapterTemplate.allCases.map(\.rawValue).listed("or"))
  }
  let adapter = try NewAdapter(language, in: folder, package: arguments.text(.package))
  do throws(WriteError) {
    try adapter.write()
  } catch {
    terminal.error(error.description)
    return .reported(.unjudged)
  }
  if !arguments.has(.quiet) { terminal.output.write(adapter.advice) }
  return .held
}
