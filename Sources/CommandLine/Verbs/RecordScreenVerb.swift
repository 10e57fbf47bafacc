internal import Capture
internal import Interchange
internal import Model
internal import Runs
internal import Text
internal import Writing

extension Verb {
  static let recordScreen = Verb(
    "record screen", summary: "record a touch screen of Linux",
    description: """
      Reads a touch screen of Linux, such as /dev/input/event5, until Ctrl-C, until --for is over \
      or until the screen is unplugged, and writes the touches as a recording. Both multitouch \
      protocols of the kernel are supported. When the kernel drops events because the machine is \
      busy, the state is read again, and the recording is marked.

      With -o the unfinished recording is NAME.part, so that an interrupted recording is \
      preserved. An existing recording is never replaced. In a folder the recording gets the next \
      free name.

      Without DEVICE, the only touch screen of this machine is read. DEVICE can also be a pipe or a \
      file with the bytes of another touch screen, from any 64-bit Linux or Android, or - for stdin; \
      --like then describes the range of its numbers.
      """,
    operands: Operands("DEVICE", .files, atMost: 1),
    options: [.like, .size, .scene, .lasting, .captured, .quiet, .color],
    examples: [
      "flickbook record screen /dev/input/event5 -o swipe.xml":
        "Record this screen until Ctrl-C.",
      "flickbook record screen --size 412x915 --for 10s -o Recordings/":
        "Record the only touch screen for ten seconds, as Recordings/capture-1.xml.",
      "adb shell cat /dev/input/event2 | flickbook record screen - --like phone.desc -o swipe.xml":
        "Record the screen of a phone.",
    ],
    exits: [
      .held: "the recording was written",
      .unjudged:
        "wrong command line, a device that cannot be read or is not a touch screen, or a file not written",
      .nothing: "the screen was not touched",
    ],
    run: { arguments, terminal in
      let options = try ImportOptions(arguments)
      let device = if let named = arguments.operands.first { named } else { try onlyScreen() }
      let capture = try WriteError.reading(
        try Capture(device: device, like: arguments.text(.like), options))
      let output = try CaptureOutput(arguments.text(.captured))
      defer { output.clear() }
      Interruption.isAwaited()
      if !arguments.has(.quiet) {
        let name = capture.device.map { " (\($0))" } ?? ""
        terminal.report("recording \(device.visible)\(name); press Ctrl-C to stop")
      }
      let end = arguments.time(.lasting).map { Clock.seconds + $0.seconds(since: .zero) }
      let summary = try capture.record(to: output.path) {
        Interruption.hasCome || end.map { Clock.seconds >= $0 } ?? false
      }
      guard summary.events > 0 else {
        return Outcome(.nothing, "\(device.visible) was not touched")
      }
      for loss in summary.losses.words { terminal.report("\(device.visible): \(loss)") }
      try output.deliver()
      if !arguments.has(.quiet), !output.isStandard {
        terminal.output.line(
          "\(output.path.visible): \(summary.events) events in \(summary.end.text) ms")
      }
      return .held
    })
}

/// The only touch screen of this machine; throws if there are several or none.
private func onlyScreen() throws(UsageError) -> String {
  let screens = TouchScreens.here
  if screens.count == 1 { return screens[0].path }
  throw UsageError(
    screens.isEmpty
      ? "no readable touch screen exists: name one; root may read all"
      : "several touch screens exist: name one of them: "
        + screens.map { $0.path + ($0.name.map { " (\($0))" } ?? "") }.listed("or"))
}
