import { expect, type Player, test } from "./casino"
import { long } from "./long"
import { alive } from "./shell"

// Empty storage: no welcome was seen, no terms were accepted.
test.use({ newcomer: true })

const termsOf = (player: Player) => player.page.getByRole("dialog", { name: "Terms of Service" })
const accept = (player: Player) => termsOf(player).getByRole("button", { name: "I UNDERSTAND & ACCEPT" })

test("a wallet is welcomed once; no bet is placed before the terms are accepted; afterwards all are, also after a reload", async ({
  player,
}) => {
  const { page } = player
  const welcome = page.getByRole("dialog", { name: "Welcome to DGHRT" })
  await page.goto("/")
  await player.connect()
  await expect(welcome).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(welcome).toBeHidden()
  await page.reload()
  await expect(player.balance()).toBeVisible()
  await expect(welcome).toBeHidden()
  await player.fund()
  await page.getByRole("link", { name: "Play Now Dice" }).first().click()
  await player.start()
  await player.roll().dblclick()
  await expect(termsOf(player)).toBeVisible()
  await expect(termsOf(player).getByRole("listitem")).toHaveCount(6)
  await expect(termsOf(player).getByText("By playing on our platform, you confirm your compliance.")).toBeVisible()
  await page.keyboard.press("Escape")
  await page.mouse.click(5, 5)
  await expect(termsOf(player)).toBeVisible()

  await termsOf(player).getByRole("button", { name: "Close without accepting" }).click()
  await expect(page.getByText("Terms not accepted", { exact: true })).toBeVisible()
  await expect(player.roll()).toBeEnabled()
  expect(await player.settledOnChain()).toHaveLength(0)

  await page.setViewportSize({ width: 390, height: 700 })
  await player.roll().click()
  await expect(accept(player)).toBeInViewport({ ratio: 1 })
  await accept(player).click()
  await expect(player.announcement()).toBeVisible()
  const kept = await page.evaluate(() => JSON.parse(localStorage["dghrt-terms-acceptance"] ?? "null"))
  expect(kept).toMatchObject({ version: expect.any(String), minimumAge: 18 })
  expect(Math.abs(kept.acceptedAtMs - Date.now())).toBeLessThan(120_000)

  await page.reload()
  await player.rollOnce()
  expect(await player.settledOnChain()).toHaveLength(2)
})

test("no welcome names what comes before a first bet to a player who accepted the terms at one", { tag: long }, async ({
  player,
}) => {
  const { page } = player
  const welcome = page.getByRole("dialog", { name: "Welcome to DGHRT" })
  await page.goto("/")
  await player.connect()
  const funded = page.waitForResponse(/faucet/)
  await welcome.getByRole("button", { name: "Get test SOL" }).click()
  await funded
  // Left while it is open, the welcome comes again.
  await page.goto("/game/demo/dice")
  await page.getByRole("button", { name: "Play with SOL" }).click()
  await player.start()
  await player.roll().click()
  await accept(player).click()
  await expect(player.announcement()).toBeVisible()
  await page.goto("/")
  await expect(player.balance()).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(welcome).toBeHidden()
})

test("the terms have a page of their own, and Close leads back", { tag: long }, async ({ page }) => {
  await page.goto("/help")
  await alive(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible()
  const sections = [
    "Acceptance of Terms",
    "Age Requirement 18+",
    "Responsible Gaming",
    "Fair Play",
    "Privacy",
    "Disclaimers",
  ]
  for (const name of sections) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible()
  await expect(page.getByText("The house has an edge.")).toBeVisible()
  await page.getByRole("main").getByRole("button", { name: "Close" }).click()
  await expect(page).toHaveURL(/\/help$/)
  // A player who came from another site is not sent back there.
  await page.goto("/terms")
  await alive(page)
  await page.getByRole("main").getByRole("button", { name: "Close" }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})
