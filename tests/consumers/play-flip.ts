import type { Page } from "playwright"

export const flipped = /^(Heads, you win|Tails, you lose)$/

/**
 * Uses the app of `flip` as a player does: connects, flips, verifies the result, and does so again after it has connected again.
 * Gives what the page complained about.
 */
export async function playFlip(page: Page, give: (address: string) => Promise<unknown>): Promise<readonly string[]> {
  const complaints: string[] = []
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(error.message))
  await give(await page.evaluate(() => String(Reflect.get(window, "testWalletAddress"))))
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole("button", { name: "Test Wallet" }).click()
    await page.getByRole("button", { name: "Flip" }).click()
    await page.getByText(flipped).waitFor()
    await page.getByRole("button", { name: "Verify" }).click()
    await page.getByText("verified").waitFor()
    await page.getByRole("button", { name: "Disconnect" }).click()
  }
  return complaints
}
