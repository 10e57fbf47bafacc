internal import Files
internal import Model
internal import Runs
internal import Text
internal import Writing

/// Prints the output of `list recordings`: the recordings that `check` would judge with the same
/// arguments.
func listRecordings(
  _ operands: [String], _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  if operands.isEmpty, !arguments.hasList { throw .missingOperand(.paths) }
  let filter = try arguments.text(.filter).map(RecordingFilter.init)
  let shard = try arguments.shard(terminal)
  let selection = try PathSelection(arguments, operands: operands)
  var outcome = selection.report(passWithNone: arguments.has(.passWithNone), on: &terminal)
  var paths = selection.paths
  if let filter { paths = paths.filter { filter.admits($0) } }
  if paths.isEmpty, !selection.paths.isEmpty, !arguments.has(.passWithNone) {
    outcome.add(.nothing, "nothing to list: the options exclude \(selection.counted)")
  }
  if arguments.has(.writtenPlan) {
    return try writePlan(of: paths, after: outcome, arguments, &terminal)
  }
  if let shard { paths = shard.indices(in: paths).map { paths[$0] } }
  let known = paths.map { RecordingLength.known($0) }
  let lengths = known.map { $0 ?? 1000 }
  let width = lengths.map { seconds($0).utf8.count }.max() ?? 0
  var listed: [JSONPiece] = []
  let isJSON = arguments.has(.printedJSON)
  for (index, (path, length)) in zip(paths, lengths).enumerated() {
    do throws(FormatError) {
      let head = try RecordingReader(file: path).head
      if known[index] == nil { throw FormatError(unread: path, "its end cannot be read") }
      if isJSON {
        listed.append(
          JSONPiece([
            ("recording", path.json), ("title", head.title.json),
            ("tags", head.tags.map(\.json).json), ("ms", length.json),
          ]))
        continue
      }
      let tags = head.tags.isEmpty ? "" : " [\(head.tags.joined(separator: ", "))]"
      let length = seconds(length)
      let margin = String(repeating: " ", count: width - length.utf8.count)
      terminal.output.line(
        "\(margin)\(length)  \(path.visible)  \(head.title.visible)\(tags.visible)")
    } catch {
      terminal.error(error)
      outcome.add(.unjudged, "a recording cannot be read")
    }
  }
  if isJSON {
    do throws(WriteError) {
      try terminal.write(
        ListedJSON.text("recordings", listed), to: arguments.text(.printedJSON))
    } catch {
      outcome.add(.unjudged, error.description)
    }
  } else if paths.count > 1 {
    let part = shard.map { ", part \($0.number) of \($0.of)" } ?? ""
    terminal.report("\(paths.count) recordings, \(seconds(lengths.reduce(0, +))) to replay\(part)")
  }
  return outcome
}

/// Writes a plan instead of the list. Nothing is written if a recording cannot be read, because
/// each shard of the run would fail.
private func writePlan(
  of paths: [String], after selected: Outcome, _ arguments: ParsedArguments,
  _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  guard !arguments.has(.shard) else {
    throw UsageError("a plan is for all shards: --shard belongs to 'flickbook check --plan FILE'")
  }
  try arguments.checkOutputs(areNot: paths)
  guard selected == .held else { return selected }
  do {
    let plan = try RecordingPlan(of: paths, jobs: Clock.processors)
    try terminal.write(plan.text, to: arguments.text(.writtenPlan))
    let duration = plan.durations.reduce(0, +)
    terminal.report("\(paths.count.counted("recording")), \(seconds(duration)) to replay")
    return selected
  } catch let error as FormatError {
    terminal.error(error)
    return Outcome(.unjudged, "a recording cannot be read: no plan was written")
  } catch {
    return Outcome(.unjudged, "\(error)")
  }
}

/// A duration in milliseconds as text: `12.3 s`.
private func seconds(_ milliseconds: Int) -> String {
  let tenths = (milliseconds + 50) / 100
  return "\(tenths / 10).\(tenths % 10) s"
}
