/// What of a run finds no room on one page, and which option gives it room.
struct PageRoom {
  /// How many recordings could be drawn, and how many are.
  let all: Int
  let drawn: Int
  /// The limit, and what the whole page would take, in bytes.
  let most: Int
  let wanted: Int
}

extension PageRoom {
  private var limit: String { "\(most / 1_000_000) MB" }

  private var advice: String {
    "--report-max-mb \((wanted + 999_999) / 1_000_000) plots all of them on one page, "
      + "--html FOLDER/ on a page each"
  }

  /// For the page.
  var sentence: String {
    "\((all - drawn).grouped) of \(all.grouped) are listed with sentence, place and command and not "
      + "plotted, to keep this page within \(limit): \(advice)."
  }

  /// For the terminal.
  func warnings(size: Int) -> [String] {
    let undrawn =
      "\(all - drawn) of \(all) recordings are listed in the HTML report and not plotted, to keep "
      + "it within \(limit): \(advice)"
    guard size > most else { return [undrawn] }
    return [
      undrawn,
      "the HTML report has \(size) bytes, more than \(limit): that is what its lists take alone",
    ]
  }
}
