internal import Replay
internal import Results
internal import Text

extension CheckWork {
  /// Replays a recording again and takes pictures of the chosen frames. An engine driven by steps
  /// shows the same frames again, so the first replay need not store all frames.
  func photograph(
    _ row: inout JudgedRecording, _ moments: PictureMoments?, on engine: ChosenEngine,
    _ isAbandoned: () -> Bool
  ) {
    guard let moments, row.error == nil, row.refusal == nil,
      let picturing = engine.factory?.picturing
    else { return }
    let chosen = moments.chosen(row)
    let camera = ChosenEngine(
      designation: engine.designation, kind: .live(picturing(Set(chosen.map(\.time)))))
    var left = chosen[...]
    do throws(ReplayError) {
      var steps = try reopened(row).steps(of: row.recording, on: camera, plan.clock)
      var step = Step()
      while !left.isEmpty, !isAbandoned(), try steps.next(into: &step) {
        guard step.isDrawn, let png = step.frame.picture, let moment = left.first,
          moment.time == step.time
        else { continue }
        var picture = KeptPicture(at: step.time, moment.words.joined(separator: ", "), png: png)
        picture.isViolation = moment.isViolation
        row.pictures.append(picture)
        left.removeFirst()
      }
    } catch {
      row.remarks.append("no further pictures: \(error)")
    }
  }
}

/// Counts the pictures of a run and their size, and limits the total.
struct PictureAlbum {
  private var count = 0
  private var bytes = 0
  private var left = 0

  /// The size is limited, because a report in one file needs space for its other content too.
  private static let maxBytes = 8_000_000

  /// Counts the pictures of a row, or removes all of them from the row if they do not fit.
  mutating func add(_ row: inout JudgedRecording) {
    let size = row.pictures.reduce(0) { $0 + $1.bytes }
    guard bytes + size <= Self.maxBytes else {
      left += row.pictures.count
      return row.pictures = []
    }
    count += row.pictures.count
    bytes += size
  }

  /// The number of pictures and their size, as text.
  var text: String {
    let megabytes = ((Double(bytes) / 1e4).rounded() / 100).text
    let kept = "pictures: \(count), \(megabytes) MB"
    return left == 0
      ? kept : "\(kept); \(left) more exceeded the limit of \(Self.maxBytes / 1_000_000) MB"
  }
}
