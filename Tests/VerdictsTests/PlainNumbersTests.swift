import TestSupport
import Testing

@testable import Verdicts

struct PlainNumbersTests {
  @Test(arguments: PlainTexts.all)
  func `numbers are rounded as long as they stay different`(_ texts: [String], _ rounded: [String])
  {
    #expect(PlainNumbers.rounded(texts) == rounded)
  }
}
