/// Name and version of this program, independent of the build date.
enum Release {
  static let name = "flickbook"
  static let version = "0.1.0"
  /// The day the manual was last reviewed, for the foot of the man page.
  static let date = "2026-01-01"
  static let purpose = "record touches, replay them, and test scrolling"
}
