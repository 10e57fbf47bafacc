/// One test case: an invariant on an engine, or a recording on an engine.
struct JUnitCase {
  let name: String
  let seconds: Double
  /// The line it is about, 0 where there is none.
  let line: Int
  let ending: Ending

  enum Ending {
    /// Perhaps with something to be said all the same.
    case passed(String?)
    case failed(Reported)
    /// It could not be judged.
    case erred(Reported)
    case skipped(type: String, message: String)
  }

  /// What is told of a failure.
  struct Reported {
    let type: String
    let message: String
    let body: String
  }
}
