internal import Engines
package import FlickbookTesting
internal import Invariants
internal import Model
internal import Replay
internal import Text

/// What a held verdict guarantees: the smallest error of a faulty engine that each invariant
/// detected, measured by the deviation of what was shown up to that time.
package struct SmallestFaults: Sendable {
  /// One error that an invariant detected.
  package struct Finding: Sendable {
    /// The maximum deviation of the shown offset from that of the sound engine, up to the
    /// violation.
    package var distance: Double
    /// The same for the zoom, as a share.
    package var zoom: Double
    /// A description of the change of the engine.
    package var deed: String
    package var path: String

    /// Whether it is smaller: findings without a visible deviation come last, because they have no
    /// size.
    func isSmaller(than other: Finding) -> Bool { rank < other.rank }

    /// A smaller deviation is a rounding error, and not a wrong offset or zoom: the invariant
    /// detected something else, such as a callback or an activity.
    fileprivate var minShown: Double { 0.005 }
    fileprivate var minZoomShown: Double { 5e-5 }

    private var rank: (Double, Double, String, String) {
      let isUnseen = distance < minShown && zoom < minZoomShown
      return (isUnseen ? .infinity : distance, zoom, path, deed)
    }
  }

  private(set) package var findings: [String: Finding] = [:]

  package init() {}

  /// Adds a fault of the suite: at its full amount over all recordings, and at decreasing amounts
  /// over those that failed.
  package mutating func add(ofSuite row: Fault) throws {
    var paths = Corpus.recordings
    var share = 1.0
    while share > 0.002, !paths.isEmpty {
      let engine = BuiltInEngines.ios.with(row, strength: share)
      let deed = share == 1 ? row.sentence : "\(row.sentence), 1/\(Int(1 / share)) of it"
      paths = try paths.filter { try note(engine, deed, $0) }
      guard row.isScalable else { return }
      share /= 2
    }
  }

  /// Adds an isolated fault, at the strengths at which detection begins.
  package mutating func add(isolated fault: Fault) throws {
    let strengths = fault.isScalable ? [2, 1.5, 1.1] : [1]
    for strength in strengths {
      let engine = BuiltInEngines.ios.with(fault, strength: strength)
      for path in Corpus.recordings(for: fault.invariant).prefix(80) {
        _ = try note(engine, "one that \(fault.name)", path, only: fault.invariant)
      }
    }
  }

  /// Records the violations in a recording; returns whether there were any.
  private mutating func note(
    _ engine: EngineFactory, _ deed: String, _ path: String, only: String? = nil
  ) throws -> Bool {
    let recording = try Corpus.recording(path)
    var seen = Sight()
    let invariants = Catalogue.invariants.filter { only == nil || $0.name == only }
    let broken = try judged(recording, engine, by: invariants) { seen.add($0) }
      .compactMap { finding in
        if case .broken(let violation, _, _) = finding.verdict {
          (finding.invariant.name, violation.time)
        } else {
          nil
        }
      }
    guard !broken.isEmpty else { return false }
    var truth = Sight()
    _ = try judged(recording, BuiltInEngines.ios, by: []) { truth.add($0) }
    for (name, time) in broken {
      let (distance, zoom) = seen.distance(to: truth, until: time)
      let finding = Finding(distance: distance, zoom: zoom, deed: deed, path: path)
      if let known = findings[name], !finding.isSmaller(than: known) { continue }
      findings[name] = finding
    }
    return true
  }

  package mutating func merge(_ other: SmallestFaults) {
    for (name, finding) in other.findings {
      if let known = findings[name], !finding.isSmaller(than: known) { continue }
      findings[name] = finding
    }
  }

  /// What a replay showed: offsets and zooms, step by step.
  private struct Sight {
    private var steps: [(time: Instant, views: [(offset: Point, zoom: Double)])] = []

    mutating func add(_ step: borrowing Step) {
      steps.append((step.time, step.frame.views.map { ($0.offset, $0.zoom) }))
    }

    func distance(to truth: Sight, until end: Instant) -> (points: Double, zoom: Double) {
      var (points, zoom) = (0.0, 0.0)
      for (one, other) in zip(steps, truth.steps) {
        guard one.time == other.time, one.time <= end else { break }
        for (here, there) in zip(one.views, other.views) {
          points = max(
            points, (here.offset.x - there.offset.x).magnitude,
            (here.offset.y - there.offset.y).magnitude)
          zoom = max(zoom, (here.zoom / there.zoom - 1).magnitude)
        }
      }
      return (points, zoom)
    }
  }
}

extension SmallestFaults.Finding {
  /// `0.42 pt`, `zoom 3 %`, or that no deviation is visible.
  package var size: String {
    if !distance.isFinite { return "no number" }
    if distance >= minShown { return Self.short(distance) + " pt" }
    if zoom >= minZoomShown { return "zoom " + Self.short(100 * zoom) + " %" }
    return "0 pt"
  }

  /// Rounded to two digits: the last bits of a motion are irrelevant here.
  private static func short(_ number: Double) -> String {
    let step = number >= 100 ? 10.0 : number >= 10 ? 1 : number >= 1 ? 0.1 : 0.01
    let up = (number / step).rounded(.up) * step
    return ((up * 100).rounded() / 100).text
  }
}
