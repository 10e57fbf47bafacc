internal import Replay
internal import Text

extension Check {
  static let conversation = [
    Check(
      name: "unknown-members", requirement: "unknown members are ignored",
      remedy: "read the members you know by name, and ignore the others"
    ) { tester in
      let line = #"{"x-mood":{"a":[1,null,{"b":"}"}]},"id":7,"op":"hello","protocol":1}"#
      try tester.converse([(line, .ok)])
    },
    Check(
      name: "unknown-op",
      requirement: "an unknown operation is refused, and the session continues",
      remedy: #"answer {"id":…,"ok":false,"error":{"code":"bad-request","message":"…"}}"#
    ) { tester in
      try tester.converse([
        (ConformanceTester.hello, .ok), (#"{"id":8,"op":"x-dance"}"#, .refusal),
        (#"{"id":9,"op":"reset"}"#, .ok),
      ])
    },
    Check(
      name: "state", requirement: "advance without a scene is refused, and the session continues",
      remedy: #"answer {"id":…,"ok":false,"error":{"code":"state","message":"…"}}"#
    ) { tester in
      try tester.converse([
        (ConformanceTester.hello, .ok),
        (#"{"id":8,"op":"advance","to":0,"frames":[],"moments":[]}"#, .refusal),
        (#"{"id":9,"op":"reset"}"#, .ok),
      ])
    },
  ]

  static let ends = [
    Check(
      name: "bye",
      requirement: "after bye it exits with code 0 within \(ProcessLimits().bye / 1000) s",
      remedy: "answer bye, leave the loop, and return 0 from main"
    ) { tester in
      let processes = EngineProcesses(tester.command)
      do throws(EngineError) { _ = try processes.introduction() } catch {
        throw ProtocolError.failed(requirement: "hello", came: error.message)
      }
      if let error = processes.close().first {
        throw ProtocolError.failed(requirement: "hello, then bye", came: error.message)
      }
    },
    Check(
      name: "end-of-input", requirement: "it exits when its stdin is closed",
      remedy: "leave the loop when there are no more lines to read"
    ) { tester in
      try tester.converse([(ConformanceTester.hello, .ok)], thenEnds: true)
    },
  ]
}

extension ConformanceTester {
  enum Expected { case ok, refusal }

  static let hello = #"{"id":7,"op":"hello","protocol":1}"#

  /// Sends lines unchanged to a new process, and checks only whether each request is accepted or
  /// rejected as expected. If `thenEnds` is true, the process must also exit when its stdin is
  /// closed.
  func converse(
    _ lines: [(line: String, expected: Expected)], thenEnds: Bool = false
  ) throws(ProtocolError) {
    var requirement = "its command to be run"
    do throws(EngineError) {
      let child = try ChildProcess(command)
      defer { child.kill() }
      for (line, expected) in lines {
        requirement = line
        let came = try child.request(
          Array((line + "\n").utf8), patience: command.limits.hello, Self.answer)
        guard came.isOK == (expected == .ok) else { throw EngineError(.broken, came.text) }
      }
      guard thenEnds else { return }
      requirement = "its stdin to be closed"
      try child.finish(patience: command.limits.bye)
    } catch {
      throw .failed(requirement: requirement, came: error.message)
    }
  }

  private static func answer(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(Objection) -> (isOK: Bool, text: String)? {
    (try Envelope(bytes).flag("ok"), String(decoding: bytes.prefix(200), as: UTF8.self))
  }
}
