import { expect, test } from "vitest"
import { displayName } from "#contract/display-name"
import { memoryStorage } from "#features/kernel"
import { ownName } from "./own-name"

const address = "CtVQZVaWYQPypuhZ8o3qDB9f2soDVeRAzozYAPUeE34x"
const key = `username-${address}`

test("a wallet's name is generated once and stored", () => {
  const storage = memoryStorage()
  expect(ownName(address, storage)).toBe(displayName(address))
  expect(storage.getItem(key)).toBe(JSON.stringify(displayName(address)))
})

test("a stored name stays when the generator would give another one", () => {
  const storage = memoryStorage()
  storage.setItem(key, JSON.stringify("VelvetOtter417"))
  expect(ownName(address, storage)).toBe("VelvetOtter417")
})

test.each([
  ["markup", JSON.stringify("<b>Owner</b>")],
  ["a very long name", JSON.stringify("A".repeat(5_000))],
  ["no JSON", "Owner"],
  ["another type", JSON.stringify({ name: "Fox" })],
])("a tampered name that is %s is replaced", (_, text) => {
  const storage = memoryStorage()
  storage.setItem(key, text)
  expect(ownName(address, storage)).toBe(displayName(address))
  expect(storage.getItem(key)).toBe(JSON.stringify(displayName(address)))
})
