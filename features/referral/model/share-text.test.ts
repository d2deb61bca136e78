import { expect, test } from "vitest"
import { discordText, shareUrl } from "./share-text"
import { tierFor } from "./tiers"

const link = "https://dghrt.example/?ref=CtVQZVaWYQPypuhZ8o3qDB9f2soDVeRAzozYAPUeE34x"
const tier = tierFor(27)

test.each([
  ["x", "x.com"],
  ["telegram", "t.me"],
] as const)("on %s the text names the tier, and the link is a field of its own", (place, host) => {
  const url = new URL(shareUrl(place, link, tier))
  expect(url.host).toBe(host)
  expect(url.searchParams.get("url")).toBe(link)
  expect(url.searchParams.get("text")).toContain("🥈 Silver I")
})

test("on Discord the text carries the link", () => {
  expect(discordText(link, tier)).toContain("🥈 Silver I")
  expect(discordText(link, tier)).toContain(link)
})
