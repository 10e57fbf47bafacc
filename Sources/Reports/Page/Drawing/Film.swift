internal import Model
internal import Results

/// A replay that can be drawn: a scene and a matching trace.
struct Film {
  let scene: DrawnScene
  let trace: DrawnTrace
  /// The time of the first frame, touch or event, in milliseconds; `end` is the time of the last
  /// frame, touch or event.
  let start: Double
  let end: Double

  /// Fails if the row has no trace, or no trace that matches its scene.
  init?(_ row: JudgedRecording) {
    guard let scene = row.scene, let trace = row.trace, !trace.frames.isEmpty,
      scene.views.count == trace.views.count, !scene.views.isEmpty
    else { return nil }
    self.scene = scene
    self.trace = trace
    let touches = trace.fingers.flatMap { finger in
      [finger.times.first, finger.times.last].compactMap { $0.map { Double($0) / 100 } }
    }
    let frames = [trace.time(ofRow: 0), trace.time(ofRow: trace.frames.count - 1)]
    let times = frames + touches + trace.events.map(\.time)
    start = times.min() ?? 0
    end = max(times.max() ?? 0, start + 1)
    // Rejects NaN, and times more than thirty years before or after zero.
    guard start > -1e12, end < 1e12 else { return nil }
  }

  var rows: Range<Int> { trace.frames.indices }

  /// The last row at or before a time, or the first row.
  func row(at time: Double) -> Int {
    var (low, high) = (0, rows.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      // The tolerance makes a rounded time match its frame.
      if trace.time(ofRow: middle) <= time + 0.01 { low = middle } else { high = middle }
    }
    return low
  }

  /// The row to draw at a time. If the window changes between two rows, the earlier row has the
  /// positions in the old window, so the later one is drawn from the change on.
  func shownRow(at time: Double) -> Int {
    let row = row(at: time)
    let since = trace.time(ofRow: row)
    let isOld = trace.events.contains { event in
      event.window.count == 2 && event.time > since && event.time <= time
    }
    return isOld ? min(row + 1, rows.count - 1) : row
  }

  /// The row at exactly this time, if such a row exists.
  func row(exactlyAt time: Double) -> Int? {
    let row = row(at: time)
    return (trace.time(ofRow: row) - time).magnitude < 0.01 ? row : nil
  }

  /// The value of a channel in a row; `nil` for a view that is not in the scene.
  func value(_ channel: DrawnTrace.Channel, _ view: Int, _ row: Int) -> Double? {
    scene.views.indices.contains(view) ? trace.value(channel, ofView: view, row: row) : nil
  }

  func points(_ channel: DrawnTrace.Channel, _ view: Int) -> [(time: Double, value: Double)] {
    scene.views.indices.contains(view) ? trace.points(channel, ofView: view) : []
  }

  /// Whether any value of the channel differs from the first value.
  func moves(_ channel: DrawnTrace.Channel, _ view: Int) -> Bool {
    let values = rows.lazy.compactMap { value(channel, view, $0) }
    return values.first.map { first in values.contains { $0 != first } } ?? false
  }

  /// The views that move, in the order of the scene, up to a maximum number. The view with the
  /// given name comes first, and is included even if it does not move.
  func views(first name: String?, maximum: Int) -> [Int] {
    let moving = scene.views.indices.filter { view in
      scene.views[view].id == name || [.x, .y, .zoom].contains { moves($0, view) }
    }
    let named = moving.filter { scene.views[$0].id == name }
    return Array((named + moving.filter { scene.views[$0].id != name }).prefix(maximum))
  }

  func window(at time: Double) -> Size {
    let change = trace.events.last { $0.time <= time && $0.window.count == 2 }
    return change.map { Size(width: $0.window[0], height: $0.window[1]) } ?? scene.window.size
  }

  /// The smallest size that contains the window at any time of the replay.
  var scrollRange: Size {
    var scrollRange = window(at: start)
    for event in trace.events where event.window.count == 2 && event.time > start {
      scrollRange.width = max(scrollRange.width, event.window[0])
      scrollRange.height = max(scrollRange.height, event.window[1])
    }
    return scrollRange
  }

  func keyboard(at time: Double) -> Rectangle? {
    guard let event = trace.events.last(where: { $0.time <= time && $0.keyboard.count == 4 }),
      event.keyboard[2] > 0
    else { return nil }
    let frame = event.keyboard
    return Rectangle(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }
}
