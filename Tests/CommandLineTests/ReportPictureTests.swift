import TestSupport
import Testing

/// The picture of the worst failure, and the links to a published report.
struct ReportPictureTests {
  let flickbook = Program("faulty-flickbook")
  private let words = [
    "check", ".", "--engine", "rests-outside", "--only", "rest-in-bounds", "--tolerance",
    "rest-in-bounds=1pt",
  ]

  /// Reads the picture without Flickbook; prints its size and the share of pixels of some colors.
  private static let reader = """
    import struct, sys, zlib
    data = open(sys.argv[1], 'rb').read()
    assert data[:8] == b'\\x89PNG\\r\\n\\x1a\\n', data[:8]
    place, parts = 8, {}
    while place < len(data):
        length, name = struct.unpack('>I4s', data[place:place + 8])
        body = data[place + 8:place + 8 + length]
        crc, = struct.unpack('>I', data[place + 8 + length:place + 12 + length])
        assert crc == zlib.crc32(name + body), name
        parts[name] = body
        place += 12 + length
    width, height, depth, kind = struct.unpack('>IIBB', parts[b'IHDR'][:10])
    raw = zlib.decompress(parts[b'IDAT'])
    assert len(raw) == (3 * width + 1) * height
    rows, above = [], bytes(3 * width)
    for row in range(height):
        line = raw[row * (3 * width + 1):(row + 1) * (3 * width + 1)]
        assert line[0] == 2
        above = bytes((one + two) & 255 for one, two in zip(line[1:], above))
        rows.append(above)
    count = {}
    for row in rows:
        for index in range(0, 3 * width, 3):
            count[row[index:index + 3]] = count.get(row[index:index + 3], 0) + 1
    print(width, height, *(count.get(bytes.fromhex(color), 0) for color in sys.argv[2:]))
    """

  private func colors(_ file: String, _ colors: String, in folder: TemporaryFolder) throws -> [Int]?
  {
    guard Tool.isHere("python3") else {
      print("skipped: a picture read by another program, no python3 here")
      return nil
    }
    folder.put(Self.reader, as: "read.py")
    let run = try Shell(in: folder.path).run("python3 read.py \(file) \(colors)")
    #expect(run.code == 0, "\(run.errors)")
    return run.output.split(separator: " ").compactMap { Int($0.filter(\.isNumber)) }
  }

  @Test
  func
    `other programs can read the picture of a failure and the picture of a run without failures`()
    throws
  {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    let broken = try flickbook.run(words + ["--png", "out/worst.png"], folder: folder.path)
    #expect(broken.code == 1)
    // The colors are the red of violations, the blue of the motion, and the green of a run that
    // held.
    if let found = try colors("out/worst.png", "b3261e 0072b2 1b6e3c", in: folder) {
      #expect(found.prefix(2) == [1200, 630])
      #expect(found[2] > 9000 && found[3] > 500 && found[4] == 0)
    }
    let held = try flickbook.run(
      words.dropLast() + ["rest-in-bounds=900pt", "--png", "held.png"], folder: folder.path)
    #expect(held.code == 0)
    if let found = try colors("held.png", "b3261e 1b6e3c", in: folder) {
      #expect(found[2] == 0 && found[3] > 9000)
    }
  }

  @Test func `a report that is made later has the same picture`() throws {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    _ = try flickbook.run(
      words + ["--png", "one.png", "--results", "r.jsonl"], folder: folder.path)
    let again = try flickbook.run(["report", "r.jsonl", "--png", "two.png"], folder: folder.path)
    #expect(again.code == 1)
    let compared = try Shell(in: folder.path).run("cmp one.png two.png")
    #expect(compared.code == 0, "\(compared.output)")
  }

  @Test func `Markdown and annotations link to a published report and its picture`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(
      words + [
        "--html", "site/report.html", "--png", "site/pictures/worst.png", "--markdown", "out.md",
        "--annotations", "github", "--report-url", "https://ci.example.org/7/report.html",
      ], folder: folder.path)
    #expect(run.output.contains("::notice::report: https://ci.example.org/7/report.html\n"))
    let text = try #require(folder.text(of: "out.md"))
    #expect(text.contains("(https://ci.example.org/7/report.html)"))
    #expect(text.contains("](https://ci.example.org/7/pictures/worst.png)"))
    #expect(text.contains("(https://ci.example.org/7/report.html#r="))
    _ = try flickbook.run(
      words + [
        "--html", "pages/", "--markdown", "folder.md", "--report-url", "https://ci.example.org/8",
      ], folder: folder.path)
    let linked = try #require(folder.text(of: "folder.md"))
    #expect(linked.contains("(https://ci.example.org/8/index.html)"))
    #expect(linked.contains("(https://ci.example.org/8/r/a-"))
  }

  @Test(arguments: ["report.html", "javascript:alert(1)", "https://", "https://a b", "https://a)b"])
  func `an address that no link can have is rejected`(_ address: String) throws {
    let run = try flickbook.run(["report", "x", "--report-url", address])
    #expect(run.code == 2)
    #expect(run.errors.contains("https://"))
  }
}
