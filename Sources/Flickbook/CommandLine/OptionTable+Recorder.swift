// The options of the verb that gives people a page to record with.

extension Option {
  static let pageOutput = Option(
    "output", "o", .file("FILE"), summary: "where the page goes; - for stdout",
    details: "A file of that name is replaced when the new one is whole.")

  static let pageScript = Option(
    "script", summary: "write the script for pages of your own instead")
}
