import type { RoundState } from "@dghrt/betting/model/round-state"
import { sampleResult } from "@dghrt/betting/testing"
import { proxy, ref } from "valtio/vanilla"
import { expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import type { Round } from "../bet/bet-rules"
import { useStep } from "../kit/use-step"
import { useRound } from "./use-round"

const result = sampleResult({ gameId: "dice", betArray: [20_000, 0], metadata: "0:dice:under-50", index: 0 })
const { bet } = result

type RoundHandle = ReturnType<typeof useRound>

function Dock({ round }: { round: RoundHandle }) {
  return <p role="status">{useStep(round).phase}</p>
}

function Table({ round, onDrawn }: { round: Round; onDrawn: (phase: string) => void }) {
  const table = useRound(round, "dice", result.token)
  onDrawn(table.round.phase)
  return <Dock round={table} />
}

async function show() {
  const state = proxy<Round["state"]>({
    round: ref({ phase: "idle" }),
    betToken: result.token,
    history: ref([]),
    commitment: null,
  })
  const drawn = vi.fn()
  const round = { state } as unknown as Round // only its state is read
  const screen = await render(<Table round={round} onDrawn={drawn} />)
  const move = async (round: RoundState) => {
    state.round = ref(round)
    await expect.element(screen.getByRole("status")).toHaveTextContent(round.phase)
  }
  return { drawn, move }
}

test("the dock hears of each step of a wait, the table is drawn for its beginning and its end", async () => {
  const { drawn, move } = await show()
  for (const phase of ["preparing", "simulating", "signing", "sending", "confirming", "overdue"] as const)
    await move({ phase, bet })
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
