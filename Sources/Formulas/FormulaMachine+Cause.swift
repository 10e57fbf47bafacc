extension FormulaMachine {
  /// The comparison that determines the margin of a truth: for an `and` the worse comparison, for
  /// an `or` the better comparison.
  package func cause(of index: Int, in rule: Int) -> Cause {
    let comparisons = rules[rule].comparisons
    if comparisons.first == comparisons.last { return Cause(time: time) }
    if comparison(rule, index) != nil {
      let sides = sides(of: index)
      return Cause(comparison: index, left: sides.0, right: sides.1, time: time)
    }
    let work = program.instructions[index]
    let (one, two) = (Int(work.one), Int(work.two))
    switch work.operation {
    case .and: return cause(of: values[two].y.isBelow(values[one].y) ? two : one, in: rule)
    case .or: return cause(of: values[one].y.isBelow(values[two].y) ? two : one, in: rule)
    case .not: return cause(of: one, in: rule)
    default: return Cause(time: time)
    }
  }

  /// The comparison of a formula whose result is the truth at this index.
  package func comparison(_ rule: Int, _ index: Int) -> Expression? {
    let section = rules[rule].comparisons
    return program.comparisons[Int(section.first)..<Int(section.last)]
      .first { Int($0.index) == index }?.expression
  }

  /// The two sides of a comparison.
  private func sides(of index: Int) -> (Double, Double) {
    var work = program.instructions[index]
    // Skips a negation and the division by the tolerance.
    while true {
      switch work.operation {
      case .not, .divide: work = program.instructions[Int(work.one)]
      case .atMost, .less, .equal: return (values[Int(work.one)].x, values[Int(work.two)].x)
      default: return (.nan, .nan)
      }
    }
  }
}
