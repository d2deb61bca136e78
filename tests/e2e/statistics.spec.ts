import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { arrive } from "./shell"

const platform = (page: Page) => page.getByRole("region", { name: "Platform statistics" })
const figure = (page: Page, name: string) => platform(page).locator("dl > div").filter({ hasText: name }).locator("dd")

test("one play raises what all players did by itself, to the lamport, and is on the leaderboard", async ({
  player,
  request,
}) => {
  const { page } = player
  await player.openGame()
  const creator = await page.evaluate(
    () => JSON.parse(document.querySelector("#app-config")?.textContent ?? "{}").creator as string,
  )
  const stats = async () => {
    const reply = await request.get(`/api/stats?creator=${creator}`)
    const { plays, players, sol_volume } = await reply.json()
    const [whole, part] = String(sol_volume).split(".")
    return { plays: Number(plays), players: Number(players), lamports: BigInt(`${whole}${part}`) }
  }
  // The last bets of the test before may settle only now: the figures to begin with are of a chain that was read since.
  const openedAtMs = Date.now()
  const asOfMs = async () => Number((await (await request.get(`/api/stats?creator=${creator}`)).json()).as_of ?? 0)
  await expect.poll(asOfMs).toBeGreaterThan(openedAtMs)
  const before = await stats()
  await player.bet().fill("0.25")
  await player.rollOnce()
  const [event] = await player.settledOnChain()
  await expect.poll(async () => (await stats()).plays, { timeout: 30_000 }).toBe(before.plays + 1)
  expect(await stats()).toEqual({
    plays: before.plays + 1,
    players: before.players + 1,
    lamports: before.lamports + (event?.wager ?? 0n),
  })

  await page.getByRole("button", { name: "Back" }).click()
  await expect(figure(page, "Plays")).toHaveText(String(before.plays + 1))
  await expect(figure(page, "Volume")).toHaveText(/^[\d,]+\.\d{2,4} SOL$/)
  await expect(platform(page)).toContainText("As of")

  await test.step("the wager is on the leaderboard, as page and as dialog, with a link to the player", async () => {
    await page.goto("/leaderboard")
    const row = page.getByRole("row").filter({ hasText: "You" })
    // The server counts again every 30 seconds.
    await expect(row).toContainText("0.25", { timeout: 60_000 })
    await expect(row.getByRole("link")).toHaveAttribute("href", /^\/explorer\/player\//)
    await page.getByRole("radio", { name: "USDC" }).click()
    await expect(page.getByText("Coming soon.")).toBeVisible()
    await expect(page).toHaveURL(/token=USDC/)
    await page.reload()
    await expect(page.getByText("Coming soon.")).toBeVisible()

    await page.getByRole("banner").getByRole("link", { name: "Leaderboard" }).click()
    const dialog = page.getByRole("dialog", { name: "Leaderboard" })
    await expect(dialog.getByRole("row").filter({ hasText: "You" })).toContainText("0.25")
  })
})

test("the numbers do not shift the layout when they load", { tag: long }, async ({ player, page }) => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route("**/api/stats?**", async (route) => {
    await held
    await route.continue()
  })
  await arrive(page)
  await player.connect()
  await expect(platform(page)).toHaveAttribute("aria-busy", "true")
  const top = async () => (await page.getByRole("searchbox", { name: "Search games" }).boundingBox())?.y
  const before = await top()
  answer()
  await expect(figure(page, "Plays")).toHaveText(/^\d+$/)
  expect(await top()).toBe(before)
})

test("the referral leaders have a tab with its own address that shows what the server counted", { tag: long }, async ({
  player,
}) => {
  const { page } = player
  await arrive(page)
  await expect(page.getByRole("tab")).toHaveCount(0)
  await player.connect()
  const reply = page.waitForResponse("**/api/referral/leaders")
  await page.getByRole("tab", { name: "Referral Leaders" }).click()
  await expect(page).toHaveURL(/tab=referrals/)
  const section = page.getByRole("region", { name: "Referral Champions" })
  // Other tests of this run refer players on the same server, so the list is what this reply says.
  const { leaders } = await (await reply).json()
  if (leaders.length === 0) await expect(section.getByText("Nobody has referred a player yet")).toBeVisible()
  else await expect(section.locator("tbody").getByRole("row")).toHaveCount(leaders.length)
  await page.reload()
  await expect(section).toBeVisible()
  await section.getByRole("button", { name: "Start Referring Friends" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.press("Escape")
  await page.getByRole("tab", { name: "All Games" }).click()
  await expect(page.getByRole("region", { name: "All Games" })).toBeVisible()
})
