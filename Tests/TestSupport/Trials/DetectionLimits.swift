internal import Engines
package import FlickbookTesting
internal import Invariants
internal import Model
internal import Replay
internal import Text

/// The sizes of a fault between which an invariant begins to detect it: the invariant detects
/// nothing below the first size, and everything above the second size.
///
/// Each fault made for an invariant is added to a correct engine. The limits are searched in every
/// recording that exercises the invariant.
package struct DetectionLimits: Sendable {
  /// The limits of one fault, in the unit of its amount.
  fileprivate struct Limits {
    var fault: Fault
    /// The description of the fault, such as `one that rests past its end` or `late drag`.
    var sentence: String
    /// The smallest detected size, and the recording in which it was detected.
    var found: (size: Double, recording: String)?
    /// The largest size that was not detected.
    var unseen = 0.0
  }

  /// The limits, by the invariant and the name of the fault.
  fileprivate var limits: [String: [String: Limits]] = [:]

  package init() {}

  package mutating func merge(_ other: DetectionLimits) {
    for (invariant, faults) in other.limits {
      limits[invariant, default: [:]].merge(faults) { $0.merged(with: $1) }
    }
  }

  /// Searches the limits of a fault in the recordings that are named after its invariant.
  package mutating func add(_ fault: Fault) throws {
    for path in Corpus.recordings(of: fault.invariant) {
      try add(fault, "one that \(fault.name)", in: Corpus.recording(path), upTo: 4, path)
    }
  }

  /// Searches the limits of a fault in the small recording that is made for it.
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
    let sound = try judged(recording, BuiltInEngines.ios, by: [invariant])
    guard !sound.contains(where: \.isBroken) else { return }
    var limit = Limits(fault: fault, sentence: sentence)
    func isFound(at strength: Double) throws -> Bool {
      let engine = BuiltInEngines.ios.with(fault, strength: strength)
      return try judged(recording, engine, by: [invariant]).contains(where: \.isBroken)
    }
    var (unseen, found) = (0.0, fault.isScalable ? greatest : 1)
    // In this recording the fault cannot occur, however large it is.
    guard try isFound(at: found) else { return }
    if fault.isScalable {
      // Thirteen halvings reduce the interval to 1/8192 of the maximum size.
      for _ in 0..<13 {
        let middle = (unseen + found) / 2
        if try isFound(at: middle) { found = middle } else { unseen = middle }
      }
    }
    limit.found = (fault.size(at: found), name)
    limit.unseen = fault.size(at: unseen)
    limits[invariant.name, default: [:]].merge([fault.name: limit]) { $0.merged(with: $1) }
  }
}

extension DetectionLimits.Limits {
  fileprivate func merged(with other: Self) -> Self {
    var both = self
    if let one = found, let two = other.found {
      // Of equal sizes, the first name is listed, so that the order of the searches has no effect.
      both.found = (two.size, two.recording) < (one.size, one.recording) ? two : one
    } else {
      both.found = found ?? other.found
    }
    both.unseen = max(unseen, other.unseen)
    return both
  }

  /// The largest size that was not detected, as a multiple of the smallest detected size.
  fileprivate var spread: Double { found.map { max(unseen, $0.size) / $0.size } ?? .infinity }
}

extension DetectionLimits {
  /// The limits of an invariant as cells of a table.
  package struct Row: Sendable {
    /// The size below which nothing was detected; a word if the faults have no size.
    package var nothingBelow: String
    /// The size above which everything was detected.
    package var everythingAbove: String
    /// The fault of the engine, and the recording with the smallest detected size.
    package var fault: String
    package var recording: String
  }

  /// The limits of the fault for which they are closest together; nil if no fault was detected.
  package func row(of invariant: String) -> Row? {
    let faults = (limits[invariant] ?? [:]).values.sorted { $0.fault.name < $1.fault.name }
    let sized = faults.filter(\.fault.isScalable)
    guard let best = (sized.isEmpty ? faults : sized).min(by: { $0.spread < $1.spread }),
      let found = best.found
    else { return nil }
    let fault = best.fault
    return Row(
      nothingBelow: fault.isScalable ? fault.text(ofSize: found.size) : "no size",
      everythingAbove: fault.isScalable
        ? fault.text(ofSize: max(best.unseen, found.size)) : "no size",
      fault: best.sentence, recording: found.recording)
  }
}

extension Fault {
  /// The difference from a correct engine at this strength.
  fileprivate func size(at strength: Double) -> Double {
    (amount(at: strength) - (scaling == .factor ? 1 : 0)).magnitude
  }

  /// A size with its unit, rounded up to two digits.
  fileprivate func text(ofSize size: Double) -> String {
    let (number, unit) = isShare ? (100 * size, " %") : (size, unit)
    var step = 0.01
    while step * 100 < number { step *= 10 }
    while step > 1e-6, step * 10 > number { step /= 10 }
    let steps = (number / step - 1e-9).rounded(.up)
    return (step < 1 ? steps / (1 / step).rounded() : steps * step).text + unit
  }

  /// Whether the amount of the fault is a share of a correct value.
  private var isShare: Bool {
    if scaling == .factor { return true }
    switch change {
    case .motion(.askew), .motion(.again), .motion(.zoomGain), .motion(.zoomClamp): return true
    case .shown(let quantity, _):
      return [
        .zoom, .enlargement, .zoomAndLimits, .zoomAndMaximum, .minimumZoom, .maximumZoom,
      ].contains(quantity)
    default: return false
    }
  }

  private var unit: String {
    switch change {
    case .motion(.creep): " pt/s"
    case .motion(.late): " frames"
    case .motion(.freeze), .motion(.stop), .motion(.zoomFreeze): " ms"
    case .motion: " pt"
    case .input: " pt"
    case .report(.announceExactly): " pt/s"
    case .report: " pt"
    case .shown(.velocity, _): " pt/s"
    case .shown(let quantity, _): quantity.isLength ? " pt" : ""
    // The strength of custom faults is a multiple of the invariant's tolerance.
    case .custom: " × its tolerance"
    case .setting, .scene, .switchedOn: ""
    }
  }
}

extension Fault.Quantity {
  fileprivate var isLength: Bool {
    [
      .offset, .content, .bounds, .frame, .insetTop, .insetLeft, .insetBottom, .insetRight, .centre,
      .coveredHeight, .headerTop, .printedOffset, .indicatorStart, .indicatorLength,
    ].contains(self)
  }
}
