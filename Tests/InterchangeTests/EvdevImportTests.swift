import Model
import Testing

@testable import Interchange

/// Tests logs of touch screens. Each case occurs in real logs.
struct EvdevImportTests {
  /// The description of a screen of 100 by 200 units, so that a unit of these logs is a point.
  private let axes = """
    N: Panel # 1, ours
    A: 2f 0 9 0 0
    A: 35 0 99 0 0 4
    A: 36 0 199 0 0 4

    """

  private func evemu(_ events: String) throws -> [String] {
    try imported("# EVEMU 1.2\n" + axes + events, size: Size(width: 100, height: 200))
  }

  @Test func `omitted values stay the same, and a new contact inherits the values of its slot`()
    throws
  {
    let lines = try evemu(
      """
      E: 0.000001 0003 0039 0013 # a comment
      E: 0.000001 0003 0035 0050
      E: 0.000001 0003 0036 0150
      E: 0.000001 0000 0000 0000
      E: 0.016001 0003 0036 0140
      E: 0.016001 0000 0000 0000
      E: 0.024001 0003 0039 -001
      E: 0.024001 0000 0000 0000
      E: 0.500001 0003 0039 0014
      E: 0.500001 0000 0000 0000
      E: 0.520001 0003 0039 -001
      E: 0.520001 0000 0000 0000
      """)
    #expect(
      lines == [
        "0 down 0 50 150", "16 move 0 50 140", "24 up 0 50 140", "500 down 0 50 140",
        "520 up 0 50 140",
      ])
  }

  @Test func `two fingers use two slots, and a new tracking number means a new finger`() throws {
    let lines = try evemu(
      """
      E: 5.000000 0003 0039 0001
      E: 5.000000 0003 0035 0010
      E: 5.000000 0003 0036 0010
      E: 5.000000 0003 002f 0001
      E: 5.000000 0003 0039 0002
      E: 5.000000 0003 0035 0090
      E: 5.000000 0003 0036 0190
      E: 5.000000 0000 0000 0000
      E: 5.010000 0003 0039 0003
      E: 5.010000 0003 0035 0080
      E: 5.010000 0000 0000 0000
      E: 5.020000 0003 0039 -001
      E: 5.020000 0003 002f 0000
      E: 5.020000 0003 0039 -001
      E: 5.020000 0000 0000 0000
      """)
    #expect(
      lines == [
        "0 down 0 10 10", "0 down 1 90 190", "10 up 1 90 190", "10 down 1 80 190",
        "20 up 1 80 190", "20 up 0 10 10",
      ])
  }

  @Test func `a contact that becomes a palm is cancelled`() throws {
    let lines = try evemu(
      """
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0010
      E: 0.000001 0003 0036 0010
      E: 0.000001 0000 0000 0000
      E: 0.010001 0003 0037 0002
      E: 0.010001 0000 0000 0000
      E: 0.020001 0003 0039 -001
      E: 0.020001 0000 0000 0000
      """)
    #expect(lines == ["0 down 0 10 10", "10 cancel 0 10 10"])
  }

  @Test func `dropped kernel reports are reported, and the finger continues`() throws {
    let lines = try evemu(
      """
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0010
      E: 0.000001 0003 0036 0010
      E: 0.000001 0000 0000 0000
      E: 0.010001 0000 0003 0000
      E: 0.010001 0003 0036 0099
      E: 0.010001 0000 0000 0000
      E: 0.020001 0003 0036 0030
      E: 0.020001 0000 0000 0000
      """)
    #expect(
      lines == [
        "the kernel lost reports (SYN_DROPPED): 1 time",
        "1 finger never lifted before the log ended", "0 down 0 10 10", "20 move 0 10 30",
      ])
  }

  @Test func `a log that begins with a finger on the screen begins with that finger`() throws {
    let lines = try evemu(
      """
      E: 3.000000 0003 0036 0020
      E: 3.000000 0000 0000 0000
      E: 3.010000 0003 0035 0040
      E: 3.010000 0000 0000 0000
      E: 3.020000 0003 0039 -001
      E: 3.020000 0000 0000 0000
      """)
    #expect(
      lines == [
        "1 finger came down before the log began", "10 down 0 40 20", "20 up 0 40 20",
      ])
  }

  @Test func `contacts without tracking numbers are matched to the nearest earlier contacts`()
    throws
  {
    // With protocol A, the two contacts exchange their order in the list.
    let lines = try imported(
      axes + """
        E: 1319041222.100000 0003 0035 10
        E: 1319041222.100000 0003 0036 10
        E: 1319041222.100000 0000 0002 0
        E: 1319041222.100000 0003 0035 90
        E: 1319041222.100000 0003 0036 90
        E: 1319041222.100000 0000 0002 0
        E: 1319041222.100000 0000 0000 0
        E: 1319041222.110000 0003 0035 88
        E: 1319041222.110000 0003 0036 90
        E: 1319041222.110000 0000 0002 0
        E: 1319041222.110000 0003 0035 12
        E: 1319041222.110000 0003 0036 10
        E: 1319041222.110000 0000 0002 0
        E: 1319041222.110000 0000 0000 0
        E: 1319041222.120000 0003 0035 13
        E: 1319041222.120000 0003 0036 10
        E: 1319041222.120000 0000 0002 0
        E: 1319041222.120000 0000 0000 0
        E: 1319041222.130000 0000 0002 0
        E: 1319041222.130000 0000 0000 0
        """, as: .evemu, size: Size(width: 100, height: 200))
    #expect(
      lines == [
        "0 down 0 10 10", "0 down 1 90 90", "10 move 1 88 90", "10 move 0 12 10", "20 up 1 88 90",
        "20 move 0 13 10", "30 up 0 13 10",
      ])
  }

  @Test func `a single-touch screen is imported by its plain axes and its button`() throws {
    let lines = try imported(
      """
      N: Old panel
      A: 00 0 99 0 0
      A: 01 0 199 0 0
      E: 1.000000 0003 0000 20
      E: 1.000000 0003 0001 30
      E: 1.000000 0001 014a 1
      E: 1.000000 0000 0000 0
      E: 1.010000 0003 0000 25
      E: 1.010000 0000 0000 0
      E: 1.020000 0001 014a 0
      E: 1.020000 0000 0000 0
      """, size: Size(width: 100, height: 200))
    #expect(lines == ["0 down 0 20 30", "10 move 0 25 30", "20 up 0 25 30"])
  }

  @Test func `characters of a device name that XML does not allow are replaced`() throws {
    let recording = try importedRecording(
      axes.replacing("Panel", with: "Pan\u{1}el")
        + "E: 0.000001 0003 0039 1\nE: 0.000001 0003 0035 0\nE: 0.000001 0003 0036 0\n"
        + "E: 0.000001 0000 0000 0\n")
    #expect(recording.head.origin?.device == "Pan\u{FFFD}el # 1, ours")
  }

  @Test func `a screen with a resolution in millimetres needs no size`() throws {
    let recording = try importedRecording(
      axes + """
        E: 0.000001 0003 0039 1
        E: 0.000001 0003 0035 0
        E: 0.000001 0003 0036 0
        E: 0.000001 0000 0000 0
        """)
    // The screen is 25 mm by 50 mm.
    #expect(recording.head.scene.window.size == Size(width: 160, height: 321))
    #expect(recording.head.origin?.device == "Panel # 1, ours")
    #expect(recording.head.quality == .truncated)
  }
}
