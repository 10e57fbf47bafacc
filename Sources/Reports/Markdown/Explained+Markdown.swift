internal import Results

extension RunEnd.Explained {
  /// How two engines still differ with equal constants, and which constants differ.
  var markdown: String {
    var text = ""
    if !motions.isEmpty {
      text += "\n**With equal constants**\n\n"
      for (index, motion) in motions.prefix(Self.maxMotions).enumerated() {
        text +=
          "\(index + 1). **\(MarkdownText.plain(motion.sentence))**: "
          + "\(MarkdownText.plain(motion.spread)), such as "
          + "\(MarkdownText.code(motion.smallest.inRepository))\n"
      }
      let more = motions.count - Self.maxMotions
      if more > 0 { text += "\nand \(more) more\n" }
    }
    guard !causes.isEmpty else { return text }
    text += "\n**\(causes.count == 1 ? "The differing constant" : "Differing constants")**\n\n"
    for cause in causeTexts { text += "- \(MarkdownText.plain(cause))\n" }
    if let setting { text += "\nWith these changed: \(MarkdownText.code(setting))\n" }
    return text
  }
}
