internal import Model

/// The table of the recording format: every element with its attributes in canonical order.
///
/// The reader validates against the table, and the canonical form is written from it. The schemas
/// and `Documentation/Format.md` are generated from it.
enum Vocabulary {
  static let namespace = Dialect.recording.namespace

  /// The rules in the order of `Element`: first the rules of a recording, then the rules that only
  /// a suite has.
  static let all: [ElementRule] = rules + SuiteVocabulary.rules

  /// The rules of a recording, in the order of `Element`.
  static let rules: [ElementRule] = head + scene + expectations + timeline

  static let head: [ElementRule] = [
    ElementRule(
      .recording, "recording",
      "One recording: its origin, a scene, and the events in it over time.",
      [
        .must("title", .text, "The name of the recording in every report."),
        .may(
          "quality", .words(Quality.names),
          """
          Defects of the recording: samples are missing (coarse) or at new times (resampled), no \
          device made the touches (synthetic), a conversion dropped data (lossy), its end is \
          missing (truncated), names and notes were removed (anonymised).
          """),
      ],
      .sequence([
        .maybe(.origin), .any(.tag), .maybe(.note), .one(.scene), .maybe(.expect), .one(.timeline),
      ])),
    ElementRule(
      .origin, "origin",
      "The device on which the recording was made. A recording that is written by hand has none.",
      attributes(Origin.rows),
      example: "<origin device=\"iPhone 5s\" system=\"iOS 7.1\" rate=\"60\"/>"),
    ElementRule(
      .tag, "tag", "A group that the recording belongs to.", [], .text,
      example: "<tag>paging</tag>"),
    ElementRule(
      .note, "note", "The gesture and the expected result, in one or two sentences.", [],
      .text,
      example: "<note>A short flick to the left shows the second car.</note>"),
  ]

  /// The rule for a policy of a view. Its attributes are the settings of that policy.
  static func policy(
    _ element: Element, _ policy: PolicyName, _ sentence: String, example: String
  ) -> ElementRule {
    let attributes = settings(of: policy)
    return ElementRule(
      element, policy.rawValue, sentence, attributes,
      isMeaninglessWhenEmpty: !attributes.contains { $0.isRequired }, example: example)
  }

  static func settings(of policy: PolicyName) -> [AttributeRule] {
    Setting.table.filter { $0.policy == policy }.map { AttributeRule($0) }
  }

  static func attributes<Whole>(_ rows: [AttributeRow<Whole>]) -> [AttributeRule] {
    rows.map { AttributeRule($0) }
  }
}
