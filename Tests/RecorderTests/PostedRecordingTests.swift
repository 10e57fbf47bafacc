import Testing

@testable import Recorder

/// Tests recordings and names received over the network.
struct PostedRecordingTests {
  @Test(arguments: [
    ("fling-3", "fling-3"), ("Fling%20down!", "fling-down"), ("../../etc/passwd", "etc-passwd"),
    ("%2e%2e%2fx.xml", "x"), ("swipe-2.xml", "swipe-2"),
    (".xml", "recording"), ("x.xml.part", "x-xml-part"), ("a%00b", "a-b"), ("%", "recording"),
    ("%zz", "zz"),
    ("Sprühdose", "spr-hdose"), ("---", "recording"), ("con", "recording-con"),
    ("LPT9", "recording-lpt9"), ("lpt", "lpt"), ("com10", "com10"),
    ("flickbook-suite", "recording-flickbook-suite"),
    ("flickbook suite.xml", "recording-flickbook-suite"),
    ("flickbook-suite-2", "flickbook-suite-2"), (".hidden", "hidden"),
    ("/", "recording"), ("%F0%9F%91%8D", "recording"),
  ])
  func `a posted name is reduced to lower-case letters, digits and dashes`(
    header: String, name: String
  ) {
    #expect(PostedName(header).text == name)
  }

  @Test func `a name is shortened if necessary, and a missing name is replaced`() {
    #expect(PostedName(nil).text == "recording")
    #expect(PostedName(String(repeating: "ab-", count: 100)).text.utf8.count <= 60)
  }

  @Test func `a token is valid once, and other texts are never valid`() {
    var tokens = Tokens(limit: 2)
    let first = tokens.issue()
    #expect(first.utf8.count == 32 && first != tokens.opening)
    let answers = [tokens.opening, first, first].map { tokens.redeem($0) }
    #expect(answers == [false, true, false])
    tokens.restore(first)
    let isGoodAgain = tokens.redeem(first)
    #expect(isGoodAgain)
    // If there are too many tokens, the oldest is discarded.
    let issued = [tokens.issue(), tokens.issue(), tokens.issue()]
    let kept = issued.map { tokens.redeem($0) }
    #expect(kept == [false, true, true])
    #expect(tokens.opens(tokens.opening))
    #expect(!tokens.opens(nil) && !tokens.opens("") && !tokens.opens(first))
  }

  @Test func `an expired token is distinguished from a forged token`() {
    var tokens = Tokens(limit: 1)
    var others = Tokens()
    let issued = [tokens.issue(), tokens.issue(), tokens.issue()]
    for token in issued { #expect(tokens.isStale(token)) }
    let forged: [String] = [
      "", "0", tokens.opening, others.issue(), String(repeating: "0", count: 32),
      String(issued[0].prefix(16)), String(issued[0].prefix(16) + issued[1].suffix(16)),
      issued[0] + "0", issued[0].uppercased() + "é",
    ]
    for token in forged { #expect(!tokens.isStale(token), "\(token)") }
  }

  @Test func `posts per minute are limited, and the waiting time is returned`() {
    var rate = PostingRate(maximum: 2)
    let waits = [0, 10, 20.5, 60, 61].map { rate.add(at: $0) }
    #expect(waits == [nil, nil, 40, nil, 9])
  }
}
