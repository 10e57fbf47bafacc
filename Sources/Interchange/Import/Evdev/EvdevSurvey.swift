internal import Model
internal import Text

/// The results of a first pass over a log: the touched device, and the losses of the log. A
/// recording states both before its first event, so a log is read twice.
struct EvdevSurvey {
  let device: Int
  let description: EvdevDevice
  let losses: ImportLosses
  /// The state of the surface before the first event.
  let surface: TouchSurface
  /// The time of the device's first event, which is time zero of the recording.
  let zero: Int64
  /// The bounding box of all touch positions, in the device's units; nil if there are no touches.
  let corners: Corners?

  struct Corners {
    var minimum: (x: Int32, y: Int32)
    var maximum: (x: Int32, y: Int32)
  }
}

extension EvdevSurvey {
  init<Log: EvdevLog>(
    _ lines: consuming EvdevLines<Log>, _ options: ImportOptions
  ) throws(FormatError) {
    let file = lines.file
    var seen: [Seen] = []
    while let entry = try lines.next() {
      while seen.count <= entry.device {
        let device = lines.log.devices[seen.count].declared(by: options.like?.device)
        seen.append(Seen(device))
      }
      seen[entry.device].apply(entry.event, at: entry.line)
    }
    let known = lines.log.devices.map { $0.declared(by: options.like?.device) }
    for device in known.dropFirst(seen.count) { seen.append(Seen(device)) }
    let devices = zip(known, seen).map { $0.observed($1.keys, $1.relativeAxes, $1.axes) }
    do {
      let touched = devices.indices.filter { seen[$0].downs > 0 }
      let choice = try DeviceChoice(
        devices, touched: touched, options.device, hasPen: seen.contains { $0.hasPen })
      device = choice.touched
      description = try choice.described.with(options)
    } catch {
      throw FormatError(in: file, at: .nowhere, error)
    }
    if let line = seen[device].endless {
      throw FormatError(
        in: file, at: FileLocation(line: line, column: 1),
        Objection(
          .value, "a time 285 years after the first", expected: "a log of limited duration"))
    }
    surface = seen[device].start
    zero = seen[device].first ?? 0
    corners = seen[device].corners
    losses = seen[device].losses(isCutShort: lines.log.isCutShort, isCut: lines.isCut)
  }

  /// The observations of one device.
  private struct Seen {
    var first: Int64?
    var downs = 0
    /// The codes that occur in events. A description may lack some of these codes.
    private(set) var keys: Set<UInt16> = []
    private(set) var relativeAxes: Set<UInt16> = []
    private(set) var axes: Set<UInt16> = []
    /// The state of the surface before the first event.
    private(set) var start: TouchSurface
    private let device: EvdevDevice
    private var surface: TouchSurface
    /// Contacts that are down and are not pens.
    private var down: Set<Int> = []
    private var hasPenTool = false
    private var earlierPens = 0
    private var last = Int64.min
    private var backSteps = 0
    private var ends = 0
    private(set) var corners: Corners?
    /// The first line whose time exceeds the limit of a recording.
    private(set) var endless: Int32?
    /// The limit of a recording in microseconds.
    private static let longest = Int64(9_000_000_000_000_000)
    /// Whether events have occurred since the end of the last frame.
    private var isInFrame = false

    init(_ device: EvdevDevice) {
      self.device = device
      surface = TouchSurface(device)
      start = surface
    }

    private var pens: Int { surface.pens + earlierPens }

    var hasPen: Bool { pens > 0 }

    mutating func apply(_ event: EvdevEvent, at line: Int32) {
      isInFrame = event.type != EvdevCode.sync || event.code != EvdevCode.report
      if first == nil { first = event.microseconds }
      let (lapse, isTooFar) = event.microseconds.subtractingReportingOverflow(first ?? 0)
      if endless == nil, isTooFar || lapse >= Self.longest { endless = line }
      if event.microseconds < last { backSteps += 1 }
      last = event.microseconds
      observe(event)
      for change in surface.apply(event) {
        enclose(change.contact)
        if change.phase == .down {
          downs += 1
          down.insert(change.contact.key)
        }
        if change.phase.isEnd, down.remove(change.contact.key) != nil { ends += 1 }
      }
    }

    private mutating func observe(_ event: EvdevEvent) {
      switch event.type {
      case EvdevCode.key:
        keys.insert(event.code)
        if EvdevCode.penTools.contains(event.code) { observePenTool(isNear: event.value != 0) }
      case EvdevCode.relative: relativeAxes.insert(event.code)
      case EvdevCode.absolute: axes.insert(event.code)
      default: break
      }
    }

    /// Detects a pen that was in range from the beginning: its first report is that it leaves. All
    /// touches so far then belong to the pen.
    private mutating func observePenTool(isNear: Bool) {
      defer { hasPenTool = true }
      guard !hasPenTool, !isNear, !start.isPenNear else { return }
      start = TouchSurface(device, isPenNear: true)
      earlierPens = downs
      downs = 0
      ends = 0
      corners = nil
      down.removeAll()
    }

    private mutating func enclose(_ contact: Contact) {
      let (x, y) = (contact.x ?? 0, contact.y ?? 0)
      let known = corners ?? Corners(minimum: (x, y), maximum: (x, y))
      corners = Corners(
        minimum: (min(known.minimum.x, x), min(known.minimum.y, y)),
        maximum: (max(known.maximum.x, x), max(known.maximum.y, y)))
    }

    func losses(isCutShort: Bool, isCut: Bool) -> ImportLosses {
      var losses = ImportLosses()
      losses.apply(lost: surface.losses, unseen: surface.unseenBegins, stillDown: 0)
      losses.add(.lossy, "touches of a pen, not of a finger", pens)
      losses.add(backSteps: backSteps)
      if isCutShort {
        losses.add(.truncated, "the file declares more devices than it contains")
      }
      if isCut {
        losses.add(.truncated, "the last line was cut off")
      } else if isInFrame {
        losses.add(.truncated, "the last report of the screen has no end")
      }
      losses.apply(lost: 0, unseen: 0, stillDown: downs - ends)
      return losses
    }
  }
}
