import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { expect, type Player, test } from "./casino"
import { alive } from "./shell"

const sol = "So11111111111111111111111111111111111111112"

/** Rolls once and returns the signature of the settlement, from the API alone. */
async function rolled(player: Player): Promise<{ settlement: string; bet: string }> {
  await player.rollOnce()
  const user = await player.address()
  const url = `${player.stack.addresses.url}/api/events/settledGames?user=${user}&itemsPerPage=1`
  const newest = async () => {
    const { results = [] }: { results?: { signature: string; bet_signature: string | null }[] } = await (
      await fetch(url)
    ).json()
    return results[0]
  }
  await expect.poll(async () => (await newest())?.bet_signature ?? null).not.toBeNull()
  const found = await newest()
  return { settlement: found?.signature ?? "", bet: found?.bet_signature ?? "" }
}

/** Pixels between the header and the region of this name. */
async function gapBelowHeader(page: Page, name: string) {
  const [header, region] = await Promise.all([
    page.getByRole("banner").boundingBox(),
    page.getByRole("region", { name }).boundingBox(),
  ])
  return header && region ? region.y - header.y - header.height : Number.POSITIVE_INFINITY
}

test("a bet appears in another browser's feed; both its signatures lead to its details, proof and picture; search, platform, pool and player agree on it", async ({
  player,
  browser,
  stack,
}) => {
  const { page } = player
  await player.openGame()
  const address = await player.address()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${stack.addresses.url}/explorer`)
  await alive(visitor)
  const feed = visitor.getByRole("region", { name: "Latest bets" })
  // Other tests of this worker may have played here, and their last bets may be indexed only now.
  const own = feed.getByRole("row").filter({ hasText: address.slice(-4) })
  await expect(feed.getByRole("heading", { name: /^Latest bets/ })).toBeVisible()
  await expect(own).toHaveCount(0)
  const { settlement, bet } = await rolled(player)
  const words = (await player.announcement().textContent()) ?? ""

  await test.step("without a reload, with Live and Pause, and on the front page as well", async () => {
    await expect(own.getByRole("link", { name: /^Dice/ })).toBeVisible()
    await expect(feed.getByText("Live", { exact: true })).toBeVisible()
    await feed.getByRole("button", { name: "Pause the latest bets" }).click()
    await expect(feed.getByText("Live", { exact: true })).toBeHidden()
    await visitor.goto(stack.addresses.url)
    await alive(visitor)
    await visitor.mouse.wheel(0, 4_000)
    await expect(feed.getByRole("link", { name: /^Dice/ }).first()).toBeVisible()
    await visitor.context().close()
  })

  for (const signature of [settlement, bet]) {
    await page.goto(`/explorer/transaction/${signature}`)
    const details = page.locator("dl[aria-label=Details]")
    await expect(details).toContainText(settlement)
    await expect(details).toContainText(bet)
    const replay = page.getByRole("region", { name: "Replay" })
    await expect(replay).toContainText(words.split(".")[0] ?? "")
    await page.getByRole("tab", { name: "Proof" }).click()
    await expect(page).toHaveURL(/tab=proof/)
    await expect(page.getByText("This result is verified")).toBeVisible()
    await page.reload()
    await expect(page.getByText("6 of 6 passed")).toBeVisible()
    await page.getByRole("tab", { name: /^Logs/ }).click()
    await expect(page.getByRole("region", { name: "Logs" })).toContainText("Program log: Instruction: ")
    await expect(page.getByRole("region", { name: "Technical details" })).toContainText("Log source")
  }

  await test.step("search, platform, pool and player agree on it, and its history is saved as CSV", async () => {
    await page.goto("/explorer")
    await alive(page)
    const search = page.getByRole("textbox", { name: "Search the explorer" })
    await search.fill("not an address")
    await search.press("Enter")
    await expect(page.getByText("Enter a wallet address or a transaction signature.")).toBeVisible()
    await search.fill(address)
    await search.press("Enter")
    await expect(page).toHaveURL(`/explorer/player/${address}`)
    await expect(page.getByRole("table", { name: "Recent Plays" }).getByRole("row")).toHaveCount(2)

    await page.getByRole("tab", { name: "Bet history" }).click()
    await expect(page).toHaveURL(/tab=history/)
    const download = page.waitForEvent("download")
    await page.getByRole("button", { name: "Download CSV" }).click()
    const text = await readFile(await (await download).path(), "utf8")
    expect(text).toContain("Time (UTC),Game,Token,Wager (whole tokens)")
    expect(text.split("\r\n")).toHaveLength(2)
    expect(text).toContain(settlement)
    await page.getByRole("combobox", { name: "Outcome" }).click()
    await page.getByRole("option", { name: "Returned", exact: true }).click()
    await expect(page).toHaveURL(/outcome=push/)
    await expect(page.getByText("No bets found")).toBeVisible()

    // Low enough for the last section to reach the header.
    await page.setViewportSize({ width: 1440, height: 420 })
    for (const [card, anchor] of [
      ["Fairness", "fairness"],
      ["All Plays", "plays"],
    ] as const) {
      await page.goto("/explorer")
      // What is pressed while figures arrive above it may move away under the pointer.
      await expect(page.getByRole("main").getByRole("table").first()).toBeVisible()
      await page.getByRole("main").getByRole("link", { name: card, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`))
      await expect(page.getByRole("region", { name: card })).toBeFocused()
      // Right below the header, once the figures above have arrived.
      await expect(async () => {
        const gap = await gapBelowHeader(page, card)
        expect(gap).toBeGreaterThan(0)
        expect(gap).toBeLessThan(40)
      }).toPass({ timeout: 15_000 })
    }
    await page.setViewportSize({ width: 1440, height: 1024 })
    await page.getByRole("table", { name: "All Plays" }).getByRole("link").first().click()
    await expect(page).toHaveURL(/\/explorer\/transaction\//)

    await page.setViewportSize({ width: 1440, height: 420 })
    await page.goto("/explorer#revenue")
    const revenue = page.getByRole("heading", { name: "Revenue" })
    await expect(revenue).toBeFocused()
    await expect(revenue).toBeInViewport({ ratio: 1 })
    // Here too, figures that arrive above it push it away until it is brought back.
    await expect(async () => {
      const header = await page.getByRole("banner").boundingBox()
      expect((await revenue.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
    }).toPass({ timeout: 15_000 })
    await page.setViewportSize({ width: 1440, height: 1024 })

    await page.goto(`/explorer/pool/${sol}`)
    await expect(page.getByRole("heading", { name: "SOL pool" })).toBeVisible()
    await expect(page.getByText("Result of the pool by day")).toBeVisible()
  })
})
