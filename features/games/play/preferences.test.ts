import { expect, test } from "vitest"
import { stored } from "#features/kernel"
import { createPreferences, preferencesSchema } from "./preferences"

const defaults = { volume: 0.5, audible: 0.5, wagers: {}, settings: {} }

function browser(before: Record<string, string> = {}) {
  const written = new Map(Object.entries(before))
  let writes = 0
  const port = {
    getItem: (key: string) => written.get(key) ?? null,
    setItem(key: string, value: string) {
      writes += 1
      written.set(key, value)
    },
    removeItem: (key: string) => void written.delete(key),
  }
  const open = () => createPreferences(stored("test-play-preferences", preferencesSchema, defaults, port))
  return { open, writes: () => writes }
}

test("a wager that is being typed is on screen and in no storage until it is committed", () => {
  const { open, writes } = browser()
  const preferences = open()
  for (const wager of [1n, 12n, 125n]) preferences.setWager("SOL", wager)
  expect(preferences.state.current.wagers).toEqual({ SOL: 125n })
  expect([writes(), open().state.current.wagers]).toEqual([0, {}])
  preferences.commitWager("SOL")
  preferences.commitWager("SOL")
  expect([writes(), open().state.current.wagers]).toEqual([1, { SOL: 125n }])
})

test("a change of volume persists no wager that is still being typed", () => {
  const { open } = browser()
  const preferences = open()
  preferences.setWager("SOL", 7n)
  preferences.setVolume(0.2)
  expect(open().state.current).toEqual({ ...defaults, volume: 0.2 })
})

test("unmuting returns to the last audible volume, also after a reload and after a slider that passed through every volume to 0", () => {
  const { open } = browser()
  open().setVolume(0.8)
  open().commitVolume()
  open().toggleSound()
  expect(open().state.current.volume).toBe(0)
  open().toggleSound()
  expect(open().state.current.volume).toBe(0.8)
  for (const volume of [0.4, 0.05, 0]) open().setVolume(volume)
  open().commitVolume()
  open().toggleSound()
  expect(open().state.current.volume).toBe(0.8)
})

test("settings of one game take back nothing that another tab changed since for another game", () => {
  const { open } = browser()
  open().setSettings("mines", { mines: 3, ended: [] })
  const [first, second] = [open(), open()]
  first.setSettings("mines", { mines: 3, ended: ["run"] })
  second.setSettings("dice", { target: 40 })
  expect(open().state.current.settings).toEqual({ mines: { mines: 3, ended: ["run"] }, dice: { target: 40 } })
  expect(second.state.current.settings.dice).toEqual({ target: 40 })
})

test("what the version before stored is loaded", () => {
  const before = '{"volume":0.3,"wagers":{"So1":"250000000"},"settings":{"dice":{"target":40}}}'
  const { open } = browser({ "test-play-preferences": before })
  expect(open().state.current).toEqual({
    volume: 0.3,
    audible: 0.5,
    wagers: { So1: 250_000_000n },
    settings: { dice: { target: 40 } },
  })
})
