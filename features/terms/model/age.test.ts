import { expect, test } from "vitest"
import { memoryStorage } from "#features/kernel"
import { createAgeConfirmation, storedAge } from "./age"

const key = "dghrt-age-confirmation"
const ageIn = (port = memoryStorage(), { terms = false, minimumAge = 18 } = {}) =>
  createAgeConfirmation({
    storage: storedAge(port),
    nowMs: () => 1_700_000_000_000,
    termsAccepted: () => terms,
    minimumAge,
  })

test("an age is confirmed once, and stays confirmed after a reload", () => {
  const port = memoryStorage()
  const first = ageIn(port)
  expect(first.confirmed()).toBe(false)
  first.confirm()
  expect(first.confirmed()).toBe(true)
  expect(ageIn(port).confirmed()).toBe(true)
  expect(JSON.parse(port.getItem(key) ?? "")).toEqual({ confirmedAtMs: 1_700_000_000_000, minimumAge: 18 })
})

test("accepted terms include the age", () => {
  expect(ageIn(memoryStorage(), { terms: true }).confirmed()).toBe(true)
})

test("a higher minimum age is asked for again", () => {
  const port = memoryStorage()
  ageIn(port).confirm()
  expect(ageIn(port, { minimumAge: 21 }).confirmed()).toBe(false)
})

test.each([
  "yes",
  "{",
  "true",
  '{"minimumAge":18}',
  '{"confirmedAtMs":1,"minimumAge":12}',
  '{"confirmedAtMs":-1,"minimumAge":18}',
])("a record that was tampered with confirms nothing: %s", (text) => {
  const port = memoryStorage()
  port.setItem(key, text)
  expect(ageIn(port).confirmed()).toBe(false)
})
