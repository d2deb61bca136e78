import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { arrive, shortenTimers } from "./shell"

// Empty storage: no welcome was seen, no terms were accepted, no wallet is known.
test.use({ newcomer: true })

/** Presses things and counts how often. */
function finger() {
  let presses = 0
  return {
    async press(target: Locator) {
      await target.click()
      presses += 1
    },
    presses: () => presses,
  }
}

const start = (page: Page) => page.getByRole("button", { name: "Start Game" })
const ofAge = (page: Page) => page.getByRole("button", { name: "I am 18 or older" })
const ledger = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key)

test("a visitor reaches the result of a first free round with 4 presses, after the age is confirmed and not before", async ({
  player,
}) => {
  const { page } = player
  const { press, presses } = finger()
  const question = page.getByRole("dialog", { name: "Are you 18 or older?" })
  // For a visitor who only looks the shelf comes after eight seconds.
  await shortenTimers(page, { 8000: 500 })
  await arrive(page)
  await test.step("the shelf of free games names them as free play and leads to each", async () => {
    const shelf = page.getByRole("region", { name: "Free play" })
    await shelf.scrollIntoViewIfNeeded()
    const slots = shelf.getByRole("article", { name: "Slots" })
    await expect(slots.getByText("Free play")).toBeVisible()
    await expect(slots.getByRole("link")).toHaveAttribute("href", "/game/demo/slots")
  })
  await press(page.getByRole("link", { name: "Play for free" }))
  await press(start(page))
  await test.step("who does not confirm the age cannot play, and is asked again", async () => {
    await player.roll().click()
    await question.getByRole("button", { name: "No" }).click()
    await expect(page.getByText("Age not confirmed", { exact: true })).toBeVisible()
    expect(await ledger(page, "dghrt-free-play-visitor")).toMatchObject({ nonce: 0 })
  })
  await press(player.roll())
  await expect(question).toBeVisible()
  await expect(player.announcement()).toHaveCount(0)
  await press(ofAge(page))
  await expect(player.announcement()).toBeVisible()
  expect(presses()).toBeLessThanOrEqual(4)
  await expect(page.getByText("DGHRT has no value.").first()).toBeAttached()

  // The age is asked for once, and never the terms.
  await page.keyboard.press("Escape")
  await page.reload()
  await player.rollOnce()
  await expect(page.getByRole("dialog", { name: "Terms of Service" })).toHaveCount(0)
  expect(await ledger(page, "dghrt-free-play-visitor")).toMatchObject({ nonce: 2 })
})

test("a newcomer reaches the result of a first real round with 8 presses, every consent included", {
  tag: long,
}, async ({ player, page }) => {
  const { press, presses } = finger()
  await arrive(page)
  await press(page.getByRole("banner").getByRole("button", { name: "Connect Wallet" }))
  await press(page.getByRole("dialog", { name: "Connect Wallet" }).getByRole("button", { name: /Local Wallet/ }))
  await press(page.getByRole("button", { name: "Get test SOL" }))
  await expect(page.getByText("10 test SOL sent.")).toBeVisible()
  await press(page.getByRole("button", { name: "Choose a game" }))
  await press(page.getByRole("dialog", { name: "All Games" }).getByRole("link", { name: "Dice" }))
  await press(start(page))
  await press(player.roll())
  await press(page.getByRole("button", { name: "I UNDERSTAND & ACCEPT" }))
  await expect(player.announcement()).toBeVisible()
  expect(presses()).toBeLessThanOrEqual(8)
  await expect.poll(async () => (await player.settledOnChain()).length).toBe(1)
  await player.expectRoll((await player.settledOnChain())[0])
})

test("a tall window shows the free games and the latest bets without an input, because both are in its first view", {
  tag: long,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2000 })
  // A visitor who only looks would see them after eight seconds in any window; that time does not come here.
  await shortenTimers(page, { 8000: 600_000 })
  await arrive(page)
  await expect(page.getByRole("link", { name: "Play Now Dice" }).first()).toBeVisible()
  await expect(page.getByRole("heading", { name: "Latest bets" })).toBeVisible()
})
