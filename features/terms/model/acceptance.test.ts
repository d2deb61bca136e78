import { describe, expect, test } from "vitest"
import { memoryStorage } from "#features/kernel"
import { createAcceptance, storedAcceptance } from "./acceptance"

const key = "dghrt-terms-acceptance"
const acceptanceIn = (port = memoryStorage(), version = "2") =>
  createAcceptance({
    storage: storedAcceptance(port),
    nowMs: () => 1_700_000_000_000,
    version: () => version,
    minimumAge: 18,
  })

test("a new browser has accepted nothing", () => {
  expect(acceptanceIn().accepted()).toBe(false)
})

test("version, time and age survive a reload", () => {
  const port = memoryStorage()
  acceptanceIn(port).accept()
  expect(JSON.parse(port.getItem(key) ?? "")).toEqual({
    version: "2",
    acceptedAtMs: 1_700_000_000_000,
    minimumAge: 18,
  })
  expect(acceptanceIn(port).accepted()).toBe(true)
})

test("terms that changed are asked about again", () => {
  const port = memoryStorage()
  acceptanceIn(port, "1").accept()
  expect(acceptanceIn(port, "2").accepted()).toBe(false)
})

describe("a record that was tampered with counts for nothing", () => {
  test.each([
    "yes",
    "{",
    "true",
    JSON.stringify({ version: "2" }),
    JSON.stringify({ version: "2", acceptedAtMs: 1, minimumAge: 12 }),
    JSON.stringify({ version: "2".repeat(400), acceptedAtMs: 1, minimumAge: 18 }),
    JSON.stringify({ version: "2", acceptedAtMs: -1, minimumAge: 18 }),
  ])("%s", (text) => {
    const port = memoryStorage()
    port.setItem(key, text)
    expect(acceptanceIn(port).accepted()).toBe(false)
  })
})

test("a browser that keeps nothing accepts until the page goes", () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error("full")
    },
  }
  const acceptance = acceptanceIn(full)
  acceptance.accept()
  expect(acceptance.accepted()).toBe(true)
})
