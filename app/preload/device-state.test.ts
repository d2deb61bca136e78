import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { deviceState } from "./device-state"

beforeEach(() => void vi.stubGlobal("document", { visibilityState: "visible" }))
afterEach(() => void vi.unstubAllGlobals())

const nothingKnown = { online: true, visible: true, saveData: false, charging: false }

test.each<[string, object]>([
  ["says nothing of itself", {}],
  ["has no battery to tell of", { getBattery: () => undefined }],
  ["forbids the question for the battery", { getBattery: () => Promise.reject(new Error("not allowed")) }],
  [
    "throws at the question for the battery",
    {
      getBattery: () => {
        throw new TypeError("Illegal invocation")
      },
    },
  ],
  ["has an empty connection", { connection: null }],
])("A browser that %s is online, and nothing else is known of it", async (_, browser) => {
  await expect(deviceState(browser as Navigator)).resolves.toMatchObject(nothingKnown)
})

test("A browser that says that it is offline is so", async () => {
  await expect(deviceState({ onLine: false } as Navigator)).resolves.toMatchObject({ online: false })
})
