import { describe, expect, test } from "vitest"
import { createShortcutReader, keyName, type Press, shortcuts } from "./shortcuts"

const press = (key: string, change: Partial<Press> = {}): Press => ({
  key,
  ctrl: false,
  meta: false,
  alt: false,
  typing: false,
  covered: false,
  ...change,
})
const command = { kind: "toggle", overlay: "command" }

describe("Ctrl or ⌘ with K", () => {
  test.each([
    ["in the open", {}],
    ["while typing", { typing: true }],
    ["under a panel", { covered: true }],
  ])("opens the command menu %s", (_, change) => {
    const read = createShortcutReader()
    expect(read(press("k", { ctrl: true, ...change }), 0)).toEqual(command)
    expect(read(press("K", { meta: true, ...change }), 0)).toEqual(command)
  })
  test("is not ours with Alt or with other letters", () => {
    const read = createShortcutReader()
    expect(read(press("k", { ctrl: true, alt: true }), 0)).toBeNull()
    expect(read(press("c", { ctrl: true }), 0)).toBeNull()
  })
})

describe("two letters", () => {
  test("lead to a page when the second comes in time", () => {
    const read = createShortcutReader()
    expect(read(press("g"), 0)).toBeNull()
    expect(read(press("e"), 1_500)).toEqual({ kind: "go", to: "/explorer" })
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

test("a question mark opens the list, but is only text in a field and nothing under a panel", () => {
  const read = createShortcutReader()
  expect(read(press("?"), 0)).toEqual({ kind: "toggle", overlay: "shortcuts" })
  expect(read(press("?", { typing: true }), 0)).toBeNull()
  expect(read(press("?", { covered: true }), 0)).toBeNull()
})

test("what is handled elsewhere is listed and never handled here", () => {
  const read = createShortcutReader()
  for (const { keys, action } of shortcuts)
    if (action.kind === "local") expect(read(press(keys[0] ?? ""), 0)).toBeNull()
})

test("no two shortcuts share their keys, and no single key is the first of a pair", () => {
  const keys = shortcuts.map((shortcut) => shortcut.keys.join(" "))
  expect(new Set(keys).size).toBe(keys.length)
  const firsts = shortcuts.filter((shortcut) => shortcut.keys.length === 2).map((shortcut) => shortcut.keys[0])
  for (const { keys: own } of shortcuts) if (own.length === 1) expect(firsts).not.toContain(own[0])
})

test("keys are named as the machine prints them", () => {
  expect(keyName("mod", true)).toBe("⌘")
  expect(keyName("mod", false)).toBe("Ctrl")
  expect(keyName("K", true)).toBe("K")
})
