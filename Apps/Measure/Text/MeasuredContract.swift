internal import Model
package import Replay
internal import Text

/// The contract that an engine should declare according to its measured constants.
package struct MeasuredContract {
  /// A value of the contract: its name, the declared value and the measured value.
  private struct Row {
    let name: String
    /// The value in the JSON of the engine's reply to `hello`.
    let json: String
    let declared: String
    let measured: String
    let isKept: Bool
  }

  private var rows: [Row] = []

  package init(_ found: Measurements, of engine: EngineFactory) {
    let contract = engine.contract
    add("frames-late", found, .framesLate, Double(contract.actsAtFrames))
    add("slop", found, .slop, contract.slop)
    if let slop = found.value(.slop), let caught = found[.slopAfterCatch]?.number,
      !caught.holds(slop) && abs(caught.value - slop) > 1e-3
    {
      add("slop-after-catch", found, .slopAfterCatch, contract.slopAfterCatch ?? contract.slop)
    }
    if let slop = found.value(.pinchSlop), slop > 0.02 {
      add("pinch-slop", found, .pinchSlop, contract.pinchSlop)
    }
    if let slop = found.value(.slop), let lost = found.value(.slopLost), slop > 0.1 {
      add("swallows-slop", lost > slop / 2, contract.swallowsSlop)
    }
    addRates(found, contract)
    add("min-fling", found, .minFling, contract.minFling)
    add("soft-zoom", found, .softZoom, contract.softZoom) { $0 + 1 }
    // At the end of this time the remaining speed is too low for a fling, so that some engines stop
    // flinging slightly earlier.
    add("held-still", found, .heldStill, contract.heldStill.seconds * 1000, within: 0.02) {
      $0 * 1000
    }
    // The contract does not mention rotations if the engine does not support them, or keeps neither
    // position.
    if engine.abilities.contains(.resizing), let word = found[.turnKeeps]?.word, word != "neither" {
      add("turn-keeps-top-left", word == "top left", contract.turnKeepsTopLeft)
    }
    if let step = found.value(.shownStep), let rest = found.value(.restStep), step > 0 || rest > 0 {
      let contract = contract.resolved(in: Probe.window)
      add("resolution.offset", found, .shownStep, contract.offsetResolution)
      add("resolution.rest", found, .restStep, contract.restStep)
    }
  }

  private mutating func addRates(_ found: Measurements, _ contract: EngineContract) {
    guard let law = found[.coastLaw]?.word else { return }
    guard law == "exponential" else {
      for (name, rate) in [("normal-rate", contract.normalRate), ("fast-rate", contract.fastRate)] {
        rows.append(
          Row(
            name: name, json: "null", declared: rate?.text ?? "null", measured: law,
            isKept: rate == nil))
      }
      return
    }
    add("normal-rate", found, .rate, contract.normalRate)
    add("fast-rate", found, .fastRate, contract.fastRate)
    add("stop-speed", found, .stopSpeed, contract.stopSpeed)
  }

  private mutating func add(
    _ name: String, _ found: Measurements, _ constant: Constant, _ declared: Double?,
    within share: Double = 0.005, _ change: (Double) -> Double = { $0 }
  ) {
    guard let number = found[constant]?.number?.map(change) else { return }
    // A declared number may be rounded. An undeclared number cannot be violated.
    let isKept = declared.map { number.widened(by: share * abs($0)).holds($0) } ?? true
    // Rounds to the number of digits usual in source code.
    let short = number.widened(by: abs(number.value) * 2e-6).plain.text
    rows.append(
      Row(
        name: name, json: short, declared: declared?.text ?? "nothing", measured: short,
        isKept: isKept))
  }

  private mutating func add(_ name: String, _ measured: Bool, _ declared: Bool) {
    rows.append(
      Row(
        name: name, json: String(measured), declared: String(declared),
        measured: String(measured), isKept: measured == declared))
  }

  /// The member `contract` of the engine's reply to `hello`.
  package var json: String {
    let group = "resolution."
    let inner: JSONPiece.Members = rows.filter { $0.name.hasPrefix(group) }
      .map { (String($0.name.dropFirst(group.count)), JSONPiece(raw: $0.json)) }
    var members: JSONPiece.Members = rows.filter { !$0.name.hasPrefix(group) }
      .map { ($0.name, JSONPiece(raw: $0.json)) }
    if !inner.isEmpty { members.append(("resolution", JSONPiece(inner))) }
    return JSONPiece([("contract", JSONPiece(members))]).text
  }

  /// The values whose declaration differs from the measurement, one per line.
  package var differences: [String] {
    rows.filter { !$0.isKept }.map {
      "\($0.name): \($0.declared) is declared, \($0.measured) was measured"
    }
  }
}
