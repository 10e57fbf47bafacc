extension Verb {
  /// Every verb, in the order help shows them. A new verb is a file in `Verbs/` and a line here.
  static let all: [Verb] = [
    .demo, .check, .compare, .baseline, .fuzz, .shrink, .infer, .report, .merge, .show, .list,
    .explain, .lint, .fmt, .cut, .join, .scale, .mirror, .recorder, .playground, .importing,
    .exporting, .capture, .schema, .scene, .serve, .measure, .fit, .engineTest, .engineNew, .trust,
    .completions, .man, .help,
  ]

  /// Also understood, but offered as an option: `flickbook --version`.
  static let unlisted: [Verb] = [.version]

  static func named(_ name: String) -> Verb? { (all + unlisted).first { $0.name == name } }
}
