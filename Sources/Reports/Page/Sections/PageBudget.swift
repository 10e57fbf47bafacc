internal import Results

/// The content that does not fit on one page, and the option that makes it fit.
struct PageBudget {
  /// The number of failures in the report.
  let failures: Int
  /// The number of failures that are drawn. Recordings without failures are drawn only if space
  /// remains.
  let drawn: Int
  /// Whether the playground is left out, together with the button that opens a recording in the
  /// playground.
  let lacksPlayground: Bool
  /// The limit, and the size of the complete page, in bytes.
  let maximum: Int
  let wanted: Int
}

extension PageBudget {
  init(
    all: [DrawnRecording], drawn: [DrawnRecording], lacksPlayground: Bool, maximum: Int, wanted: Int
  ) {
    self.init(
      failures: all.count(where: \.isFailure), drawn: drawn.count(where: \.isFailure),
      lacksPlayground: lacksPlayground, maximum: maximum, wanted: wanted)
  }

  private var limit: String { "\(maximum / 1_000_000) MB" }

  private var enough: String { "--report-max-mb \((wanted + 999_999) / 1_000_000)" }

  private var advice: String {
    "\(enough) plots all of them on one page, --html FOLDER/ plots each on its own page"
  }

  /// The sentence that explains why nothing can be opened in the playground, or `nil` if it can.
  var playgroundSentence: String? {
    guard lacksPlayground else { return nil }
    return "There is no \"Try it\", to keep this page within \(limit): "
      + "\(enough) or --html FOLDER/ leaves space for the playground."
  }

  /// The sentence about failures on the page, or `nil` if all are plotted.
  var sentence: String? {
    guard drawn < failures else { return nil }
    return
      "\((failures - drawn).grouped) of \(failures.grouped) failures are listed without a plot, to keep "
      + "this page within \(limit): \(advice)."
  }

  /// The title above the plotted failures, or `nil` if all are plotted.
  var title: String? {
    guard drawn < failures else { return nil }
    return "\(drawn.grouped) of \(failures.grouped) failures in detail"
  }

  /// The options that plot the recordings without failures.
  var heldAdvice: String { "--report-detail all \(enough)" }

  /// Warnings for the terminal. They do not mention recordings without failures.
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
          + "\(enough) or --html FOLDER/ leaves space for it")
    }
    if size > maximum {
      warnings.append(
        "the HTML report has \(size) bytes, more than \(limit): its lists alone take that much")
    }
    return warnings
  }
}
