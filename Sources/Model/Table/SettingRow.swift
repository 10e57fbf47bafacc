/// A settings table row: the spelling of a setting in recordings, its values, its meaning and its
/// location in a scene.
package final class SettingRow: Sendable {
  package let policy: PolicyName
  /// The element of the policy, which is the same in a scene and in a change.
  package let element: StaticString
  package let attribute: StaticString
  package let kind: ValueKind
  /// Whether the element is invalid without the attribute.
  package let isRequired: Bool
  /// The value of a scene that does not contain the attribute; nil if the attribute has no default.
  package let fallback: AttributeValue?
  /// The meaning of the attribute, in one sentence.
  package let sentence: StaticString
  package let geometry: SettingGeometry
  /// The ability that an engine must declare for a view with a value other than the default.
  package let ability: Abilities
  /// Whether the attribute needs another ability than its policy.
  package let hasOwnAbility: Bool
  private let name: String
  /// Whether a view may be without the policy.
  package let isPolicyOptional: Bool
  /// The value in a view; nil if the view has no value.
  package let read: @Sendable (ViewScene) -> AttributeValue?
  let write: @Sendable (AttributeValue, inout ViewScene) -> Void
  private let clear: @Sendable (inout ViewScene) -> Void
  private let hasPolicy: @Sendable (ViewScene) -> Bool
  private let clearPolicy: @Sendable (inout ViewScene) -> Void
  private let isAccepted: @Sendable (AttributeValue) -> Bool

  fileprivate init<Policy, Value: AttributeType>(
    _ policy: PolicyElement<Policy>, _ row: AttributeRow<Policy>, of _: Value.Type,
    isRequired: Bool, _ geometry: SettingGeometry
  ) {
    self.policy = policy.name
    element = policy.element
    attribute = row.name
    kind = row.kind
    self.isRequired = isRequired
    sentence = row.sentence
    self.geometry = geometry
    ability = row.ability
    hasOwnAbility = row.ability != policy.ability
    name = "\(policy.element) \(row.name)"
    fallback = isRequired ? nil : row.value(of: policy.fresh)
    read = { view in policy.get(view).flatMap { row.value(of: $0) } }
    write = { value, view in
      var changed = policy.get(view) ?? policy.fresh
      row.put(value, into: &changed)
      policy.set(&view, changed)
    }
    isAccepted = { Value($0) != nil }
    isPolicyOptional = policy.remove != nil
    hasPolicy = { policy.get($0) != nil }
    clear = { [fallback] view in
      guard !isRequired, var changed = policy.get(view) else { return }
      if let fallback { row.put(fallback, into: &changed) } else { row.reset(in: &changed) }
      policy.set(&view, changed)
    }
    clearPolicy = { view in
      if let remove = policy.remove {
        remove(&view)
      } else if !isRequired {
        policy.set(&view, policy.fresh)
      }
    }
  }

  /// Whether the attribute may be missing and has no default.
  package var isOptional: Bool { !isRequired && fallback == nil }

  /// Sets the attribute to its default, or removes an attribute that has no default. A required
  /// attribute stays.
  package func reset(in view: inout ViewScene) { clear(&view) }

  /// Whether a view has the policy of the attribute.
  package func isPolicyPresent(in view: ViewScene) -> Bool { hasPolicy(view) }

  /// Removes the policy of the attribute, or sets all of it to its defaults. The content, which has
  /// no defaults, stays.
  package func resetPolicy(in view: inout ViewScene) { clearPolicy(&view) }

  /// The rows of a policy, in the order of the table.
  package static func rows(of policy: PolicyName) -> [SettingRow] {
    Setting.table.filter { $0.policy == policy }
  }

  /// The row of an attribute, by the names used in recordings.
  package static func named(_ element: String, _ attribute: String) -> SettingRow? {
    let name = "\(element) \(attribute)"
    return Setting.table.first { $0.name == name }
  }

  /// The setting with this value; nil if the value is not valid for this row.
  package func setting(_ value: AttributeValue) -> Setting? {
    isAccepted(value) ? Setting(row: self, value: value) : nil
  }

  /// The index of this row in the table.
  package var index: Int { Setting.table.firstIndex(of: self) ?? 0 }
}

