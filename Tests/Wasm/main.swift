import Engines
import Files
import Live
import Model
import Platform
import Replay
import Text
import Writing

/// Writes each recording as a list of numbers, and beside it the states that an engine shows as a
/// second list. `Tools/wasm` compares the native program's states with the states in WebAssembly.
func write(_ paths: ArraySlice<String>, on name: String, to folder: String) throws -> Int {
  guard let factory = BuiltInEngines.all.first(where: { $0.name == name }) else { return 0 }
  var written = 0
  for path in paths {
    let recording = try Recording(file: path)
    let events = recording.events.map(\.value)
    guard let numbers = FlatEvents.numbers(of: recording.head.scene, events),
      let shown = flatReplay(
        numbers, on: { (scene) throws(EngineError) in AnyEngine(try factory.make(scene)) })
    else { continue }
    written += 1
    try save(numbers, to: "\(folder)/\(written).numbers")
    try save(shown, to: "\(folder)/\(written).shown")
  }
  return written
}

func save(_ numbers: [Double], to path: String) throws(WriteError) {
  let file = try NewFile(path, replacing: true)
  let bits = numbers.map(\.bitPattern.littleEndian)
  try bits.withUnsafeBufferPointer { (bits) throws(WriteError) in
    try file.write(UnsafeRawBufferPointer(bits))
  }
  try file.finish()
}

let words = CommandLine.arguments
guard words.count > 3 else {
  print("usage: flat-replay ENGINE FOLDER RECORDING...")
  exit(2)
}
do {
  print(try write(words[3...], on: words[1], to: words[2]))
} catch {
  print("flat-replay: \(error)")
  exit(1)
}
