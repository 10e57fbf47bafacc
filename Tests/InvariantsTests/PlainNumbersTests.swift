import Testing
import TestSupport

@testable import Invariants

struct PlainNumbersTests {
  @Test(arguments: PlainTexts.all)
  func `numbers are rounded only as far as they stay different`(
    _ texts: [String], _ rounded: [String]
  ) {
    #expect(PlainNumbers.rounded(texts) == rounded)
  }
}
