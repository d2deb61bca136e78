import { Connection, PublicKey } from "@solana/web3.js"
import { getGameAddress } from "gamba-core-v2"
import { expect, test } from "./casino"
import { alive } from "./shell"

test("a bet is verified without a wallet and without a chain client, and again offline from its values", async ({
  player,
  browser,
  stack,
}) => {
  await player.openGame()
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
  const { rpcUrl, wsUrl } = stack.addresses
  const connection = new Connection(rpcUrl, { commitment: "confirmed", wsEndpoint: wsUrl })
  const game = getGameAddress(new PublicKey(await player.address()))
  const [settlement] = await connection.getSignaturesForAddress(game, { limit: 1 }, "confirmed")

  const context = await browser.newContext()
  const page = await context.newPage()
  const scripts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(`${stack.addresses.url}/verify`)
  await alive(page)
  await page.getByRole("textbox", { name: "Transaction signature" }).fill(settlement?.signature ?? "")
  await page.keyboard.press("Enter")
  await expect(page.getByText("This result is verified")).toBeVisible()
  await expect(page.getByText("6 of 6 passed")).toBeVisible()
  expect(scripts.filter((path) => /\/(web3|anchor|gamba)-/.test(path))).toEqual([])

  await context.setOffline(true)
  await page.getByRole("tab", { name: "Enter by hand" }).click()
  const clientSeed = page.getByRole("textbox", { name: "Client seed" })
  const seed = await clientSeed.inputValue()
  await clientSeed.fill(`${seed}1`)
  await page.keyboard.press("Enter")
  // Another client seed gives another hash; one of a hundred times it leads to the same index.
  await expect(page.getByText(`"${seed}1-0"`, { exact: false })).toBeVisible()
  await clientSeed.fill(seed)
  await page.getByRole("textbox", { name: "Payout" }).fill("1")
  await page.keyboard.press("Enter")
  await expect(page.getByText("This result does not match")).toBeVisible()
  await context.close()
})
