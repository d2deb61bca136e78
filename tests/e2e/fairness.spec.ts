import { expect, type Player, test } from "./casino"

const panelOf = (player: Player) => player.page.getByRole("dialog", { name: "Provably fair" })
const accountOf = (player: Player) => player.page.getByRole("dialog", { name: "Transaction" })
const seedOf = (player: Player) => panelOf(player).getByRole("textbox", { name: "Client seed" })

async function openPanel(player: Player) {
  await player.page.getByRole("button", { name: "Provably fair" }).click()
  await expect(panelOf(player)).toBeVisible()
}

async function leave(player: Player) {
  await player.page.keyboard.press("Escape")
  await expect(player.page.getByRole("dialog")).toBeHidden()
}

test("both halves of a draw are fixed before the bet; a bet that is never settled is refunded, a closed account opens anew, and past rounds are checked after a reload", async ({
  player,
}) => {
  const { page } = player
  const panel = panelOf(player)
  const account = accountOf(player)
  await player.openGame()
  await test.step("the proof holds both halves, and a seed decides one bet", async () => {
    await openPanel(player)
    await panel.getByRole("button", { name: "Get hashed seed" }).click()
    const published = panel.getByText(/^[0-9a-f]{64}$/)
    await expect(published).toBeVisible()
    const hash = (await published.textContent()) ?? ""
    await seedOf(player).fill(`lucky seven ${"x".repeat(60)}`)
    await expect(seedOf(player)).toHaveValue(`lucky seven ${"x".repeat(20)}`)
    await seedOf(player).fill("lucky seven")
    await leave(player)
    await player.rollOnce()
    await openPanel(player)
    await expect(panel.getByText("This result is verified")).toBeVisible()
    await expect(panel.getByText("lucky seven", { exact: true }).first()).toBeVisible()
    await expect(panel.getByRole("definition").filter({ hasText: hash })).toBeVisible()
    await expect(seedOf(player)).not.toHaveValue("lucky seven")
    const drawn = await seedOf(player).inputValue()
    await panel.getByRole("button", { name: "Shuffle" }).click()
    await expect(seedOf(player)).not.toHaveValue(drawn)
    await leave(player)
  })

  await test.step("a bet that is never settled is refunded, and the next one plays", async () => {
    await player.stack.send("holdResults")
    try {
      await player.roll().click()
      await expect(page.getByText("Getting your result... 🎯").first()).toBeVisible()
      await openPanel(player)
      await expect(seedOf(player)).toBeDisabled()
      await panel.getByRole("button", { name: "Your account at the program" }).click()
      await expect(account.getByText("ResultRequested")).toBeVisible()
      await expect(account.getByRole("button", { name: "Close account" })).toBeDisabled()
      await account.getByRole("button", { name: "Reset account" }).click()
      await expect(account.getByText(/^Account reset\./)).toBeVisible()
      await expect(account.getByRole("link", { name: /View Transaction/ })).toHaveAttribute(
        "href",
        /^https:\/\/explorer\.solana\.com\/tx\/.+customUrl=/,
      )
      await leave(player)
      await expect(page.getByText(/Its wager is back in your wallet/).first()).toBeVisible()
    } finally {
      await player.stack.send("releaseResults")
    }
    await player.roll().click()
    await expect.poll(async () => (await player.settledOnChain()).length).toBe(2)
  })

  await test.step("an account that is closed is not there, and the next bet opens a new one", async () => {
    await expect(player.roll()).toBeEnabled()
    await openPanel(player)
    await panel.getByRole("button", { name: "Your account at the program" }).click()
    await account.getByRole("button", { name: "Close account" }).click()
    await expect(account.getByText(/^Account closed\./)).toBeVisible()
    await expect(account.getByText("Not created")).toBeVisible()
    await leave(player)
    await player.roll().click()
    await expect.poll(async () => (await player.settledOnChain()).length).toBe(3)
    await expect(page.getByRole("list", { name: "Recent results" }).getByRole("listitem")).toHaveCount(3)
  })

  await test.step("each past round of this browser can be checked after a reload", async () => {
    await page.reload()
    await openPanel(player)
    await expect(panel.getByText("3 of 3 match")).toBeVisible()
    await panel
      .getByRole("button", { name: /Nonce 0/ })
      .last()
      .click()
    await expect(panel.getByRole("definition").filter({ hasText: /^0$/ })).toBeVisible()
    await expect(panel.getByText("This result is verified")).toBeVisible()
  })
})
