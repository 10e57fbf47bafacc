internal import Capture
internal import Files
internal import Interchange
internal import Model
internal import Runs
internal import Text

extension EditRequest {
  /// Edits a recording and writes the result. The recording is the first operand, unless another
  /// path is given.
  static func run(
    _ arguments: ParsedArguments, _ terminal: inout Terminal, path: String? = nil,
    _ edit: (EditRequest) throws -> Recording
  ) throws(UsageError) -> Outcome {
    let output = arguments.text(.output) ?? "-"
    var name = path ?? arguments.operands.first ?? "-"
    do {
      let request = try EditRequest(name)
      name = request.name
      try NewRecording(path: output).write(try edit(request))
      return .held
    } catch let error as UsageError {
      throw error
    } catch let error as FormatError {
      terminal.error(error)
    } catch let error as Objection {
      terminal.error(FormatError(in: name, at: .nowhere, error))
    } catch {
      terminal.error("\(error)")
    }
    return .reported(.unjudged)
  }
}
