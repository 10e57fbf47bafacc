/// What a verb that reads recordings one by one is given to read.
enum SelectedInput {
  /// One recording, on stdin: `-` stood alone on the command line.
  case standardInput
  case paths(PathSelection)

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.operands.count(where: { $0 == "-" }) == 1, !arguments.has(.null) else {
      self = .paths(try PathSelection(arguments))
      return
    }
    guard arguments.operands.count == 1 else {
      throw UsageError("\"-\" is one recording on stdin, and must stand alone")
    }
    self = .standardInput
  }
}

extension PathSelection {
  /// Reads the operands, and the list on stdin if there is one (`-`, or `--null`).
  ///
  /// - Parameter operands: Those of the operands that are paths, if not all are.
  init(_ arguments: ParsedArguments, operands: [String]? = nil) throws(UsageError) {
    let operands = operands ?? arguments.operands
    let dashes = operands.count { $0 == "-" }
    if dashes > 1 { throw UsageError("\"-\" is given twice, and stdin can be read only once") }
    self.init(operands.filter { $0 != "-" })
    if arguments.has(.null) {
      addList(PathList.separatedByNull(of:))
    } else if dashes > 0 {
      addList(PathList.lines(of:))
    }
  }

  /// Adds the paths listed on stdin; there a path is a path, and `@` opens no further list.
  private mutating func addList(
    _ read: (String?) throws(FormatError) -> [String]
  ) {
    do throws(FormatError) {
      let paths = try read(nil)
      if paths.isEmpty { addBarren("no path in the list on stdin") }
      for path in paths { add(path: path) }
    } catch {
      addProblem(error)
    }
  }
}
