import { expect } from "@playwright/test"
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

test("a round that gamba-react-v2 plays on the local chain is consistent for @dghrt/fairness", async ({
  page,
  network,
}) => {
  await page.getByRole("button", { name: "Connect Wallet" }).click()
  await page.getByRole("button", { name: /Test Wallet/ }).click()
  const address = await page.evaluate(() => String(Reflect.get(window, "testWalletAddress")))
  const chain = network.connect()
  const { PublicKey } = await import("@solana/web3.js")
  const wallet = new PublicKey(address)
  await chain.requestAirdrop(wallet, 2_000_000_000)
  await expect(page.getByText("Balance 2 SOL")).toBeVisible()
  await page.getByRole("button", { name: "Open an account" }).click()
  await page.getByRole("button", { name: "Flip" }).click({ timeout: 30_000 })
  const result = page.getByRole("status", { name: "Result" })
  await expect(result).toHaveText(/^(Heads, paid 0\.\d+|Tails, paid 0) SOL$/, { timeout: 30_000 })
  await expect(page.getByText("Consistent, according to 1 node")).toBeVisible()
  await expect(page.getByRole("img", { name: "Passed" })).toHaveCount(6)
  await expect(page.getByRole("img", { name: "Failed" })).toHaveCount(0)
})
