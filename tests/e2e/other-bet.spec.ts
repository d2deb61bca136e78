import type { Page } from "@playwright/test"
import { expect, type Player, test } from "./casino"
import { long } from "./long"
import { turnAway } from "./shell"

const games = {
  dice: { verb: /^Roll/, announcement: /^Rolled \d+\./ },
  slots: { verb: /^Spin/, announcement: /^(Line of four|No line)/ },
} as const
type Game = keyof typeof games

const notice = (page: Page) => page.locator("[data-slot=other-bet]")
const action = (page: Page, game: Game) =>
  page.locator("[data-slot=bet-dock]").getByRole("button", { name: games[game].verb })
/** The spoken outcome of either game. */
const outcome = (page: Page) => page.getByRole("status").filter({ hasText: /Rolled|Line of|No line|result plus/ })

const waiting = (page: Page) => expect(page.getByText("Getting your result... 🎯").first()).toBeVisible()

/** To another game's board as a player goes there: by the splash. */
async function openGame(page: Page, wallet: string, game: Game) {
  await page.goto(`/game/${wallet}/${game}`)
  await page.getByRole("button", { name: "Start Game" }).click()
  await expect(action(page, game)).toBeVisible()
}

async function expectOnlyNamed(page: Page, text: string, here: Game) {
  await expect(notice(page)).toContainText(text)
  await expect(action(page, here)).toBeDisabled()
  await expect(outcome(page)).toHaveCount(0)
}

async function expectRevealedOnce(player: Player, page: Page, game: Game) {
  await expect(page.getByRole("status").filter({ hasText: games[game].announcement })).toHaveCount(1)
  await expect(notice(page)).toHaveCount(0)
  await expect(action(page, game)).toBeEnabled()
  expect(await player.settledOnChain()).toHaveLength(1)
}

test("Dice names a Slots bet that is settling, in this tab and in another, and leaves its result to Slots", async ({
  player,
  context,
}) => {
  const { page } = player
  await player.openGame({ game: "slots" })
  const wallet = await player.address()
  await player.stack.send("holdResults")
  await action(page, "slots").click()
  await waiting(page)
  await openGame(page, wallet, "dice")
  const second = await context.newPage()
  await openGame(second, wallet, "dice")
  for (const tab of [page, second]) await expectOnlyNamed(tab, "Your Slots bet is settling.", "dice")
  await player.stack.send("releaseResults")
  for (const tab of [page, second]) {
    await expect(notice(tab)).toContainText("Your Slots bet has settled.", { timeout: 20_000 })
    await expectOnlyNamed(tab, "Your Slots bet has settled.", "dice")
  }
  await turnAway(second)
  await page.getByRole("link", { name: "Open Slots" }).click()
  await expectRevealedOnce(player, page, "slots")
  await expect(notice(second)).toHaveCount(0)
  await page.goto(`/game/${wallet}/dice`)
  await page.getByRole("button", { name: "Start Game" }).click()
  for (const tab of [page, second]) {
    await expect(action(tab, "dice")).toBeEnabled()
    await expect(outcome(tab)).toHaveCount(0)
  }
})

/** Chooses USDC as a player does: in the dialog of the bet. */
async function chooseUsdc(page: Page) {
  await page.getByRole("button", { name: "Set bet amount" }).click()
  const dialog = page.getByRole("dialog", { name: "Set Bet Amount" })
  await dialog.getByRole("radio", { name: "USDC" }).click()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
}

test("a token chosen in a second tab leaves a bet of the first with its own token, in both tabs", {
  tag: long,
}, async ({ player, page, context }) => {
  await player.openGame()
  const second = await context.newPage()
  await openGame(second, await player.address(), "dice")
  await player.stack.send("holdResults")
  await player.roll().click()
  await waiting(page)
  await chooseUsdc(second)
  for (const tab of [page, second]) await expectOnlyNamed(tab, "Your Dice bet in SOL is settling.", "dice")
  await player.stack.send("releaseResults")
  for (const tab of [page, second]) {
    await expect(notice(tab)).toContainText("Your Dice bet in SOL has settled.", { timeout: 20_000 })
    await expectOnlyNamed(tab, "Your Dice bet in SOL has settled.", "dice")
  }
  await turnAway(second)
  await page.getByRole("link", { name: "Switch to SOL" }).click()
  await expectRevealedOnce(player, page, "dice")
  await player.expectRoll((await player.settledOnChain())[0])
  await expect(player.announcement()).toContainText("SOL")
  await expect(notice(second)).toHaveCount(0)
  await expect(action(second, "dice")).toBeEnabled()
})
