internal import Exploration
internal import Model
internal import Replay
internal import Runs
internal import Text

extension Verb {
  static let edit = Verb(
    group: "edit", summary: "make a new recording from one or several others",
    description: """
      Each verb reads recordings and writes a new one; the recordings themselves do not change. \
      Recordings that cannot be edited in this way are refused with the reason.
      """, [cut, join, scale, mirror])

  private static let editExits: KeyValuePairs<ExitCode, String> = [
    .held: "the new recording was written",
    .unjudged:
      "wrong command line, a recording that is malformed or cannot be edited in this way, or a file not written",
  ]

  private static let goesTo =
    "The recording itself does not change; the new one goes to stdout, or to the file that -o names."

  static let cut = Verb(
    "edit cut", summary: "cut out a part of a recording",
    description: """
      Copies the events from one time up to, but not including, another. The part must begin at a \
      time of rest, with no finger down. Its scene starts with the offset and zoom of that time; \
      to know them, the recording is replayed on an engine up to that time. A time can be the name \
      of a mark.

      \(goesTo)
      """,
    operands: .recording,
    options: [.from, .to, .engine, .rate, .phase] + Option.engineSources + [.output, .color],
    examples: [
      "flickbook edit cut Recordings/Photos/on-a-larger-phone.xml --from 1400ms --to 2.6s -o short.xml":
        "Make a recording of those 1.2 seconds.",
      "flickbook edit cut Recordings/Gallery/turn-on-the-second-car.xml --from turned":
        "Copy everything from a mark on.",
    ],
    exits: editExits,
    run: { arguments, terminal in
      guard arguments.has(.from) || arguments.has(.to) else {
        throw UsageError(
          "nothing to cut: expected --from TIME, --to TIME or both",
          correction: .append("--from 0ms"))
      }
      let engine = try EngineChoice(arguments, for: arguments.operands, terminal.environment)
        .engine(arguments, .engine)
      let clock = arguments.clock
      return try EditRequest.run(arguments, &terminal) { request in
        let cut = Cut(
          from: try request.recording.time(arguments.text(.from), .from),
          to: try request.recording.time(arguments.text(.to), .to))
        let piece = try cut.piece(of: request.recording) {
          let events = RecordingEvents(request.recording)
          switch engine.kind {
          case .seen: return SeenSteps(AnyEvents(events))
          case .live(let factory):
            return try LiveSteps(Replayable(request.recording), on: factory, at: clock)
          case .kept: throw EngineError(.unsupported, "kept steps are of a whole recording")
          }
        }
        return request.signed(piece)
      }
    })

  static let join = Verb(
    "edit join", summary: "join several recordings into one",
    description: """
      Plays one recording after another, with a pause between them. Each must have the scene with \
      which the previous one ends, and no finger may be down at that time. Each recording \
      begins at the offset at which the previous one comes to rest.

      \(goesTo)
      """,
    operands: Operands("RECORDING", .files, atLeast: 2),
    options: [.pause, .output, .color],
    examples: [
      "flickbook edit join Recordings/Gallery/next-car.xml Recordings/Gallery/next-car.xml --pause 50ms -o twice.xml":
        "The second flick catches the first."
    ],
    exits: editExits,
    run: { arguments, terminal in
      let pause = (arguments.time(.pause) ?? Instant.zero) - Instant.zero
      return try EditRequest.run(arguments, &terminal) { request in
        var joining = Joining(request.recording)
        var sources = [request.source]
        for path in arguments.operands.dropFirst() {
          let next = try EditRequest(path)
          do throws(Objection) {
            try joining.append(next.recording, after: pause)
          } catch {
            throw FormatError(in: next.name, at: .nowhere, error)
          }
          sources.append(next.source)
        }
        return request.signed(joining.recording, sources)
      }
    })

  static let scale = Verb(
    "edit scale", summary: "make a recording slower, faster, larger or smaller",
    description: """
      Multiplies all times, all lengths, or both. With --time 2 everything takes twice as long; \
      with --space 2 window, views, content and paths are twice as large.

      \(goesTo)
      """,
    operands: .recording,
    options: [.timeFactor, .spaceFactor, .output, .color],
    examples: [
      "flickbook edit scale Recordings/Gallery/next-car.xml --time 0.5 -o fast.xml":
        "Play the same gesture in half the time."
    ],
    exits: editExits,
    run: { arguments, terminal in
      guard arguments.has(.timeFactor) || arguments.has(.spaceFactor) else {
        throw UsageError(
          "nothing to scale: expected --time FACTOR, --space FACTOR or both",
          correction: .append("--time 2"))
      }
      let (time, space) = (arguments.number(.timeFactor) ?? 1, arguments.number(.spaceFactor) ?? 1)
      return try EditRequest.run(arguments, &terminal) { request in
        request.signed(request.recording.scaled(time: time, space: space))
      }
    })

  static let mirror = Verb(
    "edit mirror", summary: "make the mirror image of a recording",
    description: """
      With x, left and right are exchanged; with y, top and bottom. Views start at the other end \
      of their content. Events without a mirror image, such as a keyboard at the top, are refused \
      with the reason.

      \(goesTo)
      """,
    operands: Operands("AXIS RECORDING", .words(["x", "y"]), atLeast: 2, atMost: 2, closed: 1),
    options: [.output, .color],
    examples: [
      "flickbook edit mirror x Recordings/Gallery/next-car.xml -o previous-car.xml":
        "Make the gesture that returns to the previous car."
    ],
    exits: editExits,
    run: { arguments, terminal in
      let axis: Axis = arguments.operands.first == "y" ? .y : .x
      return try EditRequest.run(arguments, &terminal, path: arguments.operands.last) { request in
        request.signed(try request.recording.mirrored(along: axis))
      }
    })
}

extension Recording {
  /// Parses a typed time: a number, or the name of a mark in the recording.
  fileprivate func time(_ typed: String?, _ option: Option) throws(UsageError) -> Instant? {
    guard let typed else { return nil }
    if let time = Instant(typed: typed) { return time }
    var names: [String] = []
    for event in events {
      guard case .mark(let name) = event.value.action else { continue }
      if name == typed { return event.value.time }
      names.append(name)
    }
    if let number = Double(typed: typed), number >= 0 {
      throw .badValue(typed, of: option, expected: Instant.expected(for: typed))
    }
    let near = names.nearest(to: typed)
    throw UsageError(
      "\(option.dashed) cannot be \(typed.quoted): "
        + "expected a time such as 812ms or the name of a mark" + offer(near),
      correction: near.map { .replace(typed, by: $0) })
  }
}