extension SettingRow: Hashable {
  package static func == (one: SettingRow, other: SettingRow) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A row together with the type of its values. `Setting.paging(true)` calls the key
/// `Setting.paging`.
public struct SettingKey<Value>: Sendable {
  package let row: SettingRow
  private let spell: @Sendable (Value) -> AttributeValue
  private let parse: @Sendable (AttributeValue) -> Value?

  /// The setting with this value.
  public func callAsFunction(_ value: Value) -> Setting { Setting(row: row, value: spell(value)) }

  /// The value of a setting that belongs to this row; nil for any other setting.
  package func value(of setting: Setting) -> Value? {
    setting.row == row ? parse(setting.value) : nil
  }

  /// Allows a `switch` over settings to match a row.
  package static func ~= (key: SettingKey, setting: Setting) -> Bool { setting.row == key.row }
}

extension SettingKey where Value: AttributeType {
  fileprivate init(_ row: SettingRow) {
    self.row = row
    spell = { $0.attributeValue }
    parse = { Value($0) }
  }
}

/// The policies of a view to which settings belong, as spelled in recordings.
package enum PolicyName: String, CaseIterable, Sendable {
  case content, scroll, zoom, insets, layout, snap, wheel, refresh, tiles, sections
}

/// An element of the format that contains settings, and the policy of a view that the element
/// describes.
struct PolicyElement<Policy: Sendable>: Sendable {
  let name: PolicyName
  let element: StaticString
  /// The policy of a view without the element, which is also the initial policy when a setting adds
  /// the element.
  let fresh: Policy
  /// The ability that an engine must declare for the attributes of the element, except for
  /// attributes with their own ability.
  let ability: Abilities
  let get: @Sendable (ViewScene) -> Policy?
  let set: @Sendable (inout ViewScene, Policy) -> Void
  /// Removes the policy; nil if every view has the policy.
  let remove: (@Sendable (inout ViewScene) -> Void)?

  init(
    _ name: PolicyName, _ element: StaticString, _ fresh: Policy, needs ability: Abilities,
    _ get: @escaping @Sendable (ViewScene) -> Policy?,
    _ set: @escaping @Sendable (inout ViewScene, Policy) -> Void,
    remove: (@Sendable (inout ViewScene) -> Void)? = nil
  ) {
    (self.name, self.element, self.fresh, self.ability) = (name, element, fresh, ability)
    (self.get, self.set, self.remove) = (get, set, remove)
  }

  /// A key for a required setting or a setting with a default.
  func row<Value: AttributeType>(
    _ attribute: StaticString, _ sentence: StaticString, _ kind: ValueKind = Value.kind,
    isRequired: Bool = false, geometry: SettingGeometry = .none, needs ability: Abilities? = nil,
    _ member: @escaping @Sendable (inout Policy, (inout Value) -> Void) -> Void
  ) -> SettingKey<Value> {
    let row = AttributeRow.has(attribute, sentence, kind, needs: ability ?? self.ability, member)
    return SettingKey(SettingRow(self, row, of: Value.self, isRequired: isRequired, geometry))
  }

  /// A key for an optional setting.
  func optional<Value: AttributeType>(
    _ attribute: StaticString, _ sentence: StaticString,
    geometry: SettingGeometry = .none, needs ability: Abilities? = nil,
    _ member: @escaping @Sendable (inout Policy, (inout Value?) -> Void) -> Void
  ) -> SettingKey<Value> {
    let row = AttributeRow.may(attribute, sentence, needs: ability ?? self.ability, member)
    return SettingKey(SettingRow(self, row, of: Value.self, isRequired: false, geometry))
  }
}
