internal import Model
package import Replay
internal import Results
internal import Text

extension Sketch {
  /// The recording, the engine, and how the replay ended: the first lines of a picture.
  ///
  /// - Parameters:
  ///   - how: The engine and the frames as text: `ios 1.0 at 60 Hz`.
  ///   - remarks: Remarks on the quality of the recording.
  package func head(
    title: String, file: String, on how: String, _ ending: Ending?, _ look: PlotLook,
    remarks: [String] = []
  ) -> [String] {
    let titles = TextTable.wrap(title.visible, to: look.width)
    let duration = Instant(nanoseconds: (end - (start ?? end)).nanoseconds).asText
    let played = "\(fingers.count.counted("finger")), \(eventCount.counted("event"))"
    return titles.map { look.paint($0, .heading) }
      + TextTable.wrap("\(file.visible) on \(how)", to: look.width)
      + TextTable.wrap(
        "\(duration) long, \(played); ", to: look.width, then: text(of: ending), look)
      + remarks.flatMap { TextTable.wrap($0, to: look.width) }
  }

  private func text(of ending: Ending?) -> (String, PlotLook.Part) {
    switch ending {
    case .rest: (restTime.map { "at rest from \($0.asText) on" } ?? "nothing moved", .label)
    case .patience where holds: ("not seen at rest at the end", .label)
    case .patience: ("still not at rest when the replay was stopped", .failure)
    case .truncated: ("ends while a finger is down", .failure)
    case .engineError: ("stopped: the engine failed", .failure)
    case nil: ("stopped: the recording cannot be read further", .failure)
    }
  }
}

extension TextTable {
  fileprivate static func wrap(
    _ text: String, to width: Int, then end: (text: String, part: PlotLook.Part), _ look: PlotLook
  ) -> [String] {
    let ending = look.paint(end.text, end.part)
    return text.count + end.text.count <= width
      ? [text + ending] : [String(text.dropLast()), ending]
  }
}

extension Instant {
  /// The duration as text: `983 ms`, or `2.31 s` from two seconds on.
  fileprivate var asText: String {
    nanoseconds < 2_000_000_000
      ? (Double(nanoseconds) / 1e6).text(maximum: 1) + " ms"
      : (Double(nanoseconds) / 1e9).text(maximum: 2) + " s"
  }
}
