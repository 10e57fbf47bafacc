/// A sign of another language, and the sign or word that a formula has in its place.
struct FamiliarSign {
  let typed: String
  let intended: String

  /// Longer signs precede their own prefixes. A foreign sign that starts with a sign of formulas is
  /// listed only if it cannot appear in a correct formula.
  static let all = [
    FamiliarSign(typed: "<->", intended: "=="), FamiliarSign(typed: "<=>", intended: "=="),
    FamiliarSign(typed: "->", intended: "=>"), FamiliarSign(typed: "===", intended: "=="),
    FamiliarSign(typed: "!==", intended: "!="), FamiliarSign(typed: "<>", intended: "!="),
    FamiliarSign(typed: "=<", intended: "<="), FamiliarSign(typed: "&&", intended: "and"),
    FamiliarSign(typed: "||", intended: "or"), FamiliarSign(typed: "&", intended: "and"),
    FamiliarSign(typed: "|", intended: "or"), FamiliarSign(typed: "≤", intended: "<="),
    FamiliarSign(typed: "≥", intended: ">="), FamiliarSign(typed: "≠", intended: "!="),
    FamiliarSign(typed: "→", intended: "=>"), FamiliarSign(typed: "⇒", intended: "=>"),
    FamiliarSign(typed: "∧", intended: "and"), FamiliarSign(typed: "∨", intended: "or"),
    FamiliarSign(typed: "¬", intended: "not"), FamiliarSign(typed: "□", intended: "always[0,2s]"),
    FamiliarSign(typed: "◇", intended: "eventually[0,2s]"),
  ]

  /// Signs that only begin a sign of formulas. Such a sign alone is an error.
  static let alone = [
    FamiliarSign(typed: "=", intended: "=="), FamiliarSign(typed: "!", intended: "not"),
  ]
}

/// Words of other languages, each with its equivalent in formulas.
struct FamiliarWord {
  /// The probable meaning of a name that formulas do not have.
  static func intended(by word: String) -> String? {
    switch word {
    case "implies", "IMPLIES": "=>"
    case "iff", "equals", "is": "=="
    case "xor": "!="
    case "if", "IF", "whenever", "WHEN": "when"
    case "THEN": "then"
    case "AND": "and"
    case "OR": "or"
    case "NOT": "not"
    case "G", "globally", "Globally", "ALWAYS": "always[0,2s]"
    case "F", "finally", "within", "sometime": "eventually[0,2s]"
    case "H": "historically"
    case "O", "P", "past": "once"
    case "U", "UNTIL": "until"
    case "S", "SINCE": "since"
    case "X", "next": "eventually[1frame,1frame]"
    case "Y", "previous", "pre", "last": "prev"
    case "rise", "rising": "began"
    case "fall", "falling": "ended"
    case "derivative", "diff": "rate"
    case "sum": "integral"
    case "hold", "held", "latch": "at"
    case "distance": "dist"
    default: nil
    }
  }

  /// The signal that was probably meant by a name that is unknown here.
  static func signal(by word: String) -> String? {
    switch word {
    case "coasting", "flinging", "fling", "momentum": "decelerating"
    case "scrolling", "moving": "moved"
    case "released", "lifted", "release", "lift": "input(lift)"
    case "idle", "still", "resting": "rest"
    case "pulled", "overscrolled": "outside"
    case "speed", "velocity", "scrollVelocity": "velocity.y"
    case "overscroll", "overscroll.y": "over.y"
    case "overscroll.x": "over.x"
    case "offset", "contentOffset", "contentOffset.y", "scrollTop", "scrollY": "offset.y"
    case "contentOffset.x", "scrollLeft", "scrollX": "offset.x"
    case "scale", "zoomScale": "zoom"
    case "unless": "when not"
    default: nil
    }
  }
}
