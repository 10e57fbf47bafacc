extension Verb {
  static let engine = Verb(
    group: "engine", summary: "write, test and measure scroll engines",
    description: """
      new writes a small engine to start from, test checks how a program implements the line \
      protocol, serve offers an engine of this program to another one, measure finds the constants \
      of an engine, and fit finds the settings that best reproduce a recorded device.

      'flickbook check' judges how an engine scrolls; --engine and --engine-command select it.
      """, [engineNew, engineTest, serve, measure, fit])
}
