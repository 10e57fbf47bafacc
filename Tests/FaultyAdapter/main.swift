import EngineLink
import Engines
import FlickbookTesting
import Platform
import Replay

// An engine behind the line protocol that makes one error at one time:
//
//     faulty-adapter ENGINE [FAULT WHEN [COUNT-FILE]]
//
// With "real" for FAULT it makes no error, but reports that it runs on its own clock. WHEN is start
// (hello), scene, gesture (the first passage), rest (a passage without input), reset or shutdown
// (bye). With a file it makes the error only in the process that creates the file, so the next
// process works.

let words = CommandLine.arguments
let engines = BuiltInEngines.all + [FrameEngine.factory]
guard words.count > 1, let engine = engines.first(where: { $0.name == words[1] }) else {
  send("faulty-adapter: expected an engine\n", to: STDERR_FILENO)
  exit(2)
}
let ownsClock = words.count > 2 && words[2] == "real"
let fault = words.count > 3 ? ProcessFault(rawValue: words[2]) : nil
let moment = words.count > 3 ? words[3] : ""
if words.count > 3, fault == nil {
  send("faulty-adapter: no such fault\n", to: STDERR_FILENO)
  exit(2)
}

/// Whether this process has the fault.
func isChosen() -> Bool {
  guard words.count > 4 else { return true }
  let descriptor = open(words[4], O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  if descriptor >= 0 { close(descriptor) }
  return descriptor >= 0
}

/// The name of a request's time on the command line.
func name(_ request: String) -> String {
  if request.contains("\"op\":\"hello\"") { return "start" }
  if request.contains("\"op\":\"scene\"") { return "scene" }
  if request.contains("\"op\":\"reset\"") { return "reset" }
  if request.contains("\"op\":\"bye\"") { return "shutdown" }
  guard request.contains("\"op\":\"advance\"") else { return "" }
  return request.contains("\"moments\":[]") ? "rest" : "gesture"
}

/// Turns a request to play into a request to advance over five seconds with 300 frames.
func stepped(_ request: String) -> String {
  let frames = (1...300).map { "\(Double($0) * 16.25)" }.joined(separator: ",")
  return request.replacing(
    "\"op\":\"play\"", "\"op\":\"advance\",\"to\":5000,\"frames\":[\(frames)]", or: ("", ""))
}

var server = EngineServer(engine)
var hasFailed = false
while !server.isDone, let line = readLine(strippingNewline: true) {
  var request = line
  if ownsClock { request = stepped(request) }
  var reply = request.withUTF8 { String(decoding: server.reply(to: $0), as: UTF8.self) }
  if let fault, !hasFailed, name(request) == moment, isChosen() {
    hasFailed = true
    send("adapter: about to fail with \(fault.rawValue)\n", to: STDERR_FILENO)
    reply = fault.spoil(reply)
  }
  if ownsClock { reply = reply.replacing("\"stepped\"", "\"real\"", or: ("", "")) }
  send(reply)
}
if fault == .staysOn || fault == .closedStdin && hasFailed { while true { pause() } }
if fault == .badExit, hasFailed { exit(9) }
