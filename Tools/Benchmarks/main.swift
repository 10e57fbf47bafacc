import Platform

let usage = """
  usage: flickbook-bench write COUNT FILE
         flickbook-bench replay ENGINE FILE
         flickbook-bench flicks ENGINE
         flickbook-bench distant COMMAND
  """

/// Runs the benchmark that the arguments name; returns false if they name none.
func run(_ words: [String]) throws -> Bool {
  guard words.count > 2 else { return false }
  switch (words[1], words.count) {
  case ("write", 4):
    guard let count = Int(words[2]) else { return false }
    try writeTouches(count, to: words[3])
  case ("replay", 4): print(try replay(words[3], on: engine(named: words[2])))
  case ("flicks", 3): print(try flicks(on: engine(named: words[2])))
  case ("distant", 3): print(try distantFlicks(on: words[2]))
  default: return false
  }
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
