internal import Files
internal import Invariants
internal import Model
package import Results
internal import Text

/// The violations that a suite waives, and which of its waivers are used.
package struct Waivers {
  private let waivers: [Located<Suite.Waiver>]
  private let globs: [Glob]
  private let file: String
  private let folder: String
  private let today: String
  private let here = currentFolder()
  private var used: Set<Int> = []
  /// The waivers whose invariant held on a matching recording.
  private var tried: Set<Int> = []

  /// - Parameters:
  ///   - folder: The absolute folder that recordings are named relative to.
  ///   - known: The invariants that may be waived.
  ///   - today: A waiver holds up to and including its last day.
  init(
    _ suite: Suite?, in folder: String, among known: Settings, today: String
  ) throws(FormatError) {
    waivers = suite?.waivers ?? []
    globs = waivers.map { Glob($0.value.recording) }
    file = suite?.file ?? ""
    self.folder = folder
    self.today = today
    for waiver in waivers where waiver.value.invariant != Determinism.name {
      var trial = known
      do throws(Objection) {
        try trial.apply(InvariantExpectation(waiver.value.invariant), from: .builtIn)
      } catch {
        throw FormatError(in: file, at: waiver.location, error)
      }
    }
  }

  var isEmpty: Bool { waivers.isEmpty }

  /// Changes broken invariants to waived invariants, if a waiver applies. If the waiver has
  /// expired, the invariant stays broken and mentions the waiver.
  package mutating func apply(to row: inout JudgedRecording) {
    guard !waivers.isEmpty, let name = row.recording.absolutePath(in: here).relative(to: folder)
    else { return }
    for index in row.invariants.indices {
      for (number, waiver) in waivers.enumerated()
      where waiver.value.invariant == row.invariants[index].name
        && isFor(row.engine, waiver.value.engine) && globs[number].matches(path: name)
      {
        if row.invariants[index].verdict == .held { tried.insert(number) }
        guard row.invariants[index].verdict == .broken else { continue }
        used.insert(number)
        let value = waiver.value
        if let until = value.until, until < today {
          row.invariants[index].waiver =
            "\(value.reason), but only until \(until) (\(file):\(waiver.location.line))"
        } else {
          row.invariants[index].verdict = .waived
          row.invariants[index].waiver = "\(value.reason) (\(file):\(waiver.location.line))"
        }
      }
    }
  }

  private func isFor(_ engine: String, _ wanted: String?) -> Bool {
    guard let wanted else { return true }
    return engine == wanted || engine.prefix { $0 != "(" } == wanted
  }

  /// The waivers whose invariant was tested on a matching recording, each with whether it was used.
  var reported: [RunEnd.Waiver] {
    waivers.indices.filter { tried.contains($0) || used.contains($0) }.map { index in
      let waiver = waivers[index]
      return RunEnd.Waiver(
        waiver.value.invariant, in: waiver.value.recording,
        at: waiver.location, isUsed: used.contains(index))
    }
  }
}

extension JudgedRecording {
  /// Reverts the waivers of a row: each run applies them with its own date.
  mutating func unwaive() {
    for index in invariants.indices where invariants[index].waiver != nil {
      invariants[index].verdict = .broken
      invariants[index].waiver = nil
    }
  }
}
