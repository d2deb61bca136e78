import "../../../.storybook/preview.css"
import type { RoundResult, RoundState } from "@dghrt/betting/model"
import { sampleResult } from "@dghrt/betting/testing"
import { ActionRestMs, Dialog, DialogContent } from "@dghrt/design-system"
import { type ComponentType, useState } from "react"
import { flushSync } from "react-dom"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { type Announcement, recordAnnouncements } from "../../../design-system/src/testing/announcements"
import { passTime } from "../../../design-system/src/testing/pass-time"
import { translatePage } from "../../../design-system/src/testing/translate-page"
import { BlackjackGame } from "../blackjack/blackjack"
import { samplePlay } from "../blackjack/sample-hand"
import { CrashGame } from "../crash/crash"
import { betArray as crashBet } from "../crash/maths"
import { encodeCrash } from "../crash/settings"
import { DiceGame } from "../dice/dice"
import { sampleResult as sampleRoll } from "../dice/sample-result"
import { HiloGame } from "../hilo/hilo"
import { sampleRun as sampleHiloRun } from "../hilo/sample-run"
import { startCard } from "../hilo/settings"
import type { BoardBetting } from "../kit/board-betting"
import { MinesGame } from "../mines/mines"
import { sampleRun as sampleMinesRun } from "../mines/sample-run"
import { drivenGame, waitOf } from "../testing/driven-game"
import type { BoardChanges } from "../testing/sample-board"

let heard: readonly Announcement[]
beforeEach(() => {
  document.documentElement.dataset.reduceMotion = "false"
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] })
})
afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset.reduceMotion
})

const said = () => heard.map(({ text }) => text)
/** Longer than any reveal. */
const REVEAL_MS = 12_000

type Game = ComponentType<{ context: BoardBetting }>

async function open(Game: Game, given?: BoardChanges, before?: readonly RoundResult[]) {
  const driven = drivenGame(Game, given, before)
  const screen = await render(
    <ActionRestMs.Provider value={0}>
      <driven.Game />
    </ActionRestMs.Provider>,
  )
  heard = recordAnnouncements()
  /** Each step has its own frame, as on the chain; a step of the wait is never long. */
  async function show(...rounds: readonly RoundState[]) {
    for (const round of rounds) {
      flushSync(() => driven.show(round))
      await passTime(100)
    }
  }
  async function play(result: RoundResult) {
    await show(...waitOf(result.bet, given?.freePlay), { phase: "settled", result })
    await passTime(REVEAL_MS)
  }
  return { screen, show, play }
}

const under50 = { mode: "under", value: 50 } as const
const dice = { screen: { settings: under50 } }
const spent = { token: 255_875_000n, lamports: 405_201n }
const won = { ...sampleRoll(under50, 37), spent }
const lost = { ...sampleRoll(under50, 81, { nonce: 143 }), spent }
const wonWords =
  "Rolled 37. Under 50 wins. Paid 0.5000 SOL, result plus 0.2500 SOL. Wallet plus 0.2437 SOL, with all fees."
const lostWords = "Rolled 81. Under 50 wins. Lost 0.2500 SOL. Wallet minus 0.2563 SOL, with all fees."
const flown = (index: number) =>
  sampleResult({ gameId: "crash", betArray: crashBet({ target: 250 }), metadata: encodeCrash({ target: 250 }), index })

let openDialog: (open: boolean) => void

/** A page on which a dialog can be opened over the board, with a field of the chat beside it. */
function WithDialog({ context }: { context: BoardBetting }) {
  const [shown, setShown] = useState(false)
  openDialog = setShown
  return (
    <>
      <DiceGame context={context} />
      <textarea aria-label="Message" />
      <Dialog open={shown} onOpenChange={setShown}>
        {shown && <DialogContent title="Rules">The rules</DialogContent>}
      </Dialog>
    </>
  )
}

