internal import Results
internal import Runs
internal import Writing

/// Explains how to complete a plan with missing shards: names the incomplete files, and prints the
/// commands that make the missing shards in the folder that `report` reads.
struct MissingShards {
  private let head: RunHead
  private let missing: [Int]
  /// The folder of the results, with a trailing slash; empty for the current folder.
  private let folder: String
  /// The files of incomplete shards, and what is wrong with them.
  private var begun: [Int: (file: String, why: String)] = [:]

  /// - Parameter readers: At least one reader.
  init(_ merged: MergedResults, _ readers: [ResultsReader]) {
    head = merged.head
    missing = merged.missing
    let first = readers.first?.file ?? ""
    folder = first.contains("/") ? first.folder.appending(component: "") : ""
    guard !missing.isEmpty else { return }
    for folder in Set(readers.map(\.file.folder)) { addLeftovers(in: folder) }
    for reader in readers where !reader.isComplete {
      let why = reader.lastLine == nil ? "has no last line: it was cut off" : "was interrupted"
      add(reader.head, reader.file, why)
    }
  }

  /// Adds the files of killed runs, which still have a temporary name.
  private mutating func addLeftovers(in folder: String) {
    let ending = NewFile.leftover(beside: "")
    for name in (try? Folder(folder).entries.map(\.name)) ?? [] where name.hasSuffix(ending) {
      let name = folder == "." ? name : folder.appending(component: name)
      guard let reader = try? ResultsReader(file: name), reader.head.plan == head.plan
      else { continue }
      add(
        reader.head, String(name.dropLast(ending.count)),
        "is still \(name.quoted): its run was killed, or is not finished")
    }
  }

  private mutating func add(_ part: RunHead, _ file: String, _ why: String) {
    guard let shards = part.shards, shards.have.count == 1, shards.of == head.shards?.of
    else { return }
    begun[shards.have[0]] = (file, why)
  }

  var lines: [String] {
    guard !missing.isEmpty else { return [] }
    let words = missing.compactMap { number in begun[number].map { "\($0.file) \($0.why)" } }
    return words + ["to run the missing shards:"] + missing.map { "  " + command($0) }
  }

  private func command(_ number: Int) -> String {
    let part = ["--shard", "\(number)/\(head.shards?.of ?? 1)"]
    if let begun = begun[number] { return head.checkCommand(part + ["--resume", begun.file]) }
    return head.checkCommand(part + ["--results", "\(folder)\(number).jsonl"])
  }
}
