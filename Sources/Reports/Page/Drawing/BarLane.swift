internal import Model
internal import Text
internal import Replay
internal import Results

/// A row of a chart with a bar for each interval of time, such as the time in which a finger was
/// down.
struct BarLane {
  let name: String
  let kind: String
  var bars: [Bar]
  /// Whether a violation mentions the quantity of this lane.
  var isSpoken = false

  struct Bar {
    let from: Double
    var until: Double
    /// The label of the bar; empty if the position of the bar is enough.
    let text: String
    /// A shorter label, for narrow bars.
    let letter: String
    let kind: String
  }

  static let height = 16.0

  func draw(at top: Double, _ scale: ChartScale, in page: inout Markup) {
    page.element("g", ["class": "lane bars \(kind)" + (isSpoken ? " spoken" : "")]) { page in
      page.label((isSpoken ? "▸ " : "") + name, "name", at: top + 12)
      for bar in bars {
        let x = scale.x(bar.from)
        let width = max(2, scale.x(bar.until) - x)
        let from = bar.from.text(maximum: 2)
        page.element(
          "g",
          [
            "data-t": from, "data-u": bar.until.text(maximum: 2),
            "data-say": bar.kind == "value" ? bar.text : nil,
          ]
        ) { page in
          page.shape(
            "rect",
            [
              "class": bar.kind, "x": x.text(maximum: 1), "y": (top + 1).text(maximum: 1),
              "width": width.text(maximum: 1), "height": (Self.height - 2).text(maximum: 1),
            ])
          guard !bar.text.isEmpty else { return }
          let text: String
          // A letter is about six units wide.
          if Double(bar.text.count) * 6 + 8 < width {
            text = bar.text
          } else if width > 12 {
            text = bar.letter
          } else {
            text = ""
          }
          // When only a part of the time is shown, the script adds the label if it then fits.
          guard !text.isEmpty else { return }
          page.element(
            "text", ["x": (x + 4).text(maximum: 1), "y": (top + 12).text(maximum: 1)], text: text)
        }
      }
    }
  }

  /// Merges consecutive rows with the same label into intervals. Rows without a label are skipped.
  static func intervals(
    _ film: Film, _ said: (Int) -> (words: String, letter: String, kind: String)?
  ) -> [Bar] {
    var bars: [Bar] = []
    for row in film.rows {
      guard let (text, letter, kind) = said(row) else { continue }
      let time = film.trace.time(ofRow: row)
      if !bars.isEmpty { bars[bars.count - 1].until = time }
      if bars.last?.text == text { continue }
      bars.append(Bar(from: time, until: time, text: text, letter: letter, kind: kind))
    }
    return bars
  }

  /// The activity that a view reports; `nil` if it is idle throughout or reports no activity.
  static func activity(_ film: Film, _ view: Int, name: String, kind: String) -> BarLane? {
    var bars = intervals(film) { row in
      guard let value = film.value(.activity, view, row), value >= 0, value < 64 else { return nil }
      let activity = Activity(rawValue: UInt8(value))
      return (activity.word, activity.letter, activity.word)
    }
    bars.removeAll { $0.text == "idle" }
    return bars.isEmpty ? nil : BarLane(name: name, kind: kind, bars: bars)
  }

  /// The app signals of a view that change, such as its page, its selection or its number of items.
  /// A signal that a violation mentions is shown even if it never changes.
  static func readouts(
    _ film: Film, _ view: Int, name: String, isSpoken: (DrawnTrace.Channel) -> Bool
  ) -> [BarLane] {
    [DrawnTrace.Channel.page, .selection, .items, .refreshing, .reset].compactMap { channel in
      guard film.moves(channel, view) || isSpoken(channel) else { return nil }
      var bars = intervals(film) { row in
        film.value(channel, view, row).map { ($0.text(maximum: 0), "", "value") }
      }
      if channel == .refreshing || channel == .reset {
        bars = bars.filter { $0.text != "0" }.map {
          Bar(from: $0.from, until: $0.until, text: "on", letter: "", kind: "value")
        }
      }
      guard !bars.isEmpty || isSpoken(channel) && film.value(channel, view, 0) != nil else {
        return nil
      }
      return BarLane(
        name: channel.rawValue + name, kind: "readout", bars: bars, isSpoken: isSpoken(channel))
    }
  }

  /// When each finger was down.
  static func fingers(_ film: Film) -> [BarLane] {
    var lanes: [BarLane] = []
    for finger in film.trace.fingers.sorted(by: { $0.number < $1.number }) {
      guard let first = finger.times.first, let last = finger.times.last else { continue }
      let bar = Bar(
        from: Double(first) / 100, until: finger.end == .open ? film.end : Double(last) / 100,
        text: "", letter: "", kind: finger.end.rawValue)
      let name = "finger \(finger.number)"
      if lanes.last?.name == name {
        lanes[lanes.count - 1].bars.append(bar)
      } else {
        lanes.append(BarLane(name: name, kind: "touches", bars: [bar]))
      }
    }
    return lanes
  }
}
