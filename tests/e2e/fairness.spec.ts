import { expect, type Player, test } from "./casino"
import { long } from "./long"

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

test("both halves of a draw are fixed before the bet, and the proof holds them", async ({ player }) => {
  await player.openGame()
  await openPanel(player)
  await panelOf(player).getByRole("button", { name: "Get hashed seed" }).click()
  const published = panelOf(player).getByText(/^[0-9a-f]{64}$/)
  await expect(published).toBeVisible()
  const hash = (await published.textContent()) ?? ""

  await seedOf(player).fill(`lucky seven ${"x".repeat(60)}`)
  await expect(seedOf(player)).toHaveValue(`lucky seven ${"x".repeat(20)}`)
  await seedOf(player).fill("lucky seven")
  await leave(player)
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()

  await openPanel(player)
  await expect(panelOf(player).getByText("This result is verified")).toBeVisible()
  await expect(panelOf(player).getByText("lucky seven", { exact: true }).first()).toBeVisible()
  await expect(panelOf(player).getByRole("definition").filter({ hasText: hash })).toBeVisible()
  // A seed decides one bet.
  await expect(seedOf(player)).not.toHaveValue("lucky seven")
  const drawn = await seedOf(player).inputValue()
  await panelOf(player).getByRole("button", { name: "Shuffle" }).click()
  await expect(seedOf(player)).not.toHaveValue(drawn)
})

test("each past round of this browser can be checked, also after a reload", { tag: long }, async ({ player }) => {
  await player.page.emulateMedia({ reducedMotion: "reduce" })
  await player.openGame()
  for (let round = 0; round < 3; round += 1) {
    await player.roll().click()
    await expect(player.page.getByRole("region", { name: "Last rolls" }).getByRole("listitem")).toHaveCount(round + 1)
  }
  await player.page.reload()
  await openPanel(player)
  await expect(panelOf(player).getByText("3 of 3 match")).toBeVisible()
  await panelOf(player)
    .getByRole("button", { name: /Nonce 0/ })
    .click()
  await expect(panelOf(player).getByRole("definition").filter({ hasText: /^0$/ })).toBeVisible()
  await expect(panelOf(player).getByText("This result is verified")).toBeVisible()
})

test("a bet that is never settled is refunded, and the next one plays", async ({ player }) => {
  await player.openGame()
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
  await player.stack.send("holdResults")
  try {
    await player.roll().click()
    await expect(player.page.getByText("Getting your result... 🎯").first()).toBeVisible()
    await openPanel(player)
    await expect(seedOf(player)).toBeDisabled()
    await panelOf(player).getByRole("button", { name: "Your account at the program" }).click()
    await expect(accountOf(player).getByText("ResultRequested")).toBeVisible()
    await expect(accountOf(player).getByRole("button", { name: "Close account" })).toBeDisabled()
    await accountOf(player).getByRole("button", { name: "Reset account" }).click()
    await expect(accountOf(player).getByText(/^Account reset\./)).toBeVisible()
    await expect(accountOf(player).getByRole("link", { name: /View Transaction/ })).toHaveAttribute(
      "href",
      /^https:\/\/explorer\.solana\.com\/tx\/.+customUrl=/,
    )
    await leave(player)
    await expect(player.page.getByText(/its wager is back in your wallet/).first()).toBeVisible()
  } finally {
    await player.stack.send("releaseResults")
  }
  await player.roll().click()
  await expect.poll(async () => (await player.settledOnChain()).length).toBe(2)
})

test("an account closed from another page is gone from an open panel; the next bet opens a new one", {
  tag: long,
}, async ({ player }) => {
  await player.openGame()
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
  await openPanel(player)
  await expect(
    panelOf(player)
      .getByText(/^[0-9a-f]{64}$/)
      .first(),
  ).toBeVisible()

  const other = await player.context.newPage()
  await other.goto(player.page.url())
  await other.getByRole("button", { name: "Start Game" }).click()
  await other.getByRole("button", { name: "Game settings" }).click()
  await other.getByRole("dialog").getByRole("button", { name: "Transaction" }).click()
  const account = other.getByRole("dialog", { name: "Transaction" })
  await account.getByRole("button", { name: "Close account" }).click()
  await expect(account.getByText(/^Account closed\./)).toBeVisible()
  await expect(account.getByText("Not created")).toBeVisible()
  await other.close()

  await expect(panelOf(player).getByRole("button", { name: "Get hashed seed" })).toBeVisible()
  await leave(player)
  await player.roll().click()
  await expect.poll(async () => (await player.settledOnChain()).length).toBe(2)
})
