import Exploration
import Foundation

/// An input event of the kernel.
struct RawEvent {
  var kind: Int
  var code: Int
  var value: Int

  static let report = RawEvent(kind: 0, code: 0, value: 0)
  static func axis(_ code: Int, _ value: Int) -> RawEvent {
    RawEvent(kind: 3, code: code, value: value)
  }
}

typealias RawFrames = [(time: Int, events: [RawEvent])]

/// Generates events of protocol B: only changes are reported. Palms and pens use separate slots.
func slotFrames(_ frames: [(time: Int, acts: [FingerAct])], _ dice: inout SeededNumbers)
  -> RawFrames
{
  var (held, known, current) = ([Int: Int](), [[Int]: Int](), 0)
  var made: RawFrames = []
  for (time, acts) in frames {
    var events: [RawEvent] = []
    func select(_ slot: Int) {
      if slot != current { events.append(.axis(0x2f, slot)) }
      current = slot
    }
    func report(_ slot: Int, _ code: Int, _ value: Int) {
      if known[[slot, code]] != value { events.append(.axis(code, value)) }
      known[[slot, code]] = value
    }
    for act in acts {
      if act.phase == "down" { held[act.finger] = (0..<9).first { !held.values.contains($0) } }
      guard let slot = held[act.finger] else { continue }
      select(slot)
      if act.phase == "down" {
        events.append(.axis(0x39, 100 + act.finger))
        report(slot, 0x37, 0)
      }
      report(slot, 0x35, act.x)
      report(slot, 0x36, act.y)
      if act.phase == "up" {
        events.append(.axis(0x39, -1))
        held[act.finger] = nil
      }
    }
    if dice.oneIn(5) {
      // A palm or a pen goes down and lifts.
      select(9)
      events.append(.axis(0x39, 900 + known.count))
      report(9, 0x37, dice.pick([1, 2]) ?? 1)
      events += [.axis(0x35, 5), .axis(0x36, 6)]
      known[[9, 0x35]] = 5
      known[[9, 0x36]] = 6
      made.append((time, events + [.report]))
      events = [.axis(0x39, -1)]
    }
    made.append((time, events + [.report]))
  }
  return made
}

/// A number with leading zeros.
func padded(_ number: Int, _ count: Int, radix: Int = 10) -> String {
  let text = String(number.magnitude, radix: radix)
  return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - text.count)) + text
}

/// Generates files of evemu.
enum EvdevFiles {
  private static let (width, height) = (ForeignFile.width, ForeignFile.height)

  private static func text(_ frames: RawFrames, start: Int = 1) -> String {
    frames.flatMap { time, events in
      events.map { event in
        let now = time + start
        let stamp = "\(now / 1_000_000).\(padded(now % 1_000_000, 6))"
        return
          "E: \(stamp) \(padded(event.kind, 4, radix: 16)) \(padded(event.code, 4, radix: 16)) \(padded(event.value, 4))\n"
      }
    }.joined()
  }

  static func evemuSlots(_ dice: inout SeededNumbers) -> ForeignFile {
    let minimum = dice.pick([0, 0, -50]) ?? 0
    var frames = walk(&dice, width: 2 * width, height: 3 * height)
    for index in frames.indices {
      for act in frames[index].acts.indices { frames[index].acts[act].x += minimum }
    }
    let head = """
      # EVEMU 1.3
      N: Panel # \(dice.uniform(in: 0...8))
      I: 0018 1234 0001 0100
      P: 02 00 00 00 00 00 00 00
      A: 2f 0 9 0 0 0
      A: 35 \(minimum) \(2 * width - 1 + minimum) 0 0 0
      A: 36 0 \(3 * height - 1) 0 0 0
      # comment

      """
    return ForeignFile(text: head + text(slotFrames(frames, &dice)), reader: .slots, units: (2, 3))
  }

  /// The device description is in a separate file, either next to the events file or named by an
  /// option.
  static func evemuSplit(_ dice: inout SeededNumbers) -> ForeignFile {
    let frames = walk(&dice, width: 2 * width, height: 2 * height)
    let panel = "N: Panel\nA: 35 0 \(2 * width - 1) 0 0\nA: 36 0 \(2 * height - 1) 0 0\n"
    let events = text(slotFrames(frames, &dice), start: 1_319_041_222 * 1_000_000)
    var file = ForeignFile(text: events, reader: .slots, units: (2, 2))
    if dice.oneIn(2) {
      (file.suffix, file.beside) = ("events", ["NAME.desc": panel])
    } else {
      (file.options, file.beside) = (["--like", "NAME.panel"], ["NAME.panel": panel])
    }
    return file
  }

  /// Generates events of protocol A: each report lists all fingers, in any order.
  static func evemuLists(_ dice: inout SeededNumbers) -> ForeignFile {
    var (held, frames) = ([Int: (x: Int, y: Int)](), RawFrames())
    for (time, acts) in walk(&dice, width: width, height: height, fingers: 2) {
      for act in acts { held[act.finger] = act.phase == "up" ? nil : (act.x, act.y) }
      var events: [RawEvent] = []
      for finger in held.keys.sorted().shuffled(using: &dice) {
        guard let (x, y) = held[finger] else { continue }
        events += [
          .axis(0x39, finger), .axis(0x35, x), .axis(0x36, y), RawEvent(kind: 0, code: 2, value: 0),
        ]
      }
      if events.isEmpty { events = [RawEvent(kind: 0, code: 2, value: 0)] }
      frames.append((time, events + [.report]))
    }
    let head = "N: Tablet\nA: 35 0 \(width - 1) 0 0\nA: 36 0 \(height - 1) 0 0\nA: 39 0 9 0 0\n"
    return ForeignFile(text: head + text(frames), reader: .lists)
  }

  /// Generates the events of a screen that reports a single finger, by a button.
  static func evemuButton(_ dice: inout SeededNumbers) -> ForeignFile {
    var frames: RawFrames = []
    for (time, acts) in walk(&dice, width: width, height: height, fingers: 1) {
      // One finger cannot lift and come down again at the same time.
      guard let act = acts.first else { continue }
      var events: [RawEvent] = [.axis(0, act.x), .axis(1, act.y)]
      if act.phase != "move" {
        events.append(RawEvent(kind: 1, code: 0x14a, value: act.phase == "down" ? 1 : 0))
      }
      frames.append((time, events + [.report]))
    }
    let head = "# EVEMU 1.0\nN: Old\nA: 00 0 \(width - 1) 0 0\nA: 01 0 \(height - 1) 0 0\n"
    return ForeignFile(text: head + text(frames), reader: .button)
  }
}
