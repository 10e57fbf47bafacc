internal import Formats
internal import Gesture

extension ImportWishes {
  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init()
    format = arguments.choice(.fromFormat, as: ImportFormat.self)
    device = arguments.text(.device)
    rate = arguments.number(.fingerRate) ?? rate
    if let text = arguments.text(.size) { size = try Size(typedAsSize: text) }
    if let path = arguments.text(.scene) {
      do {
        scene = try RecordingReader(file: path).head
      } catch {
        throw UsageError(error, of: .scene)
      }
    }
  }
}

extension Size {
  /// Two lengths in points, as `390x844`.
  init(typedAsSize text: String) throws(UsageError) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(typed: String(parts[0])),
      let height = Double(typed: String(parts[1])), width > 0, height > 0, width < 1e6,
      height < 1e6
    else {
      throw UsageError("--size cannot be \(text.quoted): expected two lengths such as 390x844")
    }
    self.init(width: width, height: height)
  }
}
