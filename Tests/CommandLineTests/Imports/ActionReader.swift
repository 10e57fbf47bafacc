import Foundation

/// Reads WebDriver actions tick by tick.
enum ActionReader {
  /// The paths of the fingers, and the time at which the last tick ends.
  static func played(_ tree: JSONObject, from start: Double) -> (
    paths: [[TouchSample]], end: Double
  ) {
    var (paths, now) = (TouchPaths(), start)
    var (positions, down) = ([String: (x: Double, y: Double)](), Set<String>())
    let sources = tree["actions"] as? [JSONObject] ?? []
    let lists = sources.map { ($0["id"] as? String ?? "", $0["actions"] as? [JSONObject] ?? []) }
    for tick in 0..<(lists.map(\.1.count).max() ?? 0) {
      var lapse = 0.0
      for (name, items) in lists where tick < items.count {
        let item = items[tick]
        let (x, y) = positions[name] ?? (0, 0)
        let duration = number(item, "duration")
        switch item["type"] as? String {
        case "pointerMove":
          let isRelative = item["origin"] as? String == "pointer"
          let end = (
            x: number(item, "x") + (isRelative ? x : 0), y: number(item, "y") + (isRelative ? y : 0)
          )
          if down.contains(name) {
            let steps = ForeignReader.steps(duration)
            for step in 1...steps {
              let part = Double(step) / Double(steps)
              paths.add(
                name, "move", now + duration * part, x + (end.x - x) * part, y + (end.y - y) * part)
            }
          }
          positions[name] = end
          lapse = max(lapse, duration)
        case "pointerDown":
          paths.add(name, "down", now, x, y)
          down.insert(name)
        case "pointerUp":
          paths.add(name, "up", now, x, y)
          down.remove(name)
        case "pointerCancel":
          paths.add(name, "cancel", now, x, y)
          down.remove(name)
        case "pause": lapse = max(lapse, duration)
        default: break
        }
      }
      now += lapse
    }
    return (paths.all, now)
  }

  static func appium(_ text: String) throws -> [[TouchSample]] {
    var (paths, now) = ([[TouchSample]](), 0.0)
    var (zero, awaited): (Double?, Double?)
    for line in text.split(separator: "\n") {
      let request = line.wholeMatch(
        of: /\S+ (\d+):(\d+):(\d+):(\d+) \[HTTP\] --> POST \S+\/actions( {.*})?/)
      if let request {
        let parts = [request.1, request.2, request.3].reduce(0) { $0 * 60 + (Double($1) ?? 0) }
        awaited = parts * 1000 + (Double(request.4) ?? 0)
      }
      guard let time = awaited, line.contains("[HTTP] {") || request?.5 != nil,
        let brace = line.firstIndex(of: "{")
      else { continue }
      zero = zero ?? time
      let body =
        try JSONSerialization.jsonObject(with: Data(line[brace...].utf8)) as? JSONObject ?? [:]
      let more = played(body, from: max(now, time - (zero ?? time)))
      paths += more.paths
      (now, awaited) = (more.end, nil)
    }
    return paths
  }
}
