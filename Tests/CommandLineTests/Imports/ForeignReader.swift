import Foundation

/// A second reader of each format. It is short and slow, was written from the documentation of the
/// formats, and shares no code with the program.
enum ForeignReader: Sendable {
  case slots, lists, button, webdriver, appium, webkit, rrweb, maestro, motionEvent

  /// The rate in Hz of the moves that a reader inserts between two positions.
  static let rate = 60.0

  /// The paths of the fingers in a file, in points.
  func paths(_ file: ForeignFile) throws -> [[TouchSample]] {
    let text = String(
      String.UnicodeScalarView(
        file.text.unicodeScalars.filter { $0 != "\u{feff}" && $0 != "\r" }))
    switch self {
    case .slots: return EvdevReader(text, file.units).slots()
    case .lists: return EvdevReader(text, file.units).lists()
    case .button: return EvdevReader(text, file.units).button()
    case .webdriver: return try ActionReader.played(object(text), from: 0).paths
    case .appium: return try ActionReader.appium(text)
    case .webkit: return try PageReader.webkit(object(text))
    case .rrweb: return try PageReader.rrweb(text)
    case .maestro: return PhoneReader.maestro(text, file.units)
    case .motionEvent: return PhoneReader.motionEvent(text, file.units)
    }
  }

  private func object(_ text: String) throws -> JSONObject {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? JSONObject ?? [:]
  }

  /// The number of inserted moves for a duration in milliseconds.
  static func steps(_ duration: Double) -> Int { max(1, Int(duration * rate / 1000 + 0.5)) }
}

/// A number of a JSON object.
func number(_ object: JSONObject, _ key: String) -> Double {
  (object[key] as? NSNumber)?.doubleValue ?? 0
}

/// Reads logs of kernel input events.
struct EvdevReader {
  private var events: [(time: Int, event: RawEvent)] = []
  private var minimum = [0x35: 0, 0x36: 0, 0: 0, 1: 0]
  private let units: (x: Double, y: Double)

  private static let codes = [
    "EV_SYN": 0, "EV_ABS": 3, "SYN_REPORT": 0, "ABS_MT_SLOT": 0x2f, "ABS_MT_POSITION_X": 0x35,
    "ABS_MT_POSITION_Y": 0x36, "ABS_MT_TOOL_TYPE": 0x37, "ABS_MT_TRACKING_ID": 0x39,
  ]

  private static func code(_ word: Substring) -> Int {
    codes[String(word)] ?? Int(word, radix: 16) ?? 0
  }

  init(_ text: String, _ units: (x: Double, y: Double)) {
    self.units = units
    for line in text.split(separator: "\n") {
      if let match = line.wholeMatch(of: /E: (\d+)\.(\d{6}) (\w+) (\w+) (-?\d+)\s*/) {
        add(match.1, match.2, Int(match.3, radix: 16), Int(match.4, radix: 16), Int(match.5))
      } else if let match = line.prefixMatch(of: /A: (\w+) (-?\d+)/) {
        minimum[Int(match.1, radix: 16) ?? 0] = Int(match.2)
      } else if let match = line.wholeMatch(
        of: /\[\s*(\d+)\.(\d{6})\] (?:(\S+): )?(\w+)\s+(\w+)\s+([0-9a-f]{8})/)
      {
        if match.3 == "/dev/input/event3" { continue }
        let value = UInt32(match.6, radix: 16).map { Int(Int32(bitPattern: $0)) }
        add(match.1, match.2, Self.code(match.4), Self.code(match.5), value)
      } else if let match = line.prefixMatch(
        of: #/    - \[\s*(\d+),\s*(\d+),\s*(\d+),\s*(\d+),\s*(-?\d+)\]/#)
      {
        add(match.1, match.2, Int(match.3), Int(match.4), Int(match.5))
      }
    }
  }

  private mutating func add(
    _ second: Substring, _ micro: Substring, _ kind: Int?, _ code: Int?, _ value: Int?
  ) {
    let time = (Int(second) ?? 0) * 1_000_000 + (Int(micro) ?? 0)
    events.append((time, RawEvent(kind: kind ?? 0, code: code ?? 0, value: value ?? 0)))
  }

  /// The time in milliseconds and the events of each frame.
  private var frames: [(time: Double, events: [RawEvent])] {
    var (frames, frame) = ([(Double, [RawEvent])](), [RawEvent]())
    for (time, event) in events {
      if event.kind == 0, event.code == 0 {
        frames.append((Double(time - events[0].time) / 1000, frame))
        frame = []
      } else {
        frame.append(event)
      }
    }
    return frames
  }

  private func position(_ values: [Int: Int], _ x: Int, _ y: Int) -> (x: Double, y: Double) {
    func target(_ code: Int) -> Double { Double((values[code] ?? 0) - (minimum[code] ?? 0)) }
    return (target(x) / units.x, target(y) / units.y)
  }

  func slots() -> [[TouchSample]] {
    var (paths, slot) = (TouchPaths(), 0)
    var (state, alive) = ([Int: [Int: Int]](), Set<Int>())
    for (time, frame) in frames {
      var (touched, order) = (Set<Int>(), [(slot: Int, phase: String, values: [Int: Int])]())
      for event in frame {
        if event.code == 0x2f {
          slot = event.value
          continue
        }
        let before = state[slot] ?? [0x37: 0]
        state[slot] = before.merging([event.code: event.value]) { $1 }
        if event.code == 0x39, event.value == -1 {
          if alive.remove(slot) != nil { order.append((slot, "up", before)) }
          touched.remove(slot)
        } else if event.code == 0x39 || alive.contains(slot) {
          touched.insert(slot)
        }
      }
      for name in touched.sorted() {
        guard let values = state[name], values[0x37] == 0, values[0x39] ?? -1 >= 0 else { continue }
        order.append((name, alive.contains(name) ? "move" : "down", values))
        alive.insert(name)
      }
      for (name, phase, values) in order {
        let (x, y) = position(values, 0x35, 0x36)
        paths.add("\(name)", phase, time, x, y)
      }
    }
    return paths.all
  }

  func lists() -> [[TouchSample]] {
    var (paths, last) = (TouchPaths(), [Int: (x: Double, y: Double)]())
    for (time, frame) in frames {
      var (packets, packet) = ([Int: (x: Double, y: Double)](), [Int: Int]())
      for event in frame {
        if event.kind == 0, event.code == 2 {
          if let finger = packet[0x39] { packets[finger] = position(packet, 0x35, 0x36) }
          packet = [:]
        } else {
          packet[event.code] = event.value
        }
      }
      for (finger, old) in last where packets[finger] == nil {
        paths.add("\(finger)", "up", time, old.x, old.y)
      }
      for (finger, new) in packets {
        guard let old = last[finger] else {
          paths.add("\(finger)", "down", time, new.x, new.y)
          continue
        }
        if old != new { paths.add("\(finger)", "move", time, new.x, new.y) }
      }
      last = packets
    }
    return paths.all
  }

  func button() -> [[TouchSample]] {
    var (paths, values, pressed, was) = (TouchPaths(), [Int: Int](), 0, 0)
    let phases = [[0, 1]: "down", [1, 0]: "up", [1, 1]: "move"]
    for (time, frame) in frames {
      for event in frame {
        if event.kind == 3 { values[event.code] = event.value } else { pressed = event.value }
      }
      let (x, y) = position(values, 0, 1)
      if let phase = phases[[was, pressed]] { paths.add("0", phase, time, x, y) }
      was = pressed
    }
    return paths.all
  }
}
