import { expect, test } from "./casino"
import { long } from "./long"

const address = "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"

test.describe("what is typed as a bet", () => {
  const entries = [
    ["abc", "0.1", true],
    // Keys that follow a refused one belong to the same text and are refused too.
    ["1..2", "1", true],
    ["-1", "", false],
    ["0,5", "0.5", true],
    ["  0.5  ", "0.5", true],
    ["0", "0", false],
    ["", "", false],
    ["0.0000000001", "0", false],
    ["9".repeat(40), null, false],
  ] as const
  test("becomes an amount or says why it is none", async ({ player }) => {
    await player.openGame()
    for (const [typed, shown, playable] of entries) {
      await player.bet().fill("0.1")
      await player.bet().blur()
      if (typed === "") await player.bet().fill("")
      else {
        await player.bet().selectText()
        await player.page.keyboard.press(typed === "abc" ? "End" : "Backspace")
        await player.page.keyboard.insertText(typed.trim() === typed ? "" : typed)
        if (typed.trim() === typed) await player.bet().pressSequentially(typed)
      }
      await player.bet().blur()
      if (shown !== null) await expect(player.bet(), typed).toHaveValue(shown)
      await expect(player.roll()).toBeEnabled({ enabled: playable })
      if (!playable) await expect(player.page.getByText(/Enter a bet to play|covers at most/)).toBeVisible()
    }
  })

  test("above the balance names the balance and offers Max, which can be played", async ({ player }) => {
    await player.openGame()
    await player.bet().fill("11")
    await expect(player.page.getByRole("alert")).toContainText("your balance covers at most")
    await expect(player.roll()).toBeDisabled()
    await player.betMax()
    await expect(player.page.getByRole("alert")).toHaveCount(0)
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
  test("that is not the connected wallet is refused", async ({ player }) => {
    await player.page.goto("/")
    await player.connect()
    for (const wallet of [address, "not-a-wallet", "1".repeat(300), "%F0%9F%92%A9"]) {
      await player.page.goto(`/game/${wallet}/dice`)
      await expect(player.page.getByText("Wallet mismatch. Please reconnect with the correct wallet.")).toBeVisible()
    }
  })

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

test("tampered storage falls back to defaults, key by key", async ({ player }) => {
  await player.openGame()
  const keys = await player.page.evaluate(() => Object.keys(localStorage).filter((key) => key !== "dghrt-local-wallet"))
  expect(keys.length).toBeGreaterThan(0)
  for (const rubbish of ["{", "null", '"x"', "[1]", '{"pending":{},"volume":"loud","wagers":7}']) {
    await player.page.evaluate(
      ({ keys, rubbish }) => {
        for (const key of keys) if (key !== "walletName") localStorage.setItem(key, rubbish)
      },
      { keys: [...keys, "selectedColorScheme"], rubbish },
    )
    await player.page.reload()
    await expect(player.roll()).toBeEnabled()
  }
})
