internal import Results

extension Chart {
  /// The app's numeric signals that change or that a violation mentions.
  var signals: [CurveLane] {
    names { !$0.isText }.map { name in
      var curves = [CurveLane.Curve(name: "a", points: film.points(ofSignal: name))]
      // The curve of the other engine comes first, so that it is drawn below the curve of this
      // engine.
      if let ghost { curves.insert(.init(name: "b", points: ghost.points(ofSignal: name)), at: 0) }
      var lane = CurveLane(name: name, unit: "", channel: "probe." + name, view: 0, curves: curves)
      lane.height = 48
      lane.isSpoken = isSpoken(name)
      return lane
    }
  }

  /// The app's text signals that change or that a violation mentions, as intervals.
  var texts: [BarLane] {
    names { $0.isText }.flatMap { name in
      let both = [(film, ""), (ghost, " " + (otherName ?? "other"))]
      return both.compactMap { film, other in
        film.flatMap { BarLane.signal($0, name, name: name + other, isSpoken: isSpoken(name)) }
      }
    }
  }

  private func names(_ isOfKind: (DrawnTrace.Signal) -> Bool) -> [String] {
    let both = film.trace.signals + (ghost?.trace.signals ?? [])
    return both.filter { isOfKind($0) && ($0.isMoving || isSpoken($0.name)) }.map(\.name).unique
  }

  private func isSpoken(_ name: String) -> Bool {
    violations.contains { $0.lanes?.signals.contains("probe." + name) == true }
  }
}

extension Film {
  /// The times and values of a signal that is a number.
  fileprivate func points(ofSignal name: String) -> [(time: Double, value: Double)] {
    guard let signal = trace.signals.first(where: { $0.name == name && !$0.isText }) else {
      return []
    }
    return rows.compactMap { row in
      trace.value(of: signal, row: row).map { (trace.time(ofRow: row), $0) }
    }
  }
}

extension DrawnTrace.Signal {
  /// Whether any value differs from the first value.
  fileprivate var isMoving: Bool { values.contains { $0 != values.first } }
}

extension BarLane {
  /// The values of a text signal, each for as long as it is unchanged.
  fileprivate static func signal(
    _ film: Film, _ signal: String, name: String, isSpoken: Bool
  ) -> BarLane? {
    guard let signal = film.trace.signals.first(where: { $0.name == signal && $0.isText }) else {
      return nil
    }
    var bars = intervals(film) { row in
      let index = film.trace.value(of: signal, row: row).map { Int($0) }
      return (index.map { signal.texts[$0] } ?? "", "", "value")
    }
    bars.removeAll { $0.text.isEmpty }
    return bars.isEmpty ? nil : BarLane(name: name, kind: "readout", bars: bars, isSpoken: isSpoken)
  }
}
