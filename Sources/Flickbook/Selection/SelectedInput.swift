/// What a verb that reads recordings is given to read.
enum SelectedInput {
  /// One recording, on stdin: `-` stood alone on the command line.
  case standardInput
  case paths(PathSelection)
}

extension SelectedInput {
  /// What `-` means to a verb: where one recording makes sense it is that, else a list of paths.
  enum Dash {
    case recording
    case list
  }

  /// Reads the operands, and the list on stdin if there is one (`-`, or `--null`).
  ///
  /// - Parameters:
  ///   - operands: Those of the operands that are paths, if not all are.
  init(
    _ arguments: ParsedArguments, operands: [String]? = nil, dash: Dash
  ) throws(UsageError) {
    let isNullSeparated = arguments.has(.null)
    let operands = operands ?? arguments.operands
    let dashes = operands.count { $0 == "-" }
    if dashes > 1 { throw UsageError("\"-\" is given twice, and stdin can be read only once") }
    if dash == .recording, dashes > 0, !isNullSeparated {
      if operands.count > 1 {
        throw UsageError("\"-\" is one recording on stdin, and must stand alone")
      }
      self = .standardInput
      return
    }
    var selection = PathSelection(operands.filter { $0 != "-" })
    if dashes > 0 || isNullSeparated {
      selection.addList(isNullSeparated ? PathList.separatedByNull : PathList.lines)
    }
    self = .paths(selection)
  }
}

extension PathSelection {
  /// Adds the paths listed on stdin; there a path is a path, and `@` opens no further list.
  fileprivate mutating func addList(_ cut: ([UInt8]) -> [String]) {
    do throws(FormatError) {
      let paths = cut(try PathList.bytes(of: nil))
      if paths.isEmpty { addBarren("no path in the list on stdin") }
      for path in paths { add(path: path) }
    } catch {
      addProblem(error)
    }
  }
}
