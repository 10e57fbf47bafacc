internal import Runs

extension Verb {
  static let engineNew = Verb(
    "engine new", summary: "write a small scroll engine to start from",
    description: """
      Writes a small scroll engine into a new folder. It drags, flings and stops at its edges, and \
      passes engine test as it is. Change it, or make it call your own engine. The README.md in \
      the folder explains how to build, test and use it.

      In C, Python and JavaScript one file is the engine and a second one handles the line \
      protocol, with nothing but the standard library. In Swift it is a package that depends on \
      Flickbook, with a program that has every verb and a test that judges the engine; --package \
      names the folder or address of Flickbook. Existing files are never replaced.

      With --acts frames the engine does its work at the frames of the display, as most toolkits \
      do: a touch is shown at the next frame.
      """,
    operands: Operands("DIR", .folder, atLeast: 1, atMost: 1),
    options: [.language, .acts, .package, .quiet],
    examples: [
      "flickbook engine new --language python my-engine": "Write an engine in Python.",
      "flickbook engine new --language c --acts frames my-engine":
        "Write an engine in C that does its work at frames.",
      "flickbook engine new --language swift --package ~/src/flickbook my-engine":
        "Write a package in Swift, beside a clone of Flickbook.",
    ],
    exits: [
      .held: "the engine was written",
      .unjudged: "wrong command line, or a file that exists or cannot be written",
    ],
    run: { arguments, terminal in
      guard let language = arguments.text(.language).flatMap(AdapterTemplate.init(named:)),
        let folder = arguments.operands.first
      else {
        throw UsageError(
          "the language is missing: expected \(Option.language.dashed) "
            + AdapterTemplate.allCases.map(\.rawValue).listed("or"),
          correction: .append("--language python"))
      }
      let acting = arguments.text(.acts).flatMap(AdapterTemplate.Acting.init) ?? .atOnce
      let adapter = try NewAdapter(language, acting, in: folder, package: arguments.text(.package))
      try adapter.write()
      if !arguments.has(.quiet) { terminal.output.write(adapter.advice) }
      return .held
    })
}
