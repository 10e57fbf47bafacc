extension Verb {
  static let man = Verb(
    "man", summary: "print the man page",
    description:
      "Prints the man page in roff, for man(1). It is made from the same table as the help.",
    examples: [
      "flickbook man | man -l -": "Read it.",
      "flickbook man > flickbook.1":
        "Write the page to a file. make install installs it where man finds it.",
    ],
    exits: [.held: "the page was printed"],
    run: { _, terminal in
      terminal.output.write(ManPage().text)
      return .held
    })
}
