import Model
import TestSupport
import Text

@testable import Interchange

/// The losses and events of an imported text, one per line, such as `24 down 1 72.25 131.5`.
func imported(
  _ text: String, as format: ImportFormat? = nil, size: Size? = nil, device: String? = nil,
  _ edit: (inout ImportOptions) -> Void = { _ in }
) throws -> [String] {
  let recording = try importedRecording(text, as: format, size: size, device: device, edit)
  var lines = recording.losses.words
  var events = try recording.events()
  while let event = try events.next() { lines.append(event.value.line) }
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
