/// Name and version of this program, independent of the build date.
package enum Release {
  package static let name = "flickbook"
  package static let version = "0.1.0"
  /// The day the manual was last reviewed, for the foot of the man page.
  package static let date = "2026-01-01"
  package static let purpose = "record touches, replay them, and test scrolling"
}
