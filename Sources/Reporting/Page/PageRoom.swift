/// What of a run finds no room on one page, and which option gives it room.
struct PageRoom {
  /// How many failures could be drawn, and how many are; what held is drawn where room is left.
  let failures: Int
  let drawn: Int
  /// Whether the playground is left out, and with it the button that opens a recording there.
  let lacksPlayground: Bool
  /// The limit, and what the whole page would take, in bytes.
  let most: Int
  let wanted: Int
}

extension PageRoom {
  init(
    all: [DrawnRecording], drawn: [DrawnRecording], lacksPlayground: Bool, most: Int, wanted: Int
  ) {
    self.init(
      failures: all.count(where: \.isFailure), drawn: drawn.count(where: \.isFailure),
      lacksPlayground: lacksPlayground, most: most, wanted: wanted)
  }

  private var limit: String { "\(most / 1_000_000) MB" }

  private var enough: String { "--report-max-mb \((wanted + 999_999) / 1_000_000)" }

  private var advice: String {
    "\(enough) plots all of them on one page, --html FOLDER/ plots each on its own page"
  }

  /// Why nothing can be opened in the playground, for the page; nothing where it can.
  var playgroundSentence: String? {
    guard lacksPlayground else { return nil }
    return "There is no \"Try it\", to keep this page within \(limit): "
      + "\(enough) or --html FOLDER/ makes room for the playground."
  }

  /// Of failures, for the page; nothing where all are plotted.
  var sentence: String? {
    guard drawn < failures else { return nil }
    return
      "\((failures - drawn).grouped) of \(failures.grouped) failures are listed without a plot, to keep "
      + "this page within \(limit): \(advice)."
  }

  /// Of what is plotted, for the page; nothing where all are.
  var title: String? {
    guard drawn < failures else { return nil }
    return "\(drawn.grouped) of \(failures.grouped) failures in detail"
  }

  /// Of what held, for the page: which options plot it.
  var heldAdvice: String { "--report-detail all \(enough)" }

  /// For the terminal: what held is no news.
  func warnings(size: Int) -> [String] {
    var warnings: [String] = []
    if drawn < failures {
      warnings.append(
        "\(failures - drawn) of \(failures) recordings are listed in the HTML report and not plotted, "
          + "to keep it within \(limit): \(advice)")
    }
    if lacksPlayground, drawn == failures {
      warnings.append(
        "the HTML report has no playground, to keep it within \(limit): "
          + "\(enough) or --html FOLDER/ makes room for it")
    }
    if size > most {
      warnings.append(
        "the HTML report has \(size) bytes, more than \(limit): its lists alone take that much")
    }
    return warnings
  }
}
