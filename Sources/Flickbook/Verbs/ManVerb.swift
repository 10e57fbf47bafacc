extension Verb {
  static let man = Verb(
    "man", summary: "print the man page",
    description: ["In roff, for man(1); made from the same table as the help."],
    examples: [
      Example("flickbook man | man -l -", "Read it here and now."),
      Example(
        "flickbook man > flickbook.1", "The page as a file; make install puts it where man looks."),
    ],
    exits: [Exit(.held, "the page was printed")],
    run: printManPage)
}

private func printManPage(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  terminal.output.write(ManPage().text)
  return .held
}
