internal import Model

/// Letters for pictures: each is a grid of 5 by 7 dots, and neighbouring dots are joined by
/// strokes.
///
/// Pictures contain names and numbers of ASCII. Other characters appear as a box.
enum StrokeFont {
  /// The distance between two letters, in dots.
  static let advance = 6.0
  static let height = 7.0

  /// The rows of each letter from the space to the tilde, as five bits each.
  private static let dots: [UInt8] = {
    let text = """
      00000000000000040404040400040a0a0a000000000a0a1f0a1f0a0a040f140e051e0418190204081303\
      0c12140814120d0404080000000002040808080402080402020204080004150e1504000004041f040400\
      000000000c04080000001f00000000000000000c0c000102040810000e11131519110e040c040404040e\
      0e11010204081f1f02040201110e02060a121f02021f101e0101110e0608101e11110e1f010204080808\
      0e11110e11110e0e11110f01020c000c0c000c0c00000c0c000c04080204081008040200001f001f0000\
      080402010204080e1101020400040e11010d15150e0e1111111f11111e11111e11111e0e11101010110e\
      1c12111111121c1f10101e10101f1f10101e1010100e11101711110f1111111f1111110e04040404040e\
      0702020202120c111214181412111010101010101f111b1515111111111119151311110e11111111110e\
      1e11111e1010100e11111115120d1e11111e1412110f10100e01011e1f0404040404041111111111110e\
      11111111110a041111111515150a11110a040a11111111110a0404041f01020408101f0e08080808080e\
      001008040201000e02020202020e040a11000000000000000000001f0804020000000000000e010f110f\
      1010161911111e00000e1010110e01010d1311110f00000e111f100e0609081c080808000f11110f010e\
      1010161911111104000c0404040e0200060202120c101012141814120c04040404040e00001a15151111\
      0000161911111100000e1111110e00001e111e101000000d130f01010000161910101000000e100e011e\
      08081c080809060000111111130d00001111110a040000111115150a0000110a040a11000011110f010e\
      00001f0204081f02040408040402040404040404040804040204040800000815020200
      """
    let digits = text.utf8.map { $0 < 58 ? $0 - 48 : $0 - 87 }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }()

  private static let box: [UInt8] = [31, 17, 17, 17, 17, 17, 31]

  /// The strokes of a letter, in dots from its upper left corner.
  static func strokes(of letter: Unicode.Scalar) -> [(Point, Point)] {
    let rows = rows(of: letter)
    func isSet(_ x: Int, _ y: Int) -> Bool {
      (0..<5).contains(x) && (0..<7).contains(y) && rows[y] >> UInt8(4 - x) & 1 == 1
    }
    var strokes: [(Point, Point)] = []
    for y in 0..<7 {
      for x in 0..<5 where isSet(x, y) {
        let here = Point(x: Double(x), y: Double(y))
        var isAlone = true
        for (across, down) in [(1, 0), (0, 1), (1, 1), (-1, 1)] where isSet(x + across, y + down) {
          isAlone = false
          // A diagonal would fill the corner that three dots form.
          let isCorner =
            across * down != 0 && (isSet(x + across, y) || isSet(x, y + down))
          guard !isCorner else { continue }
          strokes.append((here, Point(x: here.x + Double(across), y: here.y + Double(down))))
        }
        if isAlone { strokes.append((here, here)) }
      }
    }
    return strokes
  }

  private static func rows(of letter: Unicode.Scalar) -> ArraySlice<UInt8> {
    guard (32..<127).contains(letter.value) else { return box[...] }
    let start = Int(letter.value - 32) * 7
    let rows = dots[start..<start + 7]
    return ArraySlice(Array(rows))
  }

  /// The width of a text at a size, in pixels.
  static func width(of text: String, size: Double) -> Double {
    Double(text.unicodeScalars.count) * advance * size
  }
}

extension Canvas {
  /// Draws a line of text.
  ///
  /// - Parameters:
  ///   - point: The upper left corner of the text.
  ///   - size: The distance between two dots of a letter, in pixels.
  mutating func text(
    _ text: String, at point: Point, size: Double, _ color: Color, isBold: Bool = false
  ) {
    var x = point.x + size / 2
    for letter in text.unicodeScalars {
      for (start, end) in StrokeFont.strokes(of: letter) {
        line(
          Point(x: x + start.x * size, y: point.y + (start.y + 0.5) * size),
          Point(x: x + end.x * size, y: point.y + (end.y + 0.5) * size), color,
          width: size * (isBold ? 1.15 : 0.8))
      }
      x += StrokeFont.advance * size
    }
  }

  /// Draws words on several lines.
  ///
  /// - Returns: The height of the lines in pixels.
  mutating func paragraph(
    _ text: String, in area: Rectangle, size: Double, maxLines: Int, _ color: Color,
    isBold: Bool = false
  ) -> Double {
    let capacity = max(1, Int(area.size.width / (StrokeFont.advance * size)))
    var lines: [String] = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.unicodeScalars.count + 1 + word.unicodeScalars.count <= capacity {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    if lines.count > maxLines {
      lines = Array(lines.prefix(maxLines))
      lines[maxLines - 1] += " ..."
    }
    let pitch = (StrokeFont.height + 3) * size
    for (index, line) in lines.enumerated() {
      let cut = line.unicodeScalars.count > capacity
      var shown = String.UnicodeScalarView()
      shown.append(contentsOf: line.unicodeScalars.prefix(cut ? capacity - 3 : capacity))
      self.text(
        String(shown) + (cut ? "..." : ""),
        at: Point(x: area.origin.x, y: area.origin.y + Double(index) * pitch), size: size, color,
        isBold: isBold)
    }
    return Double(lines.count) * pitch
  }
}
