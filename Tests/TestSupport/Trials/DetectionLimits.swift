internal import Engines
package import FlickbookTesting
internal import Invariants
internal import Model
internal import Replay
internal import Text

/// Between which sizes of an error an invariant begins to detect it: below the first number it
/// detected nothing, above the second everything.
///
/// Each fault that is meant for an invariant is put into a correct engine, with its size searched
/// in every recording that exercises the invariant. The size is measured as the maximum deviation
/// of the shown offset or zoom.
package struct DetectionLimits: Sendable {
  /// One size of one fault in one recording.
  private struct Trial {
    /// The maximum deviation of the shown offset in points.
    var distance: Double
    /// The same for the zoom, as a share.
    var zoom: Double
    var isFound: Bool
    /// The fault and the recording.
    var fault: String
    var recording: String
  }

  private var trials: [String: [Trial]] = [:]

  package init() {}

  package mutating func merge(_ other: DetectionLimits) {
    trials.merge(other.trials) { $0 + $1 }
  }

  /// Searches the sizes of a fault in the recordings that are named after its invariant.
  package mutating func add(_ fault: Fault) throws {
    for path in Corpus.recordings(of: fault.invariant) {
      try add(fault, "one that \(fault.name)", in: Corpus.recording(path), upTo: 4, path)
    }
  }

  /// Searches the sizes of a fault in the small recording that is made for it.
  package mutating func add(_ isolated: IsolatedCase) throws {
    let recording = isolated.recording
    try add(isolated.fault, isolated.fault.name, in: recording, upTo: 1, recording.head.title)
  }

  private mutating func add(
    _ fault: Fault, _ sentence: String, in recording: Recording, upTo greatest: Double,
    _ name: String
  ) throws {
    guard let invariant = Catalogue.invariants.first(where: { $0.name == fault.invariant }) else {
      return
    }
    var truth = Shown()
    let sound = try judged(recording, BuiltInEngines.ios, by: [invariant]) { truth.add($0) }
    guard sound.contains(where: \.isHeld) else { return }

    var all: [Trial] = []
    func isFound(at strength: Double) throws -> Bool {
      var shown = Shown()
      let engine = BuiltInEngines.ios.with(fault, strength: strength)
      let isFound = try judged(recording, engine, by: [invariant]) { shown.add($0) }
        .contains(where: \.isBroken)
      let (distance, zoom) = shown.deviation(from: truth)
      all.append(
        Trial(
          distance: distance, zoom: zoom, isFound: isFound, fault: sentence, recording: name))
      return isFound
    }
    var (unseen, found) = (0.0, fault.isScalable ? greatest : 1)
    if try isFound(at: found), fault.isScalable {
      // Thirteen halvings find one part in 8,192 of the greatest size.
      for _ in 0..<13 {
        let middle = (unseen + found) / 2
        if try isFound(at: middle) { found = middle } else { unseen = middle }
      }
    }
    // A fault that changes nothing that is shown, in a recording in which it cannot occur.
    trials[invariant.name, default: []] += all.filter { $0.isFound || $0.isVisible }
  }

  /// What was shown, step by step.
  private struct Shown {
    private var steps: [[(offset: Point, zoom: Double)]] = []

    mutating func add(_ step: borrowing Step) {
      steps.append(step.frame.views.map { ($0.offset, $0.zoom) })
    }

    func deviation(from truth: Shown) -> (points: Double, zoom: Double) {
      var (points, zoom) = (0.0, 0.0)
      for (one, other) in zip(steps, truth.steps) {
        for (here, there) in zip(one, other) {
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

extension DetectionLimits.Trial {
  /// A smaller deviation is a rounding error.
  fileprivate static let minDistance = 0.005
  fileprivate static let minZoom = 5e-5

  fileprivate var isVisible: Bool { distance >= Self.minDistance || zoom >= Self.minZoom }
}

extension DetectionLimits {
  /// The limits of an invariant as cells of a table.
  package struct Row: Sendable {
    /// The size below which nothing was detected; a word if the faults have no visible size.
    package var nothingBelow: String
    /// The size above which everything was detected.
    package var everythingAbove: String
    /// The smallest detected fault, and its recording.
    package var fault: String
    package var recording: String
  }

  /// Nil if no fault was detected.
  package func row(of invariant: String) -> Row? {
    let all = trials[invariant] ?? []
    let found = all.filter(\.isFound)
    guard let first = found.first else { return nil }
    let measuresZoom = found.allSatisfy { $0.zoom >= Trial.minZoom }
    func size(_ trial: Trial) -> Double { measuresZoom ? trial.zoom : trial.distance }
    let least = measuresZoom ? Trial.minZoom : Trial.minDistance
    let visible = found.filter { size($0) >= least && size($0).isFinite }
    guard let smallest = visible.min(by: { size($0) < size($1) }) else {
      return Row(
        nothingBelow: "no size", everythingAbove: "no size", fault: first.fault,
        recording: first.recording)
    }
    let unseen = all.filter { !$0.isFound }.map(size).max() ?? 0
    return Row(
      nothingBelow: Self.text(size(smallest), measuresZoom),
      everythingAbove: Self.text(max(unseen, size(smallest)), measuresZoom),
      fault: smallest.fault, recording: smallest.recording)
  }

  /// `0.42 pt` or `zoom 3 %`, rounded to two digits: the last bits of a motion are irrelevant here.
  private static func text(_ size: Double, _ measuresZoom: Bool) -> String {
    let number = measuresZoom ? 100 * size : size
    let step = number >= 100 ? 10.0 : number >= 10 ? 1 : number >= 1 ? 0.1 : 0.01
    let up = (number / step).rounded(.up) * step
    let short = ((up * 100).rounded() / 100).text
    return measuresZoom ? "zoom \(short) %" : "\(short) pt"
  }
}