describe("a bet announces", () => {
  test("that it was sent and its result, with the wallet's change that the board shows", async () => {
    const { screen, show, play } = await open(DiceGame, dice)
    await show(...waitOf(won.bet), { phase: "settled", result: won })
    await passTime(2_000)
    expect(said()).toEqual(["Bet sent.", wonWords])
    await expect.element(screen.getByText("Wallet +0.2437 SOL")).toBeInTheDocument()
    await play(lost)
    expect(said()).toEqual(["Bet sent.", wonWords, "Bet sent.", lostWords])
  })

  test("nothing but its result in free play", async () => {
    const { play } = await open(DiceGame, { ...dice, freePlay: true })
    await play(sampleRoll(under50, 37))
    expect(said()).toEqual(["Rolled 37. Under 50 wins. Paid 0.5000 SOL, result plus 0.2500 SOL."])
  })

  test("how a flight of Crash ended", async () => {
    const { play } = await open(CrashGame, { screen: { settings: { target: 250 } } })
    await play(flown(0))
    expect(said()).toEqual(["Bet sent.", "Reached 2.5x, cashed out. Paid 0.6250 SOL, result plus 0.3750 SOL."])
  })

  test("that the wallet asks for a signature, when it has asked for more than a second, and that the result is late", async () => {
    const { show } = await open(DiceGame, dice)
    const [preparing, simulating, signing, sending, confirming] = waitOf(won.bet)
    if (!(preparing && simulating && signing && sending && confirming)) throw new Error("A wait has five steps")
    await show(preparing, simulating, signing)
    await passTime(700)
    expect(said()).toEqual([])
    await passTime(400)
    expect(said()).toEqual(["Sign in your wallet."])
    await show({ phase: "signing", bet: won.bet, notice: "Your wallet is waiting." }, sending, confirming)
    await show({ phase: "overdue", bet: won.bet }, { phase: "settled", result: won })
    await passTime(REVEAL_MS)
    expect(said()).toEqual([
      "Sign in your wallet.",
      "Bet sent.",
      "Still waiting for the network. Your bet is safe to resume.",
      wonWords,
    ])
  })

  test("a rejected signature once, and nothing after it", async () => {
    const { show } = await open(DiceGame, dice)
    await show(...waitOf(won.bet).slice(0, 3))
    await show({ phase: "failed", bet: won.bet, reason: "rejected-by-wallet", message: "", moneyMoved: "no" })
    expect(said()).toEqual([expect.stringMatching(/^Transaction Rejected No money has moved\./)])
  })

  test("its result while a dialog is open over the board, and while a text is typed elsewhere", async () => {
    const { screen, show } = await open(WithDialog, dice)
    await show(...waitOf(won.bet), { phase: "settled", result: won })
    flushSync(() => openDialog(true))
    await passTime(REVEAL_MS)
    expect(said().filter((text) => text.startsWith("Rolled"))).toEqual([wonWords])
    flushSync(() => openDialog(false))
    await passTime(1_000)
    await userEvent.click(screen.getByRole("textbox", { name: "Message" }))
    await show(...waitOf(lost.bet), { phase: "settled", result: lost })
    await userEvent.keyboard("well played ")
    await passTime(REVEAL_MS)
    await expect.element(screen.getByRole("textbox", { name: "Message" })).toHaveValue("well played ")
    expect(said().at(-1)).toBe(lostWords)
  })

  test("the same on a page that the browser translates", async () => {
    const translation = translatePage()
    const { play } = await open(DiceGame, dice)
    await play(won)
    await play(lost)
    expect(said()).toEqual(["Bet sent.", wonWords, "Bet sent.", lostWords])
    expect(translation.staleTexts()).toEqual([])
    translation.stop()
  })
})

