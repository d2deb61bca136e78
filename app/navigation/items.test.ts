import { describe, expect, test } from "vitest"
import type { AppConfig } from "#contract/config"
import { applyFlags, flags } from "./flags"
import { barParts, inSections, navigationItems, slideInItems, type Visitor } from "./items"

const owner = "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"
const second = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM"
const player = "7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt"
const visitor: Visitor = { address: null, owners: [owner, second], flags }
const labels = (who: Visitor) => navigationItems(who).map(({ label }) => label)

test("a visitor is offered what needs no wallet", () => {
  expect(labels(visitor)).toEqual(["Home", "Explorer", "Mobile App", "DGHRT token", "Changelog"])
})

test("a player is also offered a profile and the games", () => {
  expect(labels({ ...visitor, address: player })).toEqual([
    "Home",
    "Profile",
    "Games",
    "Explorer",
    "Mobile App",
    "DGHRT token",
    "Changelog",
  ])
})

test("each owner is offered the admin page, last, and nobody else is", () => {
  for (const address of [owner, second]) expect(labels({ ...visitor, address }).at(-1)).toBe("Admin")
  for (const address of [owner.toLowerCase(), player, null])
    expect(labels({ ...visitor, address })).not.toContain("Admin")
})

test("presale and token stand in for each other", () => {
  const selling = labels({ ...visitor, flags: { ...flags, presale: true } })
  expect(selling).toContain("Presale")
  expect(selling).not.toContain("DGHRT token")
})

test("the mobile app is offered only while its switch is on", () => {
  expect(labels({ ...visitor, flags: { ...flags, mobileBrowser: false } })).not.toContain("Mobile App")
})

test("Games opens a list instead of a page, and the profile is the connected wallet's own", () => {
  const items = navigationItems({ ...visitor, address: player })
  expect(items.find(({ id }) => id === "games")?.destination).toEqual({ kind: "overlay", id: "allGames" })
  expect(items.find(({ id }) => id === "profile")?.destination).toMatchObject({ wallet: player })
})

test("items stand under their headings in the same order, and no heading stands alone", () => {
  const items = navigationItems({ ...visitor, address: owner })
  const sections = inSections(items)
  expect(sections.map(({ name }) => name)).toEqual(["Main", "More"])
  expect(sections.flatMap((section) => section.items)).toEqual(items)
  expect(inSections(items.slice(0, 1))).toHaveLength(1)
})

test("the mobile layout's slide-in menu holds home, profile, explorer and the token page", () => {
  expect(slideInItems({ ...visitor, address: player }).map(({ id }) => id)).toEqual([
    "home",
    "profile",
    "explorer",
    "token",
  ])
})

describe("the bar below 1024 px", () => {
  test("has five parts for everybody", () => {
    expect(barParts(true)).toEqual(["menu", "jackpot", "games", "bonus", "chat"])
    expect(barParts(false)).toHaveLength(5)
  })
  test("shows a visitor nothing that needs a wallet", () => {
    expect(barParts(false).filter((part) => ["jackpot", "games", "bonus"].includes(part))).toEqual([])
  })
})

test("what an instance opens counts while the environment does", () => {
  const config: AppConfig = {
    cluster: "localnet",
    rpcUrl: "http://127.0.0.1:1",
    wsUrl: "ws://127.0.0.1:1",
    creator: "11111111111111111111111111111111",
    tokens: [],
    openGames: ["crash"],
  }
  expect(applyFlags(config, flags).openGames).toEqual(["crash"])
  expect(applyFlags(config, { ...flags, respectEnvironmentForGameBlocking: false }).openGames).toEqual([])
})

test("the switches stand as the specification sets them", () => {
  expect(flags).toEqual({
    toggle2d3d: false,
    blockMaintenanceGames: true,
    blockGameCreating: true,
    respectEnvironmentForGameBlocking: true,
    mobileBrowser: true,
    accessOverride: false,
    presale: false,
    leaderboard: true,
    dashboardShowReferralLeaders: true,
    enableReferralLeaderboard: true,
  })
})
