internal import Formats
internal import Gesture

/// What a verb that reads recordings one by one is given to read.
enum SelectedInput {
  /// One recording, on stdin.
  case standardInput
  case paths(PathSelection)

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let selection = try PathSelection(arguments)
    self = selection.isStandardInput ? .standardInput : .paths(selection)
  }
}

extension PathSelection {
  /// Reads the operands, and the list of paths if one is named.
  ///
  /// - Parameter operands: Those of the operands that are paths, if not all are.
  init(_ arguments: ParsedArguments, operands: [String]? = nil) throws(UsageError) {
    let operands = operands ?? arguments.operands
    guard !operands.contains(StandardInput.path) else {
      guard operands.count == 1, !arguments.hasList else {
        throw UsageError(
          "\"-\" is one recording on stdin, and must stand alone: a list of paths is "
            + "\(Option.filesFrom.dashed) -")
      }
      self.init()
      addStandardInput()
      return
    }
    self.init(operands)
    guard arguments.hasList else { return }
    addList(
      arguments.text(.filesFrom) ?? StandardInput.path,
      arguments.has(.null) ? PathList.separatedByNull(of:) : PathList.lines(of:))
  }

  /// Adds the paths of a list; there a path is a path, and neither `@` nor `-` is anything else.
  private mutating func addList(
    _ file: String, _ read: (String) throws(FormatError) -> [String]
  ) {
    do throws(FormatError) {
      let paths = try read(file)
      let name = file == StandardInput.path ? "on stdin" : file.quoted
      if paths.isEmpty { addBarren("no path in the list \(name)") }
      for path in paths { add(path: path == StandardInput.path ? "./" + path : path) }
    } catch {
      addProblem(error)
    }
  }
}

extension ParsedArguments {
  /// Whether a list of paths is named, or on stdin.
  var hasList: Bool { has(.filesFrom) || has(.null) }
}
