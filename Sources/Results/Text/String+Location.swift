internal import Model
package import Text

extension String {
  /// `file:line:column`, as editors open it.
  package func at(_ location: FileLocation) -> String {
    location.line > 0 ? "\(self):\(location.line):\(location.column)" : self
  }
}
