import Exploration

/// Generates Maestro flows, and logs with Android's motion events.
enum PhoneFiles {
  private static let (width, height) = (ForeignFile.width, ForeignFile.height)

  static func maestro(_ dice: inout SeededNumbers) -> ForeignFile {
    var lines = ["appId: com.example", "---", "- launchApp", "- tapOn: \"OK\""]
    for _ in 0..<dice.uniform(in: 2...5) {
      let (x, y) = (dice.uniform(in: 0...99), dice.uniform(in: 0...99))
      switch dice.uniform(in: 0...3) {
      case 0: lines += ["- tapOn:", "    point: \"\(x)%,\(y)%\""]
      case 1:
        lines += [
          "- swipe:", "    start: \(x)%, \(y)%", "    end: \(y)%, \(x)%",
          "    duration: \(dice.pick([50, 500]) ?? 0)",
        ]
      case 2:
        lines.append("- swipe: {direction: \(dice.pick(["LEFT", "RIGHT", "UP", "DOWN"]) ?? "")}")
      default:
        lines += ["- swipe:", "    start: \(3 * x), \(6 * y)", "    end: \(3 * y), \(6 * x)"]
      }
    }
    lines += [
      "- tapOn:", "    point: 10%, 10%  # a corner", "- tapOn:", "    id: x", "    point: 50%, 50%",
      "- repeat:",
      "    times: 3", "    commands:", "      - swipe:", "          direction: LEFT",
    ]
    return ForeignFile(
      text: lines.joined(separator: "\n") + "\n", reader: .maestro, units: (3, 6), suffix: "yaml",
      options: ["--screen", "\(3 * width)x\(6 * height)"],
      warnings: ["repeat", "launchApp", "points within elements"])
  }

  static func motionEvent(_ dice: inout SeededNumbers) -> ForeignFile {
    var (lines, held) = ([String](), [(finger: Int, x: Int, y: Int)]())
    func event(
      _ action: String, _ pointers: [(finger: Int, x: Int, y: Int)], _ time: Int,
      source: String = "0x1002"
    ) {
      let body = pointers.enumerated().map { index, pointer in
        "id[\(index)]=\(pointer.finger), x[\(index)]=\(pointer.x).0, y[\(index)]=\(pointer.y).0, toolType[\(index)]=TOOL_TYPE_FINGER"
      }
      let text =
        "MotionEvent { action=ACTION_\(action), actionButton=0, \(body.joined(separator: ", ")), flags=0x0, "
        + "pointerCount=\(pointers.count), historySize=0, eventTime=\(193_565_371 + time / 1000), deviceId=4, "
        + "source=\(source), displayId=0 }"
      for function in ["enqueueInputEvent", "processMotionEvent "].prefix(dice.uniform(in: 1...2)) {
        lines.append("06-20 18:57:49.342 13554 D ViewRootImpl: \(function)\(text)")
      }
      lines.append("06-20 18:57:49.343 13554 I Choreographer: skipped 30 frames")
    }
    for (time, acts) in walk(&dice, width: 2 * width, height: 2 * height) {
      var hasMoved = false
      for (number, act) in acts.enumerated() {
        if act.phase == "down" { held.append((act.finger, act.x, act.y)) }
        guard let index = held.firstIndex(where: { $0.finger == act.finger }) else { continue }
        held[index] = (act.finger, act.x, act.y)
        let now = time + 1000 * number
        switch act.phase {
        case "down": event(held.count == 1 ? "DOWN" : "POINTER_DOWN(\(index))", held, now)
        case "up":
          event(held.count == 1 ? "UP" : "POINTER_UP(\(index))", held, now)
          held.remove(at: index)
        default: hasMoved = true
        }
      }
      if hasMoved, !held.isEmpty { event("MOVE", held, time + 1000 * acts.count) }
      if dice.oneIn(10) { event("DOWN", [(0, 9, 9)], time + 6000, source: "0x2002") }
    }
    return ForeignFile(
      text: lines.joined(separator: "\n") + "\n", reader: .motionEvent, units: (2, 2),
      options: ["--screen", "\(2 * width)x\(2 * height)"])
  }
}
