import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { localnetAddresses } from "#localnet"
import { emptyDatabase } from "../../server/database/testing/empty-folder"
import { ExternalIndexer } from "../support/external-indexer"
import { sol } from "../support/sol"
import { test as casino, expect } from "./casino"
import { long } from "./long"

const test = casino.extend<{ indexer: ExternalIndexer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
  indexer: async ({}, use) => {
    const indexer = await ExternalIndexer.listen()
    await use(indexer)
    await indexer.close()
  },
  // A slash at the end of the address is left out by the server.
  indexerUrl: async ({ indexer }, use) => use(`${indexer.url}/`),
})

const unlistedMint = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM"

test("explorer reads landing, platform, player, pool and transaction from the indexer that is configured", {
  tag: long,
}, async ({ player, page, stack, indexer }) => {
  const folder = mkdtempSync(join(tmpdir(), "indexer-"))
  await emptyDatabase(join(folder, "database"))
  const { rpcUrl, wsUrl } = stack.addresses
  const config = { cluster: "localnet", rpcUrl, wsUrl, creator: localnetAddresses.creator, tokens: [sol] }
  await indexer.read(config, { folder: join(folder, "database") })
  const violations: string[] = []
  const ownCalls: string[] = []
  page.on("console", (message) => {
    if (/Content Security Policy|CORS/i.test(message.text())) violations.push(message.text())
  })
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === stack.addresses.url && /^\/api\/(events|players|stats|pools\/|ready)/.test(pathname))
      ownCalls.push(pathname)
  })
  try {
    await player.openGame()
    await player.rollOnce()
    const user = await player.address()
    const newest = async () => {
      const reply = await fetch(`${indexer.url}/events/settledGames?user=${user}&itemsPerPage=1`)
      const { results = [] }: { results?: { signature: string; bet_signature: string | null }[] } = await reply.json()
      return results[0]
    }
    await expect.poll(async () => (await newest())?.bet_signature ?? null).not.toBeNull()
    const { signature = "", bet_signature: bet } = (await newest()) ?? {}
    indexer.asked.clear()
    ownCalls.length = 0

    await page.goto("/explorer")
    const feed = page.getByRole("region", { name: "Latest bets" })
    await expect(feed.getByRole("link", { name: /^Dice/ }).first()).toBeVisible()
    // How far another host is behind the chain is not known, so its feed is not called live.
    await expect(feed.getByText(/^Updated \d+s ago$/)).toBeVisible()
    await expect(feed.getByText("Live", { exact: true })).toBeHidden()
    // The indexer reads the newest bets first: the total still grows while it reads those of other tests.
    await expect(async () => {
      await page.goto(`/explorer/platform/${localnetAddresses.creator}`)
      await expect(page.getByRole("table", { name: "All Plays" }).getByRole("link").first()).toBeVisible()
      const { total } = await (
        await fetch(`${indexer.url}/events/settledGames?creator=${localnetAddresses.creator}&itemsPerPage=1`)
      ).json()
      await expect(page.getByLabel("Totals of the platform")).toContainText(`PLAYS${total}`)
    }).toPass({ timeout: 60_000 })
    await page.goto(`/explorer/player/${user}?tab=history`)
    await expect(page.getByRole("table", { name: "Bet history" }).getByRole("row")).toHaveCount(2)
    await page.goto(`/explorer/pool/${sol.mint}`)
    await expect(page.getByText("Result of the pool by day")).toBeVisible()
    for (const either of [signature, bet]) {
      await page.goto(`/explorer/transaction/${either}?tab=proof`)
      await expect(page.getByText("6 of 6 passed")).toBeVisible()
    }
    for (const path of [
      "events/settledGames",
      "events/settledGame",
      "stats",
      "stats/series",
      "stats/daily",
      "stats/games",
    ])
      expect([...indexer.asked]).toContain(`/${path}`)
    expect([...indexer.asked]).toContain(`/players/${user}`)
    expect([...indexer.asked]).toContain(`/pools/${sol.mint}/history`)
    expect(ownCalls).toEqual([])

    // A mint that this app does not offer has no known decimals, so its amounts are in smallest units.
    await page.route(`${indexer.url}/events/settledGame*`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(sol.mint, unlistedMint) })
    })
    await page.goto(`/explorer/player/${user}`)
    await expect(page.getByRole("table", { name: "Recent Plays" })).toContainText("9WzD…, if 9 decimals")
    await page.goto(`/explorer/transaction/${signature}`)
    await expect(page.locator("dl[aria-label=Details]")).toContainText("9WzD…, if 9 decimals")
    await page.unroute(`${indexer.url}/events/settledGame*`)

    await page.goto(`/explorer/player/${user}`)
    await expect(page.getByRole("table", { name: "Recent Plays" }).getByRole("row")).toHaveCount(2)
    indexer.setDown(true)
    await page.getByRole("button", { name: "Refresh", exact: true }).click()
    await expect(page.getByText(/^Refreshing failed\. Showing data from \d+s ago$/)).toBeVisible()
    await expect(page.getByRole("table", { name: "Recent Plays" }).getByRole("row")).toHaveCount(2)
    await page.goto(`/explorer/transaction/${signature}?tab=proof`)
    await expect(page.getByText("The indexer does not answer. Everything here was read from the chain.")).toBeVisible()
    await expect(page.getByText("6 of 6 passed")).toBeVisible()
    expect(violations).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
