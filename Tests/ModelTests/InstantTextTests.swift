import Model
import Testing

struct InstantTextTests {
  @Test(arguments: [
    (0, "0"), (1, "0.000001"), (1_000_000, "1"), (16_667_000, "16.667"), (16_670_000, "16.67"),
    (86_399_999_999_999, "86399999.999999"), (8_999_999_999_999_999_999, "8999999999999.999999"),
  ])
  func `an instant is written in milliseconds, exactly and without needless zeros`(
    _ nanoseconds: Int64, _ text: String
  ) {
    #expect(Instant(nanoseconds: nanoseconds).text == text)
  }
}
