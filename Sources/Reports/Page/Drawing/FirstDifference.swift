internal import Model
internal import Replay
internal import Results

/// The first time at which two engines show different values, and what they were doing then.
struct FirstDifference {
  /// The time of the difference in milliseconds.
  let time: Double
  let view: Int
  /// The values that differ, one text per engine, such as `y 293.86`.
  let one: String
  let other: String
  private let film: Film
  private let ghost: Film

  /// Differences up to these limits, in points and in percent of the zoom, count as equal.
  private static let minDistance = 0.5
  private static let minGap = 0.1

  /// Fails if no view differs by more than the limits.
  init?(_ film: Film, _ ghost: Film) {
    var first: (time: Double, view: Int)?
    for view in film.scene.views.indices {
      let far = film.distances(to: ghost, view).first { $0.value > Self.minDistance }
      let wide = film.zoomGaps(to: ghost, view).first { $0.value > Self.minGap }
      for found in [far, wide].compactMap(\.self) where found.time < first?.time ?? .infinity {
        first = (found.time, view)
      }
    }
    guard let (time, view) = first else { return nil }
    self.time = time
    self.view = view
    self.film = film
    self.ghost = ghost
    func text(_ film: Film, _ beside: Film) -> String {
      [(DrawnTrace.Channel.x, "x", 0.05), (.y, "y", 0.05), (.zoom, "zoom", 0.0005)].compactMap {
        guard let value = film.value($0.0, view, at: time),
          let twin = beside.value($0.0, view, at: time), (value - twin).magnitude > $0.2
        else { return nil }
        return "\($0.1) \(value.text(maximum: $0.0 == .zoom ? 4 : 2))"
      }.joined(separator: ", ")
    }
    one = text(film, ghost)
    other = text(ghost, film)
  }

  /// The activity of the view, such as `while decelerating`. If its activities on the two engines
  /// differ, both are named.
  func phase(_ names: (String, String)) -> String {
    let (one, two) = (film.phase(view, at: time), ghost.phase(view, at: time))
    return one == two ? one : "\(one) on \(names.0), \(two) on \(names.1)"
  }
}

extension Film {
  /// A short description of what a view was doing at a time.
  func phase(_ view: Int, at time: Double) -> String {
    let row = row(at: time)
    if let value = value(.activity, view, row), value > 0, value < 64 {
      return "while " + Activity(rawValue: UInt8(value)).word
    }
    let isTouched = !FingerTrail.all(trace, at: time).isEmpty
    return isTouched ? "while a finger is down" : "with no finger down"
  }
}
