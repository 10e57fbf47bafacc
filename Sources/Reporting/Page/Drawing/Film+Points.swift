extension Film {
  /// The times and values of a channel in the order of time; what says nothing is left out.
  func points(_ channel: DrawnTrace.Channel, _ view: Int) -> [(time: Double, value: Double)] {
    rows.compactMap { row in
      value(channel, view, row).map { (trace.time(ofRow: row), $0) }
    }
  }

}
