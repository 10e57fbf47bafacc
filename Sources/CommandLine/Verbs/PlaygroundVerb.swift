internal import Engines
internal import Files
internal import Model
internal import Playground
internal import Replay
internal import Reports
internal import Results
internal import Runs
internal import Text
internal import Writing

extension Verb {
  static let playground = Verb(
    "playground", summary: "try an engine by hand in the browser, with live verdicts",
    description: """
      Writes one self-contained HTML page with the built-in engines, compiled from the same \
      sources as this program. Drag, flick and pinch a scene with fingers or the mouse, compare \
      two engines side by side under the same finger, change any setting, and see the verdicts of \
      the invariants while you play. Save recording writes your input to a file, for which check \
      gives the same verdicts.

      With a recording, its gesture is replayed there with bit-identical results. Touch the scene \
      to take over; change a setting to replay the gesture at once.
      """,
    operands: Operands("RECORDING", .recording, atMost: 1),
    options: [.playedEngine, .playedAgainst, .exercise, .lessons, .pageOutput, .color],
    examples: [
      "flickbook playground -o play.html": "Write the page, to open in a browser.",
      "flickbook playground Recordings/Gallery/next-car.xml -o play.html":
        "Replay one gesture in it, and continue by hand.",
      "flickbook playground --lessons -o lessons.html":
        "Write seven small figures, each with one setting and its invariant.",
      "flickbook playground Recordings/Bounce/pull-down-and-let-go.xml --engine 'ios(rubber=2)' -o try.html":
        "Try a failed recording, and find a setting with which the invariant holds.",
      "flickbook playground --against 'ios(rate=0.997)' --exercise -o exercise.html":
        "Write an exercise: a page in which the changed setting must be found.",
    ],
    exits: [
      .held: "the page was written",
      .unjudged:
        "wrong command line, a recording that cannot be read or played in a page, or a file that cannot be written",
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
