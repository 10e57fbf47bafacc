internal import Exploration
internal import Model
internal import Text

extension FuzzSession {
  /// The findings as JSON, for other programs. Within one `format` number, members are only added.
  package var json: String {
    let interruptions = coverage.interruptions.reached
    let head: JSONPiece.Members = [
      ("format", 1), ("engine", plan.oracle.engine.designation.text.json),
      ("against", plan.rival.map { $0.designation.text.json }),
      // The seed is written as text, because a JSON number may not represent 64 bits exactly.
      ("seed", String(plan.seed).json), ("recordings", done.json), ("failing", failing.json),
      ("situations", coverage.bucketCount.json), ("pairs", coverage.pairCount.json),
      ("interruptions", interruptions.cells.json), ("interruptionsOf", interruptions.of.json),
      ("found", groups.sorted { $0.name < $1.name }.map(\.json).json),
      ("unjudged", unjudged.map(\.json).json),
      (
        "refused",
        refusals.sorted { $0.key < $1.key }.map { reason, count in
          JSONPiece([("reason", reason.json), ("recordings", count.json)])
        }.json
      ),
    ]
    return JSONPiece(head).text + "\n"
  }
}

extension FaultGroup {
  fileprivate var json: JSONPiece {
    JSONPiece([
      ("name", name.json), ("recordings", count.json), ("first", first.json), ("text", text.json),
      ("smallest", smallest.map(\.json).json),
    ])
  }
}

extension FaultGroup.Least {
  fileprivate var json: JSONPiece {
    JSONPiece([
      ("path", path.json), ("events", recording.events.count.json), ("number", number.json),
      ("replays", replays.json),
    ])
  }
}
