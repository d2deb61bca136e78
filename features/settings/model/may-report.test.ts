import { afterEach, expect, test } from "vitest"
import { asksForPrivacy, mayReport } from "./may-report"
import { settings } from "./settings"

afterEach(() => settings.change({ errorReports: true }))

test.each([
  [{ doNotTrack: "1" }, true],
  [{ doNotTrack: null, globalPrivacyControl: true }, true],
  [{ doNotTrack: "0", globalPrivacyControl: false }, false],
  [{ doNotTrack: "unspecified" }, false],
  [{ doNotTrack: null }, false],
])("a browser that says %j asks for privacy: %s", (signals, expected) => expect(asksForPrivacy(signals)).toBe(expected))

test("failures are reported until the player switches it off", () => {
  expect(mayReport()).toBe(true)
  settings.change({ errorReports: false })
  expect(mayReport()).toBe(false)
})
