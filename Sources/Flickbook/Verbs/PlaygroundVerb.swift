internal import Engines
internal import Formats
internal import Gesture
internal import Replay
internal import Reporting
internal import Writing

extension Verb {
  static let playground = Verb(
    "playground", summary: "write a page in which the built-in engines run",
    description: """
      Writes one HTML page that needs nothing else. In it the built-in engines run, compiled from the \
      same sources as this program: drag, flick and pinch a scene with fingers or the mouse, see two \
      engines side by side under the same finger, change any setting, and watch the invariants judge \
      while you do. Save recording writes what you did as a file, which check judges the same.

      With a recording its gesture is replayed there, with the same bits as here. Touch the scene to take \
      over from it; change a setting to replay it at once.
      """,
    operands: Operands("RECORDING", .recording, atMost: 1),
    options: [.playedEngine, .playedAgainst, .exercise, .lessons, .pageOutput, .color],
    examples: [
      "flickbook playground -o play.html": "Write the page, to open in a browser.",
      "flickbook playground Recordings/Gallery/next-car.xml -o play.html":
        "Replay one gesture in it, and go on by hand.",
      "flickbook playground --lessons -o lessons.html":
        "Write seven small figures, each with one setting and its invariant.",
      "flickbook playground Recordings/Bounce/pull-down-and-let-go.xml --engine 'ios(rubber=2)' -o try.html":
        "Try a failed recording, and find the setting with which it holds.",
      "flickbook playground --against 'ios(rate=0.997)' --exercise -o exercise.html":
        "Give somebody a page in which a setting is changed, to find which.",
    ],
    exits: [
      .held: "the page was written",
      .unjudged:
        "wrong command line, a recording that cannot be read or played in a page, a file that cannot be written",
    ],
    run: { arguments, terminal in
      let engine = try played(.playedEngine, arguments)
      let second = try played(.playedAgainst, arguments)
      let isLessons = arguments.has(.lessons)
      guard
        !isLessons || arguments.operands.isEmpty && !arguments.has(.playedEngine) && second == nil
      else {
        throw UsageError(
          "\(Option.lessons.dashed) has scenes and engines of its own: leave out recording and engine"
        )
      }
      guard !arguments.has(.exercise) || second != nil else {
        throw UsageError(
          "\(Option.exercise.dashed) hides the settings of a second engine: name it with \(Option.playedAgainst.dashed)"
        )
      }
      do {
        let recording = try arguments.operands.first.map { try source(of: $0) }
        let scenes = try PlaygroundScenes.all.compactMap { name, scene in
          try PlaygroundPage.Source(name, scene)
        }
        let page = PlaygroundPage(
          try PageEngines.required(), BuiltInEngines.all, scenes,
          as: isLessons ? .lessons : .playground, recording: recording, beginningWith: engine,
          against: second, isExercise: arguments.has(.exercise))
        let text = String(decoding: page.html { SHA256.hexadecimal(of: $0) }, as: UTF8.self)
        try terminal.write(text, to: arguments.text(.pageOutput))
        return .held
      } catch let error as FormatError {
        terminal.error(error)
        return .reported(.unjudged)
      }
    })
}

private func played(
  _ option: Option, _ arguments: ParsedArguments
) throws(UsageError) -> EngineFactory? {
  guard let typed = arguments.text(option) else { return nil }
  return try BuiltInEngines.inPage(typed, of: option)
}

private func source(of path: String) throws -> PlaygroundPage.Source {
  let recording = try Recording(file: path)
  guard let source = try PlaygroundPage.Source(recording, recording.head.title, from: path) else {
    throw FormatError(
      in: path, at: .nowhere,
      Objection(
        .sense, "something in it that a page cannot play",
        expected: "settings that are numbers; 'flickbook show' plays it here"))
  }
  return source
}
