internal import Comparing
internal import Results

extension Chart {
  /// The difference between two engines in a view over time, and the allowed difference if it is
  /// limited.
  func differences(_ view: Int) -> [CurveLane] {
    guard let ghost else { return [] }
    var lanes: [CurveLane] = []
    let distances = film.distances(to: ghost, view)
    if distances.contains(where: { $0.value > 0 }) {
      var lane = difference("difference", "pt", "difference", view, distances)
      if let measure = compare?["offset"], let allowed = measure.allowed {
        let pace = Difference.Pace(still: measure.still ?? allowed, lapse: measure.lapse ?? 0)
        lane.band = CurveLane.Band(pace: pace, points: film.allowances(pace, beside: ghost, view))
      }
      lanes.append(lane)
    }
    let gaps = film.zoomGaps(to: ghost, view)
    if gaps.contains(where: { $0.value > 0 }) {
      var lane = difference("zoom differs", "%", "zoomDifference", view, gaps)
      if let measure = compare?["zoom"], measure.value != nil, let allowed = measure.allowed {
        let pace = Difference.Pace(still: allowed * 100, lapse: 0)
        lane.band = CurveLane.Band(pace: pace, points: gaps.map { ($0.time, pace.still) })
      }
      lanes.append(lane)
    }
    return lanes
  }

  private func difference(
    _ name: String, _ unit: String, _ channel: String, _ view: Int,
    _ points: [(time: Double, value: Double)]
  ) -> CurveLane {
    CurveLane(
      name: name, unit: unit, channel: channel, view: view,
      curves: [.init(name: "d", points: points)], minimum: 1, height: 48, isMagnitude: true)
  }
}
