internal import Files
internal import Runs
internal import Text

/// The input of a verb that reads recordings one by one.
enum SelectedInput {
  /// A single recording, on stdin.
  case standardInput
  case paths(PathSelection)

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let selection = try PathSelection(arguments)
    self = selection.isStandardInput ? .standardInput : .paths(selection)
  }
}

extension PathSelection {
  /// Reads the operands, and the paths of any given list.
  ///
  /// - Parameter operands: The operands that are paths; nil if all operands are.
  init(_ arguments: ParsedArguments, operands: [String]? = nil) throws(UsageError) {
    let operands = operands ?? arguments.operands
    guard !operands.contains(StandardInput.path) else {
      guard operands.count == 1, !arguments.hasList else {
        throw UsageError(
          "\"-\" is one recording on stdin, and must be the only path: a list of paths is "
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

  /// Adds the paths of a list. In a list, `@` and `-` have no special meaning.
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
  /// Whether a list of paths is given as a file or on stdin.
  var hasList: Bool { has(.filesFrom) || has(.null) }
}
