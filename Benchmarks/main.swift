import Formats
import Gesture
import Verdicts

/// What the program was asked to do, or how to ask.
func run(_ arguments: [String]) throws -> Bool {
  switch arguments.dropFirst().first {
  case "write":
    guard arguments.count == 4, let count = Int(arguments[2]) else { return false }
    try writeTouches(count, to: arguments[3])
  case "judge":
    guard arguments.count == 3 else { return false }
    print("\(try judgeTouches(arguments[2], by: Catalogue.laws)) steps judged")
  case "replay":
    guard arguments.count == 3 else { return false }
    print("\(try judgeTouches(arguments[2], by: [])) steps replayed")
  default: return false
  }
  return true
}

do {
  if try !run(CommandLine.arguments) {
    print("usage: flickbook-bench write COUNT FILE | judge FILE | replay FILE")
  }
} catch {
  print("flickbook-bench: \(error)")
}