describe("a game of several bets announces", () => {
  const opened = { screen: { settings: { mines: 3, ended: [] } } }

  test("each tile of Mines together with the state of the run and the wallet's change, which the dock shows, and what a cash-out keeps", async () => {
    const run = sampleMinesRun(3, [1, 8]).reverse()
    const { screen, play } = await open(MinesGame, opened)
    for (const result of run) {
      const fees = { token: (result.bet.wager * 102n) / 100n, lamports: 5_000n }
      await play({ ...result, spent: fees })
      const [, change] = /Wallet plus (\S+) SOL, with all fees\.$/.exec(said().at(-1) ?? "") ?? []
      await expect.element(screen.getByText(`Wallet +${change} SOL`, { exact: true })).toBeVisible()
    }
    const leave = screen.getByRole("button", { name: /^Cash out/ })
    leave.element().focus()
    await userEvent.keyboard("{Enter}")
    await passTime(1_000)
    expect(said()).toEqual([
      "Bet sent.",
      expect.stringMatching(
        /^Tile 2, .*: a gem, 1 open\. Paid .* SOL\. 1 gem, 1\.1363x so far, next .*x\. Wallet plus 0\.\d{4} SOL, with all fees\.$/,
      ),
      "Bet sent.",
      expect.stringMatching(
        /^Tile 9, .*: a gem, 2 open\. Paid .* SOL\. 2 gems, .* so far, next .*x\. Wallet plus 0\.\d{4} SOL, with all fees\.$/,
      ),
      expect.stringMatching(
        /^You keep 0\.\d+ SOL \(\+0\.\d{4}\)\. It is already in your wallet\. Wallet plus 0\.\d{4} SOL, with all fees\.$/,
      ),
    ])
    await expect.element(screen.getByRole("button", { name: "New board" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await passTime(1_000)
    expect(said()).toHaveLength(5)
  })

  test("a mine with what the whole run has lost, as the board does", async () => {
    const run = sampleMinesRun(3, [1, 8], { lost: true }).reverse()
    const { screen, play } = await open(MinesGame, opened)
    for (const result of run) await play(result)
    expect(said().at(-1)).toMatch(/: a mine\. Lost 0\.2500 SOL\.$/)
    await expect.element(screen.getByText("Lost 0.2500 SOL", { exact: true })).toBeInTheDocument()
  })

  test.each([
    ["a tile of Mines", /^Tile 9/],
    ["the next step in the dock", /^Open a tile/],
  ])("a hit mine by moving the focus from %s to New board", async (_, place) => {
    const run = sampleMinesRun(3, [1, 8], { lost: true }).reverse()
    const { screen, play } = await open(MinesGame, opened)
    const [step, mine] = run
    if (!step || !mine) throw new Error("A run has steps")
    await play(step)
    screen.getByRole("button", { name: place }).element().focus()
    await play(mine)
    await expect.element(screen.getByRole("button", { name: "New board" })).toHaveFocus()
  })

  test("a lost guess by moving the focus to New run", async () => {
    const [result] = sampleHiloRun(startCard(undefined, 0), [["hi", 0]])
    if (!result) throw new Error("A run has steps")
    const { screen, play } = await open(HiloGame, { screen: { settings: { skips: 0, ended: [] } } })
    screen.getByRole("button", { name: /^Hi/ }).element().focus()
    await play(result)
    await expect.element(screen.getByRole("button", { name: /^New run/ })).toHaveFocus()
  })

  test("each card of HiLo together with the state of the run", async () => {
    const [result] = sampleHiloRun(startCard(undefined, 0), [["hi", 12]])
    if (!result) throw new Error("A run has steps")
    const { play } = await open(HiloGame, { screen: { settings: { skips: 0, ended: [] } } })
    await play(result)
    expect(said()).toEqual([
      "Bet sent.",
      expect.stringMatching(/^Next card ace of .*: hit\. Carried .* SOL\. 1 hit, .*x so far\.$/),
    ])
  })

  test("the hands of Blackjack, and keeps the focus at deal, hit, stand and end", async () => {
    const { screen, show, play } = await open(BlackjackGame, { screen: { settings: { mode: "played" } } })
    const focused = () => document.activeElement?.textContent ?? ""
    const button = (name: RegExp) => screen.getByRole("button", { name })
    const [dealt] = samplePlay(19)
    const [stood] = samplePlay(19, [["stand", 0]])
    if (!dealt || !stood) throw new Error("A hand has bets")
    button(/^Deal/).element().focus()
    await play(dealt)
    expect(focused()).toMatch(/^Hit/)
    button(/^Stand/)
      .element()
      .focus()
    await show(...waitOf(stood.bet))
    await expect.element(button(/^Stand/)).toHaveFocus()
    await expect.element(button(/^Stand/)).toHaveAttribute("aria-disabled", "true")
    await show({ phase: "settled", result: stood })
    await passTime(REVEAL_MS)
    await expect.element(button(/^Deal/)).toHaveFocus()
    expect(said()).toEqual([
      "Bet sent.",
      expect.stringMatching(/^You .* Dealer .* Your move\.$/),
      "Bet sent.",
      expect.stringMatching(/^You .* Dealer .* In all staked .* result .*\.$/),
    ])
    await play({ ...dealt, nonce: 300, rngSeed: "b40581703c7318162edf90d12bdfde77" })
    button(/^Cash out/)
      .element()
      .focus()
    await userEvent.keyboard("{Enter}")
    await passTime(1_000)
    await expect.element(button(/^Deal/)).toHaveFocus()
    expect(said().at(-1)).toMatch(/^Cashed out\. You keep .* SOL\. It is already in your wallet\. In all staked /)
  })
})

describe("Skip", () => {
  const skip = { name: "Skip" }

  test("is in the dock during a long reveal, and gives the focus to the action", async () => {
    const { screen, show } = await open(CrashGame, { screen: { settings: { target: 250 } } })
    const result = flown(0)
    await show(...waitOf(result.bet))
    await expect.element(screen.getByRole("button", skip)).not.toBeInTheDocument()
    await show({ phase: "settled", result })
    await expect.element(screen.getByRole("button", skip)).toBeVisible()
    screen.getByRole("button", skip).element().focus()
    await userEvent.keyboard("{Enter}")
    await passTime(1_000)
    await expect.element(screen.getByRole("button", skip)).not.toBeInTheDocument()
    await expect.element(screen.getByRole("button", { name: /^Launch/ })).toHaveFocus()
    expect(said()).toEqual(["Bet sent.", expect.stringMatching(/^Reached/)])
  })

  test("is absent where the reveal takes no longer than a second", async () => {
    const { screen, show } = await open(DiceGame, dice)
    await show({ phase: "settled", result: won })
    await expect.element(screen.getByRole("button", skip)).not.toBeInTheDocument()
  })

  test("goes away with the animation that is switched off in mid-reveal, and the result is announced once", async () => {
    const { screen, show } = await open(CrashGame, { screen: { settings: { target: 250 } } })
    const result = flown(0)
    await show(...waitOf(result.bet), { phase: "settled", result })
    screen.getByRole("button", skip).element().focus()
    document.documentElement.dataset.reduceMotion = "true"
    await passTime(1_000)
    await expect.element(screen.getByRole("button", { name: /^Launch/ })).toHaveFocus()
    expect(said()).toEqual(["Bet sent.", expect.stringMatching(/^Reached/)])
  })
})

test("Enter that is held down places one bet", async () => {
  const play = vi.fn()
  const { screen } = await open(DiceGame, { ...dice, play })
  screen.getByRole("button", { name: /^Roll/ }).element().focus()
  await userEvent.keyboard("{Enter>4/}")
  expect(play).toHaveBeenCalledOnce()
})

test("the action is found with the reason while the text in the bet field is refused", async () => {
  const { screen } = await open(DiceGame, dice)
  await userEvent.click(screen.getByRole("textbox", { name: "Bet amount" }))
  await userEvent.keyboard("{Control>}a{/Control}1e5")
  const reason =
    "“1e5” is not an amount. Write it in full, without an exponent. The button “Bet 1 SOL” takes the amount before it."
  expect(said().at(-1)).toBe(reason)
  const action = screen.getByRole("button", { name: /^Roll/ })
  await expect.element(action).toHaveAttribute("aria-disabled", "true")
  await expect.element(action).toHaveAccessibleDescription(reason)
  await userEvent.click(screen.getByRole("button", { name: "Bet 1 SOL" }))
  await expect.element(action).not.toHaveAttribute("aria-disabled")
})
