internal import Formats
internal import Gesture

extension Verb {
  static let capture = Verb(
    "capture", summary: "record a touch screen while it is touched",
    description: [
      """
      Reads a touch screen of Linux until Ctrl-C, until --for is over or until the screen is gone, and \
      writes what fingers did on it as a recording. Both protocols of the kernel are understood; what \
      the kernel loses because the machine is busy is asked of it again, and the recording says so.
      """,
      """
      With -o the recording is in NAME.part as soon as it happens, so that nothing is lost however it \
      ends; a recording that is there is never replaced. In a folder it gets the next free name.
      """,
      """
      A pipe or a file with the bytes of a screen elsewhere will do as well, from any 64-bit Linux or \
      Android; --like then tells how large the screen's numbers are.
      """,
    ],
    options: [.screen, .like, .size, .scene, .lasting, .captured, .quiet, .color],
    examples: [
      Example(
        "flickbook capture --device /dev/input/event5 -o swipe.xml",
        "What happens on this screen until Ctrl-C."),
      Example(
        "flickbook capture --size 412x915 --for 10s -o Recordings/",
        "The only touch screen there is, for ten seconds, as Recordings/capture-1.xml."),
      Example(
        "adb shell cat /dev/input/event2 | flickbook capture --device - --like phone.desc -o swipe.xml",
        "The screen of a phone, live."),
    ],
    exits: [
      Exit(.held, "what happened was recorded"),
      Exit(
        .unjudged,
        "wrong command line, a device that cannot be read or is no touch screen, a file not written"
      ),
      Exit(.nothing, "nobody touched anything"),
    ],
    run: captureTouches)
}

private func captureTouches(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  let wishes = try ImportWishes(arguments)
  let device = if let named = arguments.text(.screen) { named } else { try onlyScreen() }
  do throws(ImportedRecording.Failure) {
    return try capture(device, wishes, arguments, &terminal)
  } catch {
    switch error {
    case .format(let error): terminal.report(error.description)
    case .write(let error): terminal.error(error.description)
    }
    return .reported(.unjudged)
  }
}

private func capture(
  _ device: String, _ wishes: ImportWishes, _ arguments: ParsedArguments,
  _ terminal: inout Terminal
) throws(ImportedRecording.Failure) -> Outcome {
  let capture: Capture
  do {
    capture = try Capture(device: device, like: arguments.text(.like), wishes)
  } catch {
    throw .format(error)
  }
  let output: CaptureOutput
  do { output = try CaptureOutput(arguments.text(.captured)) } catch { throw .write(error) }
  defer { output.clear() }
  Interruption.isAwaited()
  if !arguments.has(.quiet) {
    let name = capture.device.map { " (\($0))" } ?? ""
    terminal.report("recording \(device.visible)\(name); Ctrl-C ends it")
  }
  let end = arguments.time(.lasting).map { Clock.seconds + $0.seconds(since: .zero) }
  let summary = try capture.record(to: output.path) {
    Interruption.hasCome || end.map { Clock.seconds >= $0 } ?? false
  }
  guard summary.events > 0 else { return Outcome(.nothing, "nobody touched \(device.visible)") }
  for loss in summary.losses.words { terminal.report("\(device.visible): \(loss)") }
  do { try output.deliver() } catch { throw .write(error) }
  if !arguments.has(.quiet), !output.isStandard {
    terminal.output.line(
      "\(output.path.visible): \(summary.events) events in \(summary.end.text) ms")
  }
  return .held
}

/// The touch screen of a machine that has one.
private func onlyScreen() throws(UsageError) -> String {
  let screens = TouchScreens.here
  if screens.count == 1 { return screens[0].path }
  throw UsageError(
    screens.isEmpty
      ? "there is no touch screen that may be read: name one with --device; root may read all"
      : "there are several touch screens: name one with --device: "
        + screens.map { $0.path + ($0.name.map { " (\($0))" } ?? "") }.listed("or"))
}
