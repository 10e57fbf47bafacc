import Exploration
import Foundation

typealias JSONObject = [String: Any]

/// The text of a JSON value, with sorted keys.
func json(_ value: Any, isPretty: Bool = false) -> String {
  let options: JSONSerialization.WritingOptions =
    isPretty ? [.sortedKeys, .prettyPrinted] : .sortedKeys
  let data = (try? JSONSerialization.data(withJSONObject: value, options: options)) ?? Data()
  return String(decoding: data, as: UTF8.self)
}

/// Generates WebDriver actions, alone and in the log of an Appium server.
enum ActionFiles {
  /// Two fingers side by side, with ticks of different lengths, relative moves, and keys in
  /// between.
  private static func actions(_ dice: inout SeededNumbers) -> (tree: JSONObject, hasKeys: Bool) {
    var sources: [JSONObject] = []
    for name in ["one", "two"].prefix(dice.uniform(in: 1...2)) {
      let x = dice.uniform(in: 100...ForeignFile.width - 101)
      let y = dice.uniform(in: 200...ForeignFile.height - 201)
      var items: [JSONObject] = [
        ["type": "pointerMove", "x": x, "y": y], ["type": "pointerDown", "button": 0],
      ]
      for _ in 0..<dice.uniform(in: 2...5) {
        let duration = dice.pick([0, 16, 34, 100]) ?? 0
        switch dice.uniform(in: 0...9) {
        case ..<3: items.append(["type": "pause", "duration": duration])
        case ..<6:
          items.append([
            "type": "pointerMove", "duration": duration, "origin": "pointer",
            "x": dice.pick([-8, 9]) ?? 0,
            "y": dice.pick([-20, 30]) ?? 0,
          ])
        default:
          items.append([
            "type": "pointerMove", "duration": duration,
            "x": Double(x) + (dice.pick([-9.5, 120]) ?? 0),
            "y": y - (dice.pick([7, 300]) ?? 0),
          ])
        }
      }
      items.append(["type": dice.pick(["pointerUp", "pointerCancel"]) ?? ""])
      sources.append([
        "type": "pointer", "id": name, "parameters": ["pointerType": "touch"], "actions": items,
      ])
    }
    let hasKeys = dice.oneIn(2)
    if hasKeys {
      let keys: [JSONObject] = [
        ["type": "pause", "duration": 60], ["type": "keyDown", "value": "a"],
        ["type": "keyUp", "value": "a"],
      ]
      sources.append(["type": "key", "id": "keys", "actions": keys])
    }
    return (["actions": sources], hasKeys)
  }

  static func webdriver(_ dice: inout SeededNumbers) -> ForeignFile {
    let (tree, hasKeys) = actions(&dice)
    return ForeignFile(
      text: json(tree, isPretty: dice.oneIn(2)), reader: .webdriver, suffix: "json",
      warnings: hasKeys ? ["keys"] : [])
  }

  static func appium(_ dice: inout SeededNumbers) -> ForeignFile {
    var (lines, second) = ([String](), 0)
    // Appium 1 writes a request and its body on two lines, later versions on one line.
    let isSplit = dice.oneIn(2)
    for _ in 0..<3 {
      let tree = json(actions(&dice).tree)
      let stamp = "2020-02-29 23:59:\(padded(second, 2)):500"
      lines += [
        "\(stamp) [HTTP] --> POST /wd/hub/session/1c9e/actions\(isSplit ? "\n\(stamp) [HTTP] " : " ")\(tree)",
        "\(stamp) [HTTP] <-- POST /wd/hub/session/1c9e/actions 200 97 ms - 103",
        "\(stamp) [HTTP] --> POST /session/1c9e/element/7/click", "\(stamp) [HTTP] {\"id\": \"7\"}",
      ]
      second += dice.pick([1, 5]) ?? 1
    }
    return ForeignFile(
      text: lines.joined(separator: "\n") + "\n", reader: .appium, warnings: ["clicks on elements"])
  }
}
