/// One test case: an invariant on an engine, or a recording on an engine.
struct JUnitCase {
  let name: String
  let seconds: Double
  /// The line of the recording to which the case refers, or 0.
  let line: Int
  let ending: Ending

  enum Ending {
    /// The test case passed, with an optional remark.
    case passed(String?)
    case failed(Reported)
    /// The replay could not be judged.
    case erred(Reported)
    case skipped(type: String, message: String)
  }

  /// The details of a failure.
  struct Reported {
    let type: String
    let message: String
    let body: String
  }
}
