import Files
import Model
import Text
import Writing

// Writes sessions for the stand-in for Android, and the recordings that the recorder must make of
// them: `android-sessions FOLDER`. NAME.script is a session, NAME.expected.xml its recording.

let densities = [1.0, 2, 2.625, 3.5]

func write(_ bytes: [UInt8], to path: String) throws {
  let file = try NewFile(path, replacing: true)
  try file.write(bytes)
  try file.finish()
}

guard CommandLine.arguments.count == 2 else {
  fatalError("usage: android-sessions FOLDER")
}
let folder = CommandLine.arguments[1]
for (number, gesture) in gestures.enumerated() {
  let recording = try Recording(file: "Recordings/\(gesture).xml")
  let played = try PlayedGesture(recording, density: densities[number % densities.count])
  guard played.expected.refused == 0 else { fatalError("\(gesture): events are refused") }
  let name = folder + "/" + gesture.split(separator: "/").joined(separator: "-")
  try write(Array(played.script.text.utf8), to: name + ".script")
  try write(
    played.expected.recording(title: played.title).canonicalBytes(), to: name + ".expected.xml")
}
print("\(gestures.count) sessions")
