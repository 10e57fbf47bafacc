internal import Model
package import Text

extension String {
  /// The path with a location, as editors accept it: `file:line:column`.
  package func at(_ location: FileLocation) -> String {
    location.line > 0 ? "\(self):\(location.line):\(location.column)" : self
  }
}
