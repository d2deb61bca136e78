import { expect, type Page } from "@playwright/test"
import type { NetworkProcess } from "../support/network.ts"
import { gambaTest as test } from "./consumer.ts"
import { announceTestWallet } from "./test-wallet.ts"

test.setTimeout(120_000)

test.beforeEach(async ({ page, consumer }) => {
  await page.addInitScript(announceTestWallet)
  await page.goto(consumer.url)
})

test("a wallet of wallet-adapter is listed as detected, refuses, connects and disconnects", async ({ page }) => {
  const wallet = page.getByRole("button", { name: /Test Wallet/ })
  await page.getByRole("button", { name: "Connect Wallet" }).click()
  await expect(wallet).toHaveAccessibleName("Test Wallet Detected")
  await page.evaluate(() => Object.assign(window, { walletRefuses: true }))
  await wallet.click()
  await expect(page.getByRole("alert")).toHaveText("User rejected the request.")
  await page.evaluate(() => Object.assign(window, { walletRefuses: false }))
  await wallet.click()
  const address = await page.evaluate(() => String(Reflect.get(window, "testWalletAddress")))
  const menu = page.getByRole("button", { name: `${address.slice(0, 4)}...${address.slice(-4)}` })
  await menu.click()
  await page.getByRole("menuitem", { name: "Disconnect" }).click()
  await expect(page.getByRole("button", { name: "Connect Wallet" })).toBeVisible()
})

/** Connects the page's wallet and gives it 2 SOL. */
async function connectWithMoney(page: Page, network: NetworkProcess) {
  await page.getByRole("button", { name: "Connect Wallet" }).click()
  await page.getByRole("button", { name: /Test Wallet/ }).click()
  const address = await page.evaluate(() => String(Reflect.get(window, "testWalletAddress")))
  const { PublicKey } = await import("@solana/web3.js")
  await network.connect().requestAirdrop(new PublicKey(address), 2_000_000_000)
  await expect(page.getByText("Balance 2 SOL")).toBeVisible()
}

test("a round that gamba-react-v2 plays on the local chain is consistent for @dghrt/fairness", async ({
  page,
  network,
}) => {
  await connectWithMoney(page, network)
  await page.getByRole("button", { name: "Open an account" }).click()
  await page.getByRole("button", { name: "Flip", exact: true }).click({ timeout: 30_000 })
  const result = page.getByRole("status", { name: "Result", exact: true })
  await expect(result).toHaveText(/^(Heads, paid 0\.\d+|Tails, paid 0) SOL$/, { timeout: 30_000 })
  await expect(page.getByText("Consistent, according to 1 node")).toBeVisible()
  await expect(page.getByRole("img", { name: "Passed" })).toHaveCount(6)
  await expect(page.getByRole("img", { name: "Failed" })).toHaveCount(0)
})

test("@dghrt/betting plays over Gamba's providers, and over nodes of its own with a wallet of wallet-adapter", async ({
  page,
  network,
}) => {
  await connectWithMoney(page, network)
  // The first of them opens the wallet's account.
  for (const over of ["Gamba's providers", "nodes of its own"]) {
    await page.getByRole("button", { name: `Flip over ${over}` }).click()
    const result = page.getByRole("status", { name: `Result over ${over}` })
    await expect(result).toHaveText(/^(Heads, paid 0\.2|Tails, paid 0) SOL$/, { timeout: 30_000 })
  }
})

test("a wallet that refuses to sign for @dghrt/betting is charged nothing, and the next bet is played", async ({
  page,
  network,
}) => {
  await connectWithMoney(page, network)
  const flip = page.getByRole("button", { name: "Flip over Gamba's providers" })
  await page.evaluate(() => Object.assign(window, { walletRefuses: true }))
  await flip.click()
  await expect(page.getByRole("alert")).toHaveText(/declined/, { timeout: 30_000 })
  await expect(page.getByText("Balance 2 SOL")).toBeVisible()
  await page.evaluate(() => Object.assign(window, { walletRefuses: false }))
  await flip.click()
  await expect(page.getByRole("status", { name: "Result over Gamba's providers" })).toHaveText(/ SOL$/, {
    timeout: 30_000,
  })
})
