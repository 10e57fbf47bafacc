import Foundation

/// Reads event streams of WebKit's tests and sessions of rrweb.
enum PageReader {
  static func webkit(_ tree: JSONObject) -> [[TouchSample]] {
    var events: [JSONObject] = []
    for event in tree["events"] as? [JSONObject] ?? [] {
      guard event["interpolate"] != nil, let start = event["startEvent"] as? JSONObject,
        let end = event["endEvent"] as? JSONObject
      else {
        events.append(event)
        continue
      }
      events.append(start)
      let (from, to, lapse) = (
        number(start, "timeOffset"), number(end, "timeOffset"), number(event, "timestep")
      )
      let (one, other) = (touches(start)[0], touches(end)[0])
      var count = 1.0
      // The tolerance keeps a step that differs from the end only by rounding from being added
      // beside it.
      while from + count * lapse < to - 1e-9 {
        let part = count * lapse / (to - from)
        func between(_ key: String) -> Double {
          number(one, key) + (number(other, key) - number(one, key)) * part
        }
        let touch = other.merging(["phase": "moved", "x": between("x"), "y": between("y")]) { $1 }
        events.append(["timeOffset": from + count * lapse, "touches": [touch]])
        count += 1
      }
      events.append(end)
    }
    // Events at the same time keep the order of the file.
    let order = events.enumerated().sorted {
      (number($0.element, "timeOffset"), $0.offset) < (number($1.element, "timeOffset"), $1.offset)
    }
    var paths = TouchPaths()
    let phases = ["began": "down", "moved": "move", "ended": "up", "canceled": "cancel"]
    for (_, event) in order {
      for touch in touches(event) where touch["inputType"] as? String != "stylus" {
        guard let phase = phases[touch["phase"] as? String ?? ""] else { continue }
        let time = number(event, "timeOffset") * 1000
        paths.add("\(number(touch, "id"))", phase, time, number(touch, "x"), number(touch, "y"))
      }
    }
    return paths.all
  }

  private static func touches(_ event: JSONObject) -> [JSONObject] {
    event["touches"] as? [JSONObject] ?? []
  }

  /// A path begins with the first finger that goes down on a node. While that finger is down,
  /// fingers on other nodes are ignored.
  static func rrweb(_ text: String) throws -> [[TouchSample]] {
    var samples: [(time: Double, phase: String, touch: JSONObject)] = []
    for event in try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [JSONObject] ?? [] {
      let (data, time) = (event["data"] as? JSONObject ?? [:], number(event, "timestamp"))
      if number(data, "source") == 6 {
        for move in data["positions"] as? [JSONObject] ?? [] {
          samples.append((time + number(move, "timeOffset"), "move", move))
        }
      } else if number(data, "source") == 2,
        number(data, "pointerType") == 2 || data["pointerType"] == nil
      {
        let phase = [7.0: "down", 9: "up", 10: "cancel"][number(data, "type")] ?? ""
        samples.append((time, phase, data))
      }
    }
    let order = samples.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    var (paths, holder) = (TouchPaths(), Double?.none)
    for (_, (time, phase, touch)) in order {
      let node = number(touch, "id")
      if phase == "down", holder == nil { holder = node }
      guard node == holder else { continue }
      paths.add(
        "0", phase, time - (order.first?.element.time ?? 0), number(touch, "x"), number(touch, "y"))
      if phase == "up" || phase == "cancel" { holder = nil }
    }
    return paths.all
  }
}
