internal import Files
internal import Interchange
internal import Model
internal import Runs

extension ImportOptions {
  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init()
    format = arguments.choice(.inputFormat, as: ImportFormat.self)
    device = arguments.text(.device)
    view = arguments.text(.view)
    rate = arguments.number(.fingerRate) ?? rate
    size = try arguments.size(.size, expected: "two lengths such as 390x844")
    screen = try arguments.size(.units, expected: "two numbers of units such as 1080x2400")
    if arguments.has(.clip), arguments.has(.grow) {
      throw UsageError("--clip and --grow together: expected one of them")
    }
    if arguments.has(.clip) {
      outside = .clipped
    } else if arguments.has(.grow) {
      outside = .covered
    } else {
      outside = .kept
    }
    if let path = arguments.text(.scene) {
      do {
        scene = try RecordingReader(file: path).head
      } catch {
        throw UsageError(error, of: .scene)
      }
    }
  }

  /// Creates the options, with the description of the screen from a file.
  init(describing arguments: ParsedArguments) throws(UsageError) {
    try self.init(arguments)
    guard let path = arguments.text(.likeScreen) else { return }
    do {
      like = try ScreenDescription(file: path, device: device)
    } catch {
      throw UsageError(error, of: .likeScreen)
    }
  }
}

extension ParsedArguments {
  func size(_ option: Option, expected: String) throws(UsageError) -> Size? {
    guard let text = text(option) else { return nil }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(typed: String(parts[0])),
      let height = Double(typed: String(parts[1])), width > 0, height > 0, width < 1e6,
      height < 1e6
    else {
      throw UsageError("\(option.dashed) cannot be \(text.quoted): expected \(expected)")
    }
    return Size(width: width, height: height)
  }
}
