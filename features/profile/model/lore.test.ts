import { expect, test } from "vitest"
import { loreOf } from "./lore"

const address = "CtVQZVaWYQPypuhZ8o3qDB9f2soDVeRAzozYAPUeE34x"

test("the story of an address is the same each time and names the player", () => {
  const lore = loreOf(address, "LuckyFox")
  expect(loreOf(address, "LuckyFox")).toBe(lore)
  expect(lore).toContain("LuckyFox")
  expect(lore.length).toBeLessThan(260)
})

test("different addresses have different stories", () => {
  const stories = Array.from({ length: 50 }, (_, index) => loreOf(`${address}${index}`, "Fox"))
  expect(new Set(stories).size).toBeGreaterThan(30)
})
