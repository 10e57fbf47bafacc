import Formats
import Gesture

/// What the program was asked to do, or how to ask.
func run(_ arguments: [String]) throws(WriteError) -> Bool {
  guard arguments.count == 4, arguments[1] == "write", let count = Int(arguments[2]) else {
    return false
  }
  try writeTouches(count, to: arguments[3])
  return true
}

do {
  if try !run(CommandLine.arguments) { print("usage: flickbook-bench write COUNT FILE") }
} catch {
  print("flickbook-bench: \(error)")
}
