internal import Model
internal import Replay

extension LineText {
  mutating func members(_ engine: Introduction) {
    member("protocol", Introduction.protocolVersion)
    object("engine") { line in
      line.member("name", engine.name)
      line.member("version", engine.version)
      line.member("summary", engine.summary)
    }
    member("clock", engine.ownsClock ? "real" : "stepped")
    member("acts", engine.contract.actsAtFrames > 0 ? "frames" : "at-once")
    object("abilities") { line in
      for (ability, name) in Abilities.names {
        line.key(name)
        if engine.ignored.contains(ability) {
          line.text(Introduction.ignoredWord)
        } else {
          line.flag(engine.abilities.contains(ability))
        }
      }
    }
    object("contract") { line in line.contract(engine.contract) }
    list("settings") { line in for setting in engine.settings { line.setting(setting) } }
    list("sample") { line in for column in engine.columns { line.text(column.rawValue) } }
  }

  private mutating func contract(_ contract: EngineContract) {
    let plain = EngineContract()
    for part in EngineContract.parts {
      if part.name == "resolution" {
        object("resolution") { line in line.resolution(contract) }
      } else if !part.isResolution, part.name != "frames-late" || contract.actsAtFrames > 0,
        part.value(contract) != nil || part.value(plain) != nil
      {
        key(part.name)
        value(part.value(contract) ?? .number(.nan))
      }
    }
  }

  private mutating func resolution(_ contract: EngineContract) {
    member("offset", contract.showsPixels ? .word("pixel") : .number(contract.offsetResolution))
    member("rest", contract.restResolution)
    member("zoom", contract.zoomResolution)
    key("time")
    time(.zero + contract.timeResolution)
  }

  private mutating func setting(_ setting: EngineSetting) {
    object { line in
      line.member("name", setting.name)
      line.member("value", setting.value)
      line.member("summary", setting.summary)
      if setting.isLength { line.member("length", true) }
      if setting.isSwitch { line.member("switch", true) }
    }
  }
}
