import Exploration

/// Generates files of `getevent` and of `libinput record`.
enum GeteventFiles {
  private static let (width, height) = (ForeignFile.width, ForeignFile.height)
  private static let labels = [
    0x2f: "ABS_MT_SLOT", 0x35: "ABS_MT_POSITION_X", 0x36: "ABS_MT_POSITION_Y",
    0x37: "ABS_MT_TOOL_TYPE",
    0x39: "ABS_MT_TRACKING_ID",
  ]

  private static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The description of the devices, as printed by `getevent -lp`.
  private static func devices(_ width: Int, _ height: Int, isLabelled: Bool) -> String {
    let axes = [
      (isLabelled ? "ABS_MT_POSITION_X" : "0035", width - 1),
      (isLabelled ? "ABS_MT_TOUCH_MINOR" : "0031", 255),
      (isLabelled ? "ABS_MT_POSITION_Y" : "0036", height - 1),
    ].map { "\(column($0, 22)): value 0, min 0, max \($1), fuzz 0, flat 0, resolution 0" }
    return """
      add device 1: /dev/input/event3
        name:     "gyro"
      add device 2: /dev/input/event2
        bus:      0018
        name:     "panel"
        events:
          KEY (0001): BTN_TOOL_FINGER  BTN_TOUCH
          ABS (0003): \(axes.joined(separator: "\n                "))
        input props:
          INPUT_PROP_DIRECT
      could not get driver version for /dev/input/mouse0, Not a typewriter

      """
  }

  private static func text(_ frames: RawFrames, node: String, isLabelled: Bool) -> String {
    var lines: [String] = []
    for (time, events) in frames {
      let second = "\((time + 10_000_000_000) / 1_000_000)"
      let stamp =
        "[\(String(repeating: " ", count: 8 - second.count))\(second).\(padded(time % 1_000_000, 6))] "
      for event in events {
        let value = padded(Int(UInt32(truncatingIfNeeded: event.value)), 8, radix: 16)
        if isLabelled {
          let name =
            event.kind == 0 ? column("SYN_REPORT", 20) : column(labels[event.code] ?? "", 20)
          lines.append(
            "\(stamp)\(node)\(event.kind == 0 ? "EV_SYN" : "EV_ABS")       \(name) \(value)")
        } else {
          lines.append(
            "\(stamp)\(node)\(padded(event.kind, 4, radix: 16)) \(padded(event.code, 4, radix: 16)) \(value)"
          )
        }
        if lines.count.isMultiple(of: 9), !node.isEmpty {
          lines.append("\(stamp)/dev/input/event3: 0002 0000 0000000f")
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Generates labelled logs. Some end in the middle of a line, as after Ctrl-C.
  static func labels(_ dice: inout SeededNumbers) -> ForeignFile {
    let frames = slotFrames(walk(&dice, width: 3 * width, height: 3 * height), &dice)
    let whole =
      devices(3 * width, 3 * height, isLabelled: true)
      + text(frames, node: "/dev/input/event2: ", isLabelled: true)
    var file = ForeignFile(text: whole, reader: .slots, units: (3, 3))
    if dice.uniform(in: 0.0..<1.0) < 0.3 {
      file.text = String(whole.dropLast(dice.uniform(in: 2...19)))
      // The import ignores events of other devices, so a cut in such an event causes no warning.
      let last = file.text.split(separator: "\n").last ?? ""
      if !last.contains("event3:") { file.warnings = ["cut off"] }
    }
    return file
  }

  /// Generates logs without a column for the device: the events belong to the described device.
  static func numbers(_ dice: inout SeededNumbers) -> ForeignFile {
    let frames = slotFrames(walk(&dice, width: width, height: height), &dice)
    return ForeignFile(
      text: devices(width, height, isLabelled: false) + text(frames, node: "", isLabelled: false),
      reader: .slots)
  }

  /// Generates logs that were written through PowerShell. The user specifies the size of the
  /// screen, sometimes too small.
  static func windows(_ dice: inout SeededNumbers) -> ForeignFile {
    let screen: Double = dice.oneIn(3) ? 1.5 : 2
    let frames = slotFrames(walk(&dice, width: 2 * width, height: 2 * height), &dice)
    let lines = text(frames, node: "", isLabelled: false).split(separator: "\n").map {
      $0 + "\r\r\n"
    }
    let size = "\(Int(screen * Double(width)))x\(Int(screen * Double(height)))"
    return ForeignFile(
      text: "\u{feff}" + lines.joined(), reader: .slots, units: (screen, screen),
      options: ["--screen", size],
      isUTF16: true)
  }

  static func libinput(_ dice: inout SeededNumbers) -> ForeignFile {
    func right(_ number: Int, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - "\(number)".count)) + "\(number)"
    }
    let events = slotFrames(walk(&dice, width: width, height: height), &dice).map { time, events in
      "  - evdev:\n"
        + events.map { event in
          "    - [\(right(time / 1_000_000, 3)), \(right(time % 1_000_000, 6)), \(right(event.kind, 3)), \(right(event.code, 3)), \(right(event.value, 7))] # x\n"
        }.joined()
    }
    let text = """
      # libinput record
      version: 1
      ndevices: 1
      libinput:
        version: "1.22.1"
      devices:
      - node: /dev/input/event9
        evdev:
          # Name: Some Touch
          name: "Some Touch"
          id: [3, 1, 2, 3]
          codes:
            0: [0, 1, 2, 3] # EV_SYN
            1: [325, 330]
          absinfo:
            53: [0, \(width - 1), 0, 0, 0]
            54: [0, \(height - 1), 0, 0, 0]
          properties: [1]
        hid: [1, 2]
        events:
        # Current time is 12:00:00
      \(events.joined())
      """
    return ForeignFile(text: text, reader: .slots, suffix: "yml")
  }
}
