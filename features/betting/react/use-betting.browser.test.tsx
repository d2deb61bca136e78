import { StrictMode, useSyncExternalStore } from "react"
import { expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import type { BetRules } from "../approve-bet"
import type { Betting } from "../betting"
import type { Bet, RoundState } from "../model/round-state"
import { bettingByHand } from "../testing/betting-by-hand"
import { sampleResult } from "../testing/sample-result"
import { type BettingGame, type RoundSteps, useBetting } from "./use-betting"

const result = sampleResult({ gameId: "dice", betArray: [20_000, 0], metadata: "0:dice:under-50", index: 0 })
const { bet } = result
const token = { mint: result.token, symbol: "SOL", name: "Solana", decimals: 9, poolAuthority: "authority" }
const waits = ["preparing", "simulating", "signing", "sending", "confirming", "overdue"] as const

const rules: BetRules = {
  confirm: () => Promise.resolve(true),
  policies: [],
  quoteBet: () => Promise.reject(new Error("Not asked")),
}
const game: BettingGame = {
  id: "dice",
  rules,
  betArray: bet.betArray,
  wager: bet.wager,
  priced: true,
  dollar: null,
  freeLimits: { minWager: 1n, maxPayout: 1n },
}

function Dock({ steps }: { steps: RoundSteps }) {
  return <p role="status">{useSyncExternalStore(steps.subscribe, steps.current).phase}</p>
}

function GamePage({ betting, onDrawn }: { betting: Betting; onDrawn: (phase: string) => void }) {
  const { round, steps, results, play } = useBetting(betting, game)
  onDrawn(round.phase)
  return (
    <>
      <Dock steps={steps} />
      <output>{results.history.length}</output>
      <button type="button" onClick={() => play({ betArray: bet.betArray, metadata: bet.metadata })}>
        Roll
      </button>
      <button type="button" onClick={results.onRevealed}>
        Reveal
      </button>
    </>
  )
}

/** A betting whose round is moved by hand, and what it was asked. */
function moved(round: RoundState = { phase: "idle" }) {
  const asked = { place: vi.fn(), reveal: vi.fn() }
  const place = async (placed: Bet) => asked.place(placed)
  const betting = bettingByHand({ token, place, reveal: asked.reveal }, { round, betToken: token.mint })
  return { betting, show: (next: RoundState) => betting.set({ round: next }), asked }
}

async function show() {
  const drawn = vi.fn()
  const { betting, show: step } = moved()
  const screen = await render(<GamePage betting={betting} onDrawn={drawn} />)
  const move = async (round: RoundState) => {
    step(round)
    await expect.element(screen.getByRole("status").first()).toHaveTextContent(round.phase)
  }
  return { drawn, move }
}

test("the dock hears of each step of a wait, the page is drawn for its beginning and its end", async () => {
  const { drawn, move } = await show()
  for (const phase of waits) await move({ phase, bet })
  await move({ phase: "settled", result })
  expect(drawn.mock.calls.flat()).toEqual(["idle", "preparing", "settled"])
})

test("another bet is another wait", async () => {
  const { drawn, move } = await show()
  await move({ phase: "signing", bet })
  await move({ phase: "failed", bet, reason: "rejected-by-wallet", message: "", moneyMoved: "no" })
  await move({ phase: "preparing", bet: { ...bet } })
  expect(drawn.mock.calls.flat()).toEqual(["idle", "signing", "failed", "preparing"])
})

test("in strict mode, mounted twice, one press places one bet and the round is followed", async () => {
  const { betting, show: step, asked } = moved()
  const screen = await render(
    <StrictMode>
      <GamePage betting={betting} onDrawn={vi.fn()} />
    </StrictMode>,
  )
  await screen.getByRole("button", { name: "Roll" }).click()
  expect(asked.place.mock.calls).toEqual([[bet]])
  step({ phase: "confirming", bet })
  await expect.element(screen.getByRole("status").first()).toHaveTextContent("confirming")
  step({ phase: "settled", result })
  await expect.element(screen.getByRole("status").first()).toHaveTextContent("settled")
  await screen.getByRole("button", { name: "Reveal" }).click()
  expect(asked.reveal).toHaveBeenCalledTimes(1)
})

test("a betting that takes another's place in mid-bet is followed, and the one before is not listened to", async () => {
  const first = moved({ phase: "signing", bet })
  const second = moved({ phase: "confirming", bet: { ...bet } })
  const drawn = vi.fn()
  const screen = await render(<GamePage betting={first.betting} onDrawn={drawn} />)
  await screen.rerender(<GamePage betting={second.betting} onDrawn={drawn} />)
  const status = screen.getByRole("status").first()
  await expect.element(status).toHaveTextContent("confirming")
  first.show({ phase: "failed", bet, reason: "expired", message: "", moneyMoved: "no" })
  second.show({ phase: "settled", result })
  await expect.element(status).toHaveTextContent("settled")
  await screen.getByRole("button", { name: "Reveal" }).click()
  expect(first.asked.reveal).not.toHaveBeenCalled()
  expect(second.asked.reveal).toHaveBeenCalledTimes(1)
  expect(drawn.mock.calls.flat()).toEqual(["signing", "confirming", "settled"])
})

test("a page that is left and opened again shows the bet that went on", async () => {
  const { betting, show: step } = moved({ phase: "signing", bet })
  const screen = await render(<GamePage betting={betting} onDrawn={vi.fn()} />)
  await screen.unmount()
  step({ phase: "settled", result })
  const again = await render(<GamePage betting={betting} onDrawn={vi.fn()} />)
  await expect.element(again.getByRole("status").first()).toHaveTextContent("settled")
})
