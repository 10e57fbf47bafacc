extension Film {
  /// The times and values of a channel in the order of time; what says nothing is left out.
  func points(_ channel: DrawnTrace.Channel, _ view: Int) -> [(time: Double, value: Double)] {
    rows.compactMap { row in
      value(channel, view, row).map { (trace.time(ofRow: row), $0) }
    }
  }

  /// How far apart two engines show a view, in points; nothing where their frames are not the same.
  func distances(to other: Film, _ view: Int) -> [(time: Double, value: Double)] {
    guard trace.hertz == other.trace.hertz, trace.phase == other.trace.phase,
      other.scene.views.indices.contains(view)
    else { return [] }
    var row = 0
    return rows.compactMap { mine in
      let frame = trace.frames[mine]
      while row < other.rows.count - 1, other.trace.frames[row] < frame { row += 1 }
      guard other.trace.frames[row] == frame, let x = value(.x, view, mine),
        let y = value(.y, view, mine), let u = other.value(.x, view, row),
        let v = other.value(.y, view, row)
      else { return nil }
      let square = (x - u) * (x - u) + (y - v) * (y - v)
      return (trace.time(ofRow: mine), square.squareRoot())
    }
  }
}
