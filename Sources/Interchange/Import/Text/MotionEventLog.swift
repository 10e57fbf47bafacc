internal import Model
internal import Text

/// Android's `MotionEvent`s as printed by logcat, in pixels. Often several views print the same
/// event at the same position; only the first of these lines is used.
struct MotionEventLog {
  private(set) var touches = GatheredTouches<FileLocation>()
  private var last: (time: Double, action: String)?
  private var zero: Double?
  private var isCut = false
  /// The time of the last event. A later line with an earlier time is moved to this time.
  private var now = 0.0
  private var otherPointers = 0
  private var withoutPoint = 0
  private var history = 0
  private var backSteps = 0

  private static let longest = 9e12
  /// The maximum number of samples in one event.
  private static let maxHistory = 10_000
}

extension MotionEventLog {
  init(
    _ lines: [TextLine], ofView view: String?, named file: String
  ) throws(FormatError) {
    let found = lines.compactMap { LoggedMotionEvent($0) }
    let chosen: [LoggedMotionEvent]
    do throws(Objection) { chosen = try MotionEventViews(found).events(of: view) } catch {
      throw FormatError(in: file, at: .nowhere, error)
    }
    for event in chosen {
      do throws(Objection) {
        try apply(event)
      } catch {
        // The last line may be truncated.
        guard event.line.number == Int32(clamping: lines.count), !touches.events.isEmpty else {
          throw FormatError(in: file, at: event.line.location, error)
        }
        isCut = true
      }
    }
  }

  private mutating func apply(_ event: LoggedMotionEvent) throws(Objection) {
    let fields = event.fields
    guard fields["}"] != nil else {
      throw Objection(.truncated, "a MotionEvent without its end", expected: "}")
    }
    guard let action = fields["action"] else {
      throw Objection(.missing, "a MotionEvent without an action", expected: "action=ACTION_…")
    }
    guard let time = fields["eventTime"].flatMap({ Double($0) }), time >= 0, time < Self.longest
    else { throw Objection(.missing, "a MotionEvent without its time", expected: "eventTime=…") }
    let name = event.name
    guard Self.phases[name] != nil else { return }
    if last?.time == time, last?.action == String(action) { return }
    last = (time, String(action))
    guard event.isOfScreen else {
      if name == "ACTION_DOWN" { otherPointers += 1 }
      return
    }
    // Limits the number of samples, which may be wrong in a corrupt log.
    let samples = fields["historySize"].flatMap { Int($0) } ?? 0
    history += min(max(0, samples), Self.maxHistory)
    try apply(name, index(of: action), at: time, fields, event.line)
  }

  /// The touch phases by the names of actions.
  static let phases: [String: Touch.Phase] = [
    "ACTION_DOWN": .down, "ACTION_POINTER_DOWN": .down, "ACTION_MOVE": .move, "ACTION_UP": .up,
    "ACTION_POINTER_UP": .up, "ACTION_CANCEL": .cancel,
  ]

  /// The pointer index in the parentheses of an action: `ACTION_POINTER_DOWN(1)`.
  private func index(of action: Substring) -> Int {
    action.firstIndex(of: "(").flatMap { start in
      Int(action[action.index(after: start)...].prefix { $0 != ")" })
    } ?? 0
  }

  private mutating func apply(
    _ action: String, _ index: Int, at time: Double, _ fields: [Substring: Substring],
    _ line: TextLine
  ) throws(Objection) {
    if zero == nil { zero = time }
    let lapse = max(0, time - (zero ?? time))
    let ends = ["ACTION_UP", "ACTION_CANCEL"].contains(action)
    for pointer in LoggedMotionEvent.pointers(fields) {
      let isActed = action == "ACTION_MOVE" || ends || pointer == index
      guard isActed else { continue }
      let tool = fields["toolType[\(pointer)]"] ?? "TOOL_TYPE_FINGER"
      guard ["TOOL_TYPE_FINGER", "TOOL_TYPE_UNKNOWN"].contains(tool) else {
        if action.hasSuffix("DOWN") { otherPointers += 1 }
        continue
      }
      guard let id = fields["id[\(pointer)]"].flatMap({ Int($0) }),
        let x = fields["x[\(pointer)]"].flatMap({ Double($0) }), x.magnitude < 1e17,
        let y = fields["y[\(pointer)]"].flatMap({ Double($0) }), y.magnitude < 1e17
      else {
        withoutPoint += 1
        continue
      }
      append(Self.phases[action] ?? .move, id, Point(x: x, y: y), lapse, line)
    }
  }

  private mutating func append(
    _ phase: Touch.Phase, _ id: Int, _ point: Point, _ time: Double, _ line: TextLine
  ) {
    if time < now { backSteps += 1 }
    now = max(now, time)
    touches.add(touches.phase(phase, of: id), id, at: point, .milliseconds(now), line.location)
  }

  var losses: ImportLosses {
    var losses = ImportLosses()
    losses.add(
      .lossy, "touches of a pen, a mouse or a touchpad, not of fingers", otherPointers)
    losses.add(.lossy, "events without a position", withoutPoint)
    losses.add(.lossy, "fingers that are already down, or too many to record", touches.refused)
    losses.add(.coarse, "samples that the log counts but does not contain", history, "")
    losses.add(
      .lossy, "fingers that moved and never came down", touches.unseen, ", taken as coming down")
    losses.add(backSteps: backSteps)
    if isCut { losses.add(.truncated, "the last line was cut off") }
    losses.add(.truncated, "fingers that never lift", touches.downCount, "")
    return losses
  }
}

extension ImportDraft {
  init(motionEvents source: ImportSource, _ options: ImportOptions) throws(FormatError) {
    let log = try MotionEventLog(
      try source.lines(), ofView: options.view, named: source.name)
    do throws(Objection) {
      guard !log.touches.events.isEmpty else {
        throw Objection(.sense, "it has no touches", expected: "a MotionEvent of a finger")
      }
      guard options.screen != nil else { throw .pixels("its positions are pixels") }
      let scene = try options.scene(in: nil)
      let found = options.inPoints(log.touches.located, of: scene.window.size)
      self.init(found, in: scene, log.losses, [])
    } catch {
      throw FormatError(in: source.name, at: .nowhere, error)
    }
  }
}

extension Objection {
  /// The error for positions in pixels without a known screen size. Pixels are never treated as
  /// points.
  static func pixels(_ found: String) -> Objection {
    Objection(.missing, found, expected: "--screen WxH, the size of the screen in pixels")
  }
}
