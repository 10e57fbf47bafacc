/// An attribute table row: its name in files and messages, its values, its meaning, and where the
/// value is stored in the described element.
///
/// Readers and writers of recordings and of the line protocol iterate over the rows, so an
/// attribute is spelled only here.
package struct AttributeRow<Whole>: Sendable {
  package let name: StaticString
  package let kind: ValueKind
  /// Whether the element is invalid without the attribute.
  package let isRequired: Bool
  /// The value of an element without the attribute, if defined.
  package let fallback: AttributeValue?
  /// The meaning, in one sentence.
  package let sentence: StaticString
  /// The abilities that an engine must declare if the attribute has a value other than its default.
  package let ability: Abilities
  private let get: @Sendable (Whole) -> AttributeValue?
  private let set: @Sendable (AttributeValue, inout Whole) -> Void
  private let clear: @Sendable (inout Whole) -> Void

  /// Whether the attribute may be missing and has no default.
  package var isOptional: Bool { !isRequired && fallback == nil }

  package func isNamed(_ name: String) -> Bool {
    self.name.withUTF8Buffer { name.utf8.elementsEqual($0) }
  }

  /// The value in an element; nil if the element has no value.
  package func value(of whole: Whole) -> AttributeValue? { get(whole) }

  /// Stores a value in the element; a value of another type changes nothing.
  package func put(_ value: AttributeValue, into whole: inout Whole) { set(value, &whole) }

  /// Sets the attribute to its default, or removes an attribute that has no default. A required
  /// attribute stays.
  package func reset(in whole: inout Whole) { clear(&whole) }

  /// An optional attribute.
  package static func may<Value: AttributeType>(
    _ name: StaticString, _ sentence: StaticString, _ kind: ValueKind = Value.kind,
    needs ability: Abilities = [],
    _ member: @escaping @Sendable (inout Whole, (inout Value?) -> Void) -> Void
  ) -> AttributeRow {
    AttributeRow(
      name: name, kind: kind, isRequired: false, fallback: nil, sentence: sentence,
      ability: ability,
      get: { whole in
        var (whole, value) = (whole, Value?.none)
        member(&whole) { value = $0 }
        return value?.attributeValue
      },
      set: { value, whole in
        if let value = Value(value) { member(&whole) { $0 = value } }
      }, clear: { whole in member(&whole) { $0 = nil } })
  }

  /// A required attribute, or an attribute that has a default.
  package static func has<Value: AttributeType>(
    _ name: StaticString, _ sentence: StaticString, _ kind: ValueKind = Value.kind,
    default fallback: Value? = nil, needs ability: Abilities = [],
    _ member: @escaping @Sendable (inout Whole, (inout Value) -> Void) -> Void
  ) -> AttributeRow {
    let row = may(name, sentence, kind, needs: ability) { (whole, change: (inout Value?) -> Void) in
      member(&whole) { value in
        var changed = Value?.some(value)
        change(&changed)
        if let changed { value = changed }
      }
    }
    return AttributeRow(
      name: name, kind: kind, isRequired: fallback == nil, fallback: fallback?.attributeValue,
      sentence: sentence, ability: ability, get: row.get, set: row.set,
      clear: { whole in if let fallback { member(&whole) { $0 = fallback } } })
  }

  /// The same attribute as a row of a larger type that contains a `Whole`.
  package func inside<Larger>(
    _ part: @escaping @Sendable (inout Larger, (inout Whole) -> Void) -> Void
  ) -> AttributeRow<Larger> {
    AttributeRow<Larger>(
      name: name, kind: kind, isRequired: isRequired, fallback: fallback, sentence: sentence,
      ability: ability,
      get: { larger in
        var (larger, value) = (larger, AttributeValue?.none)
        part(&larger) { value = get($0) }
        return value
      },
      set: { value, larger in part(&larger) { set(value, &$0) } },
      clear: { larger in part(&larger) { clear(&$0) } })
  }
}
