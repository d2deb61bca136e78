import { afterEach, beforeEach, expect, test, vi } from "vitest"

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** The functions in a browser of this language. */
async function inLanguage(language: string) {
  const { DateTimeFormat } = Intl
  class Localised extends DateTimeFormat {
    constructor(_: string | undefined, options?: Intl.DateTimeFormatOptions) {
      super(language, { ...options, timeZone: "UTC" })
    }
  }
  vi.stubGlobal("Intl", { ...Intl, DateTimeFormat: Localised })
  return import("./time-text")
}

const atMs = Date.UTC(2026, 10, 18, 14, 6, 31)
const plain = (text: string) => text.replaceAll("\u202f", " ")

test.each([
  ["en-GB", "18 Nov 2026", "18 Nov 2026, 14:06:31", "14:06:31", "14:06"],
  ["en-US", "Nov 18, 2026", "Nov 18, 2026, 2:06:31 PM", "2:06:31 PM", "2:06 PM"],
  ["de", "18.11.2026", "18.11.2026, 14:06:31", "14:06:31", "14:06"],
])("a moment is written as a reader of %s expects it", async (language, day, moment, clock, minute) => {
  const { dayText, momentText, clockText, minuteText } = await inLanguage(language)
  expect([dayText, momentText, clockText, minuteText].map((text) => plain(text(atMs)))).toEqual([
    day,
    moment,
    clock,
    minute,
  ])
})
