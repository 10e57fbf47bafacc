import Model
import Text

@testable import Formats

/// The losses and events of an imported text, one per line: `24 down 1 72.25 131.5`.
func imported(
  _ text: String, as format: ImportFormat? = nil, size: Size? = nil, device: String? = nil,
  _ edit: (inout ImportOptions) -> Void = { _ in }
) throws -> [String] {
  let recording = try importedRecording(text, as: format, size: size, device: device, edit)
  var lines = recording.losses.words
  var events = try recording.events()
  while let event = try events.next() { lines.append(line(event.value)) }
  return lines
}

func importedRecording(
  _ text: String, as format: ImportFormat? = nil, size: Size? = nil, device: String? = nil,
  _ edit: (inout ImportOptions) -> Void = { _ in }
) throws -> ImportedRecording {
  var options = ImportOptions()
  options.format = format
  options.size = size
  options.device = device
  edit(&options)
  return try ImportedRecording(bytes: Array(text.utf8), named: "log", options)
}

func line(_ event: InputEvent) -> String {
  switch event.action {
  case .touch(let touch):
    var text =
      "\(event.time.text) \(touch.phase) \(touch.finger) \(touch.point.x.text) \(touch.point.y.text)"
    if let force = touch.force { text += " force \(force.text)" }
    if let radius = touch.radius { text += " radius \(radius.text)" }
    return text
  case .observation(let seen):
    return "\(event.time.text) seen \(seen.offset.x.text) \(seen.offset.y.text)"
  case .layout(.resize(let window, _)):
    return "\(event.time.text) resize \(window.size.width.text)x\(window.size.height.text)"
  default: return "\(event.time.text) \(event.action)"
  }
}

/// The message with which the import of a text is rejected.
func refusal(
  _ text: String, as format: ImportFormat? = nil, size: Size? = Size(width: 100, height: 200),
  _ edit: (inout ImportOptions) -> Void = { _ in }
) -> String? {
  do {
    let recording = try importedRecording(text, as: format, size: size, device: nil, edit)
    var events = try recording.events()
    while try events.next() != nil {}
    return nil
  } catch {
    return (error as? FormatError)?.description
  }
}
