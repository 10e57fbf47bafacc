internal import Gesture

/// What a first reading of a log finds: which device was touched, and what the log has lost. A
/// recording says that before its first event, so a log is read twice.
struct EvdevSurvey {
  let device: Int
  let description: EvdevDevice
  let losses: ImportLosses
  /// The first time of the device, which is the recording's zero.
  let zero: Int64
}

extension EvdevSurvey {
  init<Log: EvdevLog>(
    _ lines: consuming EvdevLines<Log>, named file: String, device wanted: String?
  ) throws(FormatError) {
    var seen: [Seen] = []
    while let entry = try lines.next() {
      while seen.count <= entry.device { seen.append(Seen()) }
      seen[entry.device].apply(entry.event)
    }
    let devices = lines.log.devices
    while seen.count < devices.count { seen.append(Seen()) }
    let index: Int
    do {
      index = try Self.choice(among: devices, seen, wanted)
    } catch {
      throw FormatError(in: file, at: .nowhere, error)
    }
    device = index
    description = devices[index]
    zero = seen[index].first ?? 0
    losses = seen[index].losses(isCutShort: lines.log.isCutShort)
  }

  /// The device that was touched, or that was asked for.
  private static func choice(
    among devices: [EvdevDevice], _ seen: [Seen], _ wanted: String?
  ) throws(Objection) -> Int {
    let named = devices.map { device in
      device.id.isEmpty ? "\"\(device.name ?? "")\"" : device.id
    }
    if let wanted {
      guard let index = devices.firstIndex(where: { $0.id == wanted || $0.name == wanted }) else {
        throw Objection(
          .value, "no device \"\(wanted)\" in it", expected: alternatives(named),
          nearest: devices.map(\.id).nearest(to: wanted))
      }
      return index
    }
    let touched = devices.indices.filter { seen[$0].downs > 0 }
    switch touched.count {
    case 1: return touched[0]
    case 0:
      throw Objection(
        .sense, "it has no touches", expected: "events of a touch screen")
    default:
      throw Objection(
        .sense, "touches on \(touched.count) devices",
        expected: "--device with one of them: " + alternatives(touched.map { named[$0] }))
    }
  }

  /// What one device did.
  private struct Seen {
    var first: Int64?
    var downs = 0
    private var surface = TouchSurface()
    private var last = Int64.min
    private var backSteps = 0
    private var fingers = 0

    mutating func apply(_ event: EvdevEvent) {
      if first == nil { first = event.microseconds }
      if event.microseconds < last { backSteps += 1 }
      last = event.microseconds
      for change in surface.apply(event) {
        switch change.phase {
        case .down:
          downs += 1
          fingers += 1
        case .up, .cancel: fingers -= 1
        case .move: break
        }
      }
    }

    func losses(isCutShort: Bool) -> ImportLosses {
      var losses = ImportLosses()
      losses.apply(lost: surface.losses, unseen: surface.unseenBegins, stillDown: 0)
      if backSteps > 0 {
        losses.add(.lossy, "time ran backwards and stands there: \(counted(backSteps, "time"))")
      }
      if isCutShort {
        losses.add(.truncated, "the file says that it holds more devices than it does")
      }
      losses.apply(lost: 0, unseen: 0, stillDown: fingers)
      return losses
    }
  }
}
