import FileChanges
import Formats
import Gesture
import Platform
import Verdicts

let usage = """
  usage: flickbook-bench write COUNT FILE
         flickbook-bench replay ENGINE FILE
         flickbook-bench flicks ENGINE
         flickbook-bench distant COMMAND
         flickbook-bench judge FILE
         flickbook-bench imports SEED FIRST COUNT
         flickbook-bench imported SEED NUMBER
         flickbook-bench tidied SEED FIRST COUNT FILE...
         flickbook-bench tidy SEED NUMBER FILE...
  """

/// Does what the words ask for; false where they ask for nothing.
func run(_ words: [String]) throws -> Bool {
  guard words.count > 2 else { return false }
  if words[1] == "tidied" || words[1] == "tidy" { return try tidy(words) }
  switch (words[1], words.count) {
  case ("write", 4):
    guard let count = Int(words[2]) else { return false }
    try writeTouches(count, to: words[3])
  case ("replay", 4): print(try replay(words[3], on: engine(named: words[2])))
  case ("flicks", 3): print(try flicks(on: engine(named: words[2])))
  case ("distant", 3): print(try distantFlicks(on: words[2]))
  case ("judge", 3):
    print("\(try judgeTouches(words[2], by: Catalogue.invariants)) steps judged")
  case ("imports", 5):
    guard let seed = UInt64(words[2]), let first = Int(words[3]), let count = Int(words[4]) else {
      return false
    }
    let tally = try MutatedImports(seed: seed).run(first..<first + count)
    print(tally.refused, tally.imported, tally.events)
  case ("imported", 4):
    guard let seed = UInt64(words[2]), let number = Int(words[3]) else { return false }
    let bytes = MutatedImports(seed: seed).file(number).bytes
    _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  default: return false
  }
  return true
}

/// Puts changed recordings in order, or prints one of them.
func tidy(_ words: [String]) throws -> Bool {
  let isOne = words[1] == "tidy"
  guard words.count > (isOne ? 4 : 5), let seed = UInt64(words[2]), let first = Int(words[3]) else {
    return false
  }
  if isOne {
    let bytes = try MutatedRecordings(of: Array(words[4...]), seed: seed).file(first)
    _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    return true
  }
  guard let count = Int(words[4]) else { return false }
  let recordings = try MutatedRecordings(of: Array(words[5...]), seed: seed)
  let tally = try recordings.run(first..<first + count)
  print(tally.refused, tally.sound, tally.untidy)
  return true
}

do {
  guard try run(CommandLine.arguments) else {
    print(usage)
    exit(2)
  }
} catch {
  print("flickbook-bench: \(error)")
  exit(1)
}
