import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { test as casino, expect } from "./casino"
import { long } from "./long"

/** A price service of our own, so that dollars are tried live and no other host is asked. */
const test = casino.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
  pricesUrl: async ({}, use) => {
    const service = createServer((_, response) => {
      response.setHeader("content-type", "application/json")
      response.end(`{"solana":{"usd":200,"last_updated_at":${Math.floor(Date.now() / 1000)}},"usd-coin":{"usd":1}}`)
    })
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve))
    await use(`http://127.0.0.1:${(service.address() as AddressInfo).port}/`)
    service.close()
  },
})

test("a live price fills presets, minimum and worth", { tag: long }, async ({ player }) => {
  const { page } = player
  await player.openGame()
  await page.getByRole("button", { name: "Set bet amount" }).click()
  const bet = page.getByRole("dialog", { name: "Set Bet Amount" })
  await bet.getByRole("button", { name: /^\$25 / }).click()
  await expect(bet.getByRole("textbox", { name: "Bet amount" })).toHaveValue("0.125")
  await page.keyboard.press("Escape")
  await page.getByRole("banner").getByRole("link", { name: "Tokens and fees" }).click()
  const tokens = page.getByRole("dialog", { name: "Select a Token" })
  await expect(tokens.getByText("$2,000.00")).toBeVisible()
  await expect(tokens.getByText("Minimum wager $1.00")).toBeVisible()
})
