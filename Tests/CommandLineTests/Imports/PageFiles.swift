import Exploration

/// Generates event streams of WebKit's tests and sessions of rrweb.
enum PageFiles {
  static func webkit(_ dice: inout SeededNumbers) -> ForeignFile {
    let phases = ["down": "began", "move": "moved", "up": "ended"]
    var (events, held) = ([(time: Double, object: JSONObject)](), [Int: (x: Int, y: Int)]())
    for (time, acts) in walk(&dice, width: ForeignFile.width, height: ForeignFile.height) {
      var touches: [JSONObject] = acts.map { act in
        [
          "inputType": "finger", "phase": phases[act.phase] ?? "", "id": act.finger + 1,
          "x": Double(act.x) + 0.25, "y": act.y,
        ]
      }
      for (finger, position) in held where !acts.contains(where: { $0.finger == finger }) {
        touches.append(["phase": "stationary", "id": finger + 1, "x": position.x, "y": position.y])
      }
      touches.append(["inputType": "stylus", "phase": "moved", "id": 99, "x": 1, "y": 1])
      for act in acts { held[act.finger] = act.phase == "up" ? nil : (act.x, act.y) }
      let seconds = Double(time) / 1_000_000
      events.append((seconds, ["inputType": "hand", "timeOffset": seconds, "touches": touches]))
    }
    if dice.oneIn(2) { events.shuffle(using: &dice) }
    let start = (events.map(\.time).max() ?? 0) + 1
    func alone(_ phase: String, _ offset: Double, _ y: Int) -> JSONObject {
      [
        "timeOffset": start + offset,
        "touches": [["phase": phase, "id": 50, "x": 30, "y": y] as JSONObject],
      ]
    }
    let last: [JSONObject] = [
      [
        "interpolate": "linear", "timestep": 0.02, "startEvent": alone("began", 0, 100),
        "endEvent": alone("moved", dice.pick([0.05, 0.06]) ?? 0, 200),
      ], alone("ended", 0.1, 200),
    ]
    return ForeignFile(
      text: json(["events": events.map(\.object) + last]), reader: .webkit, suffix: "json")
  }

  /// Generates one finger after another. Between their events are fingers on other nodes, mice, and
  /// names of other formats.
  static func rrweb(_ dice: inout SeededNumbers) -> ForeignFile {
    let zero = 1_700_000_000_000
    let words = ["steps", "actions", "touches", "traceEvents", "interpolate"].shuffled(using: &dice)
    let page: JSONObject = [
      "id": 1, "type": 0,
      "attributes": ["class": words[0], words[1]: "", "title": "\"\(words[0])\": {"],
    ]
    var events: [JSONObject] = [
      [
        "type": 4, "data": ["width": ForeignFile.width, "height": ForeignFile.height],
        "timestamp": zero,
      ],
      ["type": 2, "timestamp": zero + 1, "data": ["node": page]],
    ]
    var (now, hasOthers) = (zero + 500, false)
    func act(_ type: Int, _ time: Int, _ node: Int, _ x: Int, _ y: Int, isMouse: Bool = false) {
      var data: JSONObject = ["source": 2, "type": type, "id": node, "x": x, "y": y]
      if isMouse { data["pointerType"] = 0 }
      events.append(["type": 3, "timestamp": time, "data": data])
    }
    for node in 5..<5 + dice.uniform(in: 1...3) {
      var x = dice.uniform(in: 0...ForeignFile.width - 1)
      let y = dice.uniform(in: 0...ForeignFile.height - 1)
      act(7, now, node, x, y)
      if dice.uniform(in: 0.0..<1.0) < 0.4 {
        act(7, now + 1, 3, x, y, isMouse: true)
        act(9, now + 2, 3, x, y, isMouse: true)
      }
      let hasOther = dice.oneIn(2)
      hasOthers = hasOthers || hasOther
      if hasOther { act(7, now + 5, 90, 310, 710) }
      var (moves, time) = ([(time: Int, object: JSONObject)](), now)
      for step in 0..<dice.uniform(in: 1...5) {
        time += dice.pick([20, 50]) ?? 0
        x = min(max(x + (dice.pick([-9, 8]) ?? 0), 0), ForeignFile.width - 1)
        moves.append((time, ["x": x, "y": y, "id": node]))
        if hasOther { moves.append((time + 1, ["x": 320 + step, "y": 720, "id": 90])) }
      }
      let positions = moves.map { move in
        move.object.merging(["timeOffset": move.time - time - 400]) { $1 }
      }
      events.append([
        "type": 3, "timestamp": time + 400,
        "data": ["source": 6, "positions": positions] as JSONObject,
      ])
      if hasOther { act(9, time + 5, 90, 320, 720) }
      act(9, time + 10, node, x, y)
      now = time + 700
    }
    return ForeignFile(
      text: json(events), reader: .rrweb, suffix: "json",
      warnings: hasOthers ? ["additional fingers"] : [])
  }
}
