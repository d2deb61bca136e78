import { expect, test } from "./casino"
import { long } from "./long"

const address = "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"

const entries = [
  // A text that was refused stakes nothing, whatever the field held before (decision 0005).
  ["abc", "0.1", false],
  // Keys that follow a refused one belong to the same text and are refused too.
  ["1..2", "1.", false],
  ["-1", "", false],
  ["0,5", "0.5", true],
  ["  0.5  ", "0.5", true],
  ["0", "0", false],
  ["", "", false],
  ["0.0000000001", "0", false],
  ["9".repeat(40), null, false],
] as const

test("what is typed as a bet becomes an amount or says why it is none; above the balance Max is offered and can be played", async ({
  player,
}) => {
  const { page } = player
  await player.openGame()
  for (const [typed, shown, playable] of entries) {
    await player.bet().fill("0.1")
    await player.bet().blur()
    if (typed === "") await player.bet().fill("")
    else {
      await player.bet().selectText()
      await page.keyboard.press(typed === "abc" ? "End" : "Backspace")
      await page.keyboard.insertText(typed.trim() === typed ? "" : typed)
      if (typed.trim() === typed) await player.bet().pressSequentially(typed)
    }
    await player.bet().blur()
    if (shown !== null) await expect(player.bet(), typed).toHaveValue(shown)
    await expect(player.roll()).toBeEnabled({ enabled: playable })
    if (!playable) await expect(page.getByText(/Enter a bet to play|covers at most|is not an amount/)).toBeVisible()
  }
  await player.bet().fill("0.1")

  await test.step("the dialog without a price says so, and amounts in the token still work", async () => {
    await page.getByRole("button", { name: "Set bet amount" }).click()
    const dialog = page.getByRole("dialog", { name: "Set Bet Amount" })
    const amount = dialog.getByRole("textbox", { name: "Bet amount" })
    for (const usd of [1, 5, 10, 25, 50, 100])
      await expect(dialog.getByRole("button", { name: `$${usd}`, exact: true })).toHaveAttribute(
        "aria-disabled",
        "true",
      )
    await dialog.getByRole("button", { name: "$5", exact: true }).hover()
    await expect(page.getByRole("tooltip")).toContainText("Price unavailable")
    await dialog.getByRole("button", { name: "Double bet, 2×" }).click()
    await expect(amount).toHaveValue("0.2")
    await dialog.getByRole("button", { name: "Halve bet" }).click()
    await dialog.getByRole("button", { name: "Max bet" }).click()
    await dialog.getByRole("button", { name: "Double bet, 2×" }).click()
    await expect(dialog.getByRole("status")).toContainText("your balance covers at most")
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
  })

  await test.step("above the balance names the balance and offers Max, which can be played", async () => {
    await player.bet().fill("11")
    await expect(page.getByRole("alert")).toContainText("your balance covers at most")
    await expect(player.roll()).toBeDisabled()
    await player.betMax()
    await expect(page.getByRole("alert")).toHaveCount(0)
    await player.roll().click()
    await expect(player.announcement()).toBeVisible()
  })
})

test("a bet above what the pool can pay names the pool and offers Max", { tag: long }, async ({ player }) => {
  await player.openGame()
  await player.page.getByRole("spinbutton", { name: "Roll under" }).fill("1")
  await player.page.keyboard.press("Tab")
  await player.bet().fill("9")
  await expect(player.page.getByRole("alert")).toContainText("The pool can pay a bet of at most")
  await player.betMax()
  await expect(player.page.getByRole("alert")).toHaveCount(0)
})

test.describe("an address in the URL", () => {
  test("asks for a wallet when none is connected", { tag: long }, async ({ player }) => {
    await player.page.goto(`/game/${address}/dice`)
    await expect(player.page.getByText("Please connect your wallet to play.")).toBeVisible()
  })

  const closed = [
    ["roulette", "Game not found. Please check the URL or try again later."],
    ["plinkorace", "This game is currently under maintenance"],
    ["crash", "This game is being added soon"],
  ] as const
  test("of a game that cannot be played says why; a game may be written in capitals", { tag: long }, async ({
    player,
  }) => {
    await player.openGame({ funded: false })
    const wallet = await player.address()
    for (const [game, text] of closed) {
      await player.page.goto(`/game/${wallet}/${game}`)
      await expect(player.page.getByText(text)).toBeVisible()
    }
    await player.page.goto(`/game/${wallet}/DICE`)
    await player.start()
  })
})
