import { describe, expect, test } from "vitest"
import { createShortcutReader, type Press } from "./shortcut-reader"
import { isOfLetters, shortcuts } from "./shortcuts"

const press = (key: string, change: Partial<Press> = {}): Press => ({
  key,
  code: "",
  shift: false,
  ctrl: false,
  meta: false,
  alt: false,
  typing: false,
  covered: false,
  letters: true,
  ...change,
})

describe("Ctrl or ⌘ with K", () => {
  test.each([
    ["in the open", {}],
    ["while typing", { typing: true }],
    ["under a panel", { covered: true }],
    ["with letter shortcuts off", { letters: false }],
  ])("opens the command menu %s", (_, change) => {
    const read = createShortcutReader()
    expect(read(press("k", { ctrl: true, ...change }), 0)).toBe("command")
    expect(read(press("K", { meta: true, ...change }), 0)).toBe("command")
  })
  test("is not ours with Alt or with other letters", () => {
    const read = createShortcutReader()
    expect(read(press("k", { ctrl: true, alt: true }), 0)).toBeNull()
    expect(read(press("c", { ctrl: true }), 0)).toBeNull()
  })
  test("is not ours with Shift: it is the browser's console", () => {
    const read = createShortcutReader()
    expect(read(press("K", { ctrl: true, shift: true }), 0)).toBeNull()
    expect(read(press("K", { meta: true, shift: true }), 0)).toBeNull()
  })
})

describe("two letters", () => {
  test("lead to a page when the second comes in time", () => {
    const read = createShortcutReader()
    expect(read(press("g"), 0)).toBeNull()
    expect(read(press("e"), 1_500)).toBe("explorer")
  })
  test("are forgotten after a while, after another letter, and in a field", () => {
    const read = createShortcutReader()
    read(press("g"), 0)
    expect(read(press("e"), 1_501)).toBeNull()
    read(press("g"), 2_000)
    read(press("x"), 2_001)
    expect(read(press("e"), 2_002)).toBeNull()
    read(press("g"), 3_000)
    expect(read(press("e", { typing: true }), 3_001)).toBeNull()
  })
})

describe.each(shortcuts.filter(isOfLetters))("$keys for $label", ({ id, keys }) => {
  const pressAll = (change: Partial<Press>) => {
    const read = createShortcutReader()
    return keys.map((key, index) => read(press(key.toLowerCase(), change), index)).at(-1)
  }
  test("means it, written small or large", () => {
    expect(pressAll({})).toBe(id)
  })
  test.each([
    ["in a field", { typing: true }],
    ["under a panel", { covered: true }],
    ["with Alt", { alt: true }],
    ["with Ctrl", { ctrl: true }],
    ["while letter shortcuts are off", { letters: false }],
  ])("means nothing %s", (_, change) => {
    expect(pressAll(change)).toBeNull()
  })
})

describe("a layout", () => {
  test.each([
    ["Russian", "л", "п", "у"],
    ["Greek", "κ", "γ", "ε"],
    ["Hebrew", "ל", "ע", "ק"],
    ["Arabic", "ن", "ل", "ث"],
    ["Korean", "ㅏ", "ㅎ", "ㄷ"],
  ])("without Latin letters is read by the place of its keys (%s)", (_, k, g, e) => {
    const read = createShortcutReader()
    expect(read(press(k, { ctrl: true, code: "KeyK" }), 0)).toBe("command")
    read(press(g, { code: "KeyG" }), 1)
    expect(read(press(e, { code: "KeyE" }), 2)).toBe("explorer")
  })
  test.each([
    ["Dvorak: k is where others have v", press("k", { ctrl: true, code: "KeyV" }), "command"],
    ["Dvorak: where others have k is t", press("t", { ctrl: true, code: "KeyK" }), null],
    ["Bépo: where others have t is è", press("è", { code: "KeyT" }), null],
    ["Russian: a letter where others have a sign", press("ж", { code: "Semicolon" }), null],
    ["Russian: a question mark above the 7", press("?", { code: "Digit7", shift: true }), "shortcuts"],
  ])("is read by what its keys print (%s)", (_, pressed, id) => {
    expect(createShortcutReader()(pressed, 0)).toBe(id)
  })
})

test("Escape, F8 and Space are no letters: the switch leaves them on", () => {
  const left = shortcuts.filter((shortcut) => !isOfLetters(shortcut)).map(({ id }) => id)
  expect(left).toEqual(["command", "close", "messages", "skip"])
  const read = createShortcutReader()
  for (const key of ["Escape", " ", "F8", "Enter"]) expect(read(press(key), 0)).toBeNull()
})

test("no two shortcuts share their keys, and no single key is the first of a pair", () => {
  const keys = shortcuts.map((shortcut) => shortcut.keys.join(" "))
  expect(new Set(keys).size).toBe(keys.length)
  const firsts = shortcuts.filter((shortcut) => shortcut.keys.length === 2).map((shortcut) => shortcut.keys[0])
  for (const { keys: own } of shortcuts) if (own.length === 1) expect(firsts).not.toContain(own[0])
})
