import Foundation

/// Reads Maestro flows, and logs with Android's motion events.
enum PhoneReader {
  private typealias Position = (x: Double, y: Double)
  private static let size = (x: Double(ForeignFile.width), y: Double(ForeignFile.height))
  private static let directions: [Substring: (start: Position, end: Position)] = [
    "LEFT": ((90, 50), (10, 50)), "RIGHT": ((10, 50), (90, 50)), "UP": ((50, 50), (50, 10)),
    "DOWN": ((50, 20), (50, 90)),
  ]

  private static func position(_ text: Substring, _ units: Position) -> Position {
    let parts = text.trimmingCharacters(in: CharacterSet(charactersIn: "\"' ")).split(
      separator: ","
    )
    .map { $0.trimmingCharacters(in: .whitespaces) }
    func value(_ index: Int, _ size: Double, _ unit: Double) -> Double {
      guard parts.indices.contains(index) else { return .nan }
      let part = parts[index]
      return part.hasSuffix("%")
        ? (Double(part.dropLast()) ?? .nan) * size / 100 : (Double(part) ?? .nan) / unit
    }
    return (value(0, size.x, units.x), value(1, size.y, units.y))
  }

  static func maestro(_ text: String, _ units: (x: Double, y: Double)) -> [[TouchSample]] {
    var (paths, now) = (TouchPaths(), 0.0)
    for item in ("\n" + text).split(separator: "\n- ").dropFirst() {
      if item.hasPrefix("tapOn:"), !item.contains("id:"),
        let match = item.firstMatch(of: /point: ([^#\n]*)/)
      {
        let (x, y) = position(match.1, units)
        paths.add("0", "down", now, x, y)
        paths.add("0", "up", now + 50, x, y)
        now += 1050
      } else if item.hasPrefix("swipe:") {
        let duration = item.firstMatch(of: /duration: (\d+)/).flatMap { Double($0.1) } ?? 400
        var (start, end): (Position, Position) = ((0, 0), (0, 0))
        if let way = item.firstMatch(of: /direction: (\w+)/).flatMap({ directions[$0.1] }) {
          start = (way.start.x * size.x / 100, way.start.y * size.y / 100)
          end = (way.end.x * size.x / 100, way.end.y * size.y / 100)
        } else if let one = item.firstMatch(of: /start: (.*)/),
          let other = item.firstMatch(of: /end: (.*)/)
        {
          (start, end) = (position(one.1, units), position(other.1, units))
        }
        let steps = ForeignReader.steps(duration)
        paths.add("0", "down", now, start.x, start.y)
        for step in 1...steps {
          let part = Double(step) / Double(steps)
          paths.add(
            "0", "move", now + duration * part, start.x + (end.x - start.x) * part,
            start.y + (end.y - start.y) * part)
        }
        paths.add("0", "up", now + duration, end.x, end.y)
        now += duration + 1000
      }
    }
    return paths.all
  }

  static func motionEvent(_ text: String, _ units: (x: Double, y: Double)) -> [[TouchSample]] {
    var (paths, zero, last) = (TouchPaths(), Double?.none, "")
    for match in text.matches(of: /MotionEvent { (.*?) }/) {
      var fields: [String: String] = [:]
      for pair in match.1.split(separator: ", ") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        fields[String(parts[0])] = String(parts[1])
      }
      let action = String((fields["action"] ?? "").dropFirst("ACTION_".count))
      let time = Double(fields["eventTime"] ?? "") ?? 0
      if fields["source"] != "0x1002" || "\(action) \(time)" == last { continue }
      last = "\(action) \(time)"
      zero = zero ?? time
      let index = action.firstMatch(of: /\d+/).flatMap { Int($0.output) } ?? 0
      for pointer in 0..<(Int(fields["pointerCount"] ?? "") ?? 0) {
        if action != "MOVE", pointer != index { continue }
        let phase = action == "MOVE" ? "move" : action.contains("UP") ? "up" : "down"
        func value(_ axis: String) -> Double { Double(fields["\(axis)[\(pointer)]"] ?? "") ?? .nan }
        paths.add(
          fields["id[\(pointer)]"] ?? "", phase, time - (zero ?? time), value("x") / units.x,
          value("y") / units.y)
      }
    }
    return paths.all
  }
}
