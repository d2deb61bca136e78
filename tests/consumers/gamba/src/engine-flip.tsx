import { type Announcer, approvalOf, type BetChain, createRound, type Round, systemClock } from "@dghrt/betting"
import { emptyMemory, roundMemory } from "@dghrt/betting/model/pending"
import { emptyQuote } from "@dghrt/betting/model/quote"
import { Amount, Button, Card } from "@dghrt/design-system"
import { drawnIndex, hashSeed } from "@dghrt/fairness"
import { memoryStorage, stored } from "@dghrt/kernel/storage"
import { useEffect, useState } from "react"
import { useSnapshot } from "valtio"

const sides = ["Heads", "Tails"] as const
const sol = {
  mint: "So11111111111111111111111111111111111111112",
  symbol: "SOL",
  name: "Solana",
  decimals: 9,
  poolAuthority: "11111111111111111111111111111111",
}
const bet = { gameId: "flip", betArray: [20_000, 0], wager: 100_000_000n, metadata: "0:flip" }
const rules = { confirm: async () => true, policies: [], quoteBet: async () => emptyQuote }
const announcer: Announcer = {
  message: (id) => ({ id, text: id }),
  refusal: ({ kind }) => ({ id: "BET_REFUSED", text: kind }),
  walletFailure: (words) => ({ id: "TRANSACTION_FAILED", text: words }),
}

interface EngineFlipProps {
  /** How it reaches the chain. */
  over: string
  load: () => Promise<BetChain>
}

/** A coin that @dghrt/betting flips: the engine takes the bet from the press to its result, and a page only draws it. */
export function EngineFlip({ over, load }: EngineFlipProps) {
  const [round, setRound] = useState<Round | null>(null)
  useEffect(() => {
    const made = createRound({
      chain: load,
      token: () => sol,
      memory: stored("round", roundMemory, emptyMemory, memoryStorage()),
      clock: systemClock,
      lock: async () => () => undefined,
      announcer,
      proof: { hashSeed, drawnIndex },
      clientSeed: () => crypto.randomUUID(),
    })
    setRound(made)
    void made.open()
    return () => made.close()
  }, [load])
  return (
    <Card className="grid gap-5">
      <h2 className="type-d4">Over {over}</h2>
      {round && <Coin round={round} over={over} load={load} />}
    </Card>
  )
}

function Coin({ round, over, load }: EngineFlipProps & { round: Round }) {
  const { round: now } = useSnapshot(round.state)
  useEffect(() => {
    if (now.phase === "settled") round.revealed()
  }, [now.phase, round])
  async function flip() {
    const { address } = await load()
    const around = { address, token: sol, clock: systemClock, announcer, maxCreatorFeeBps: 500 }
    const costs = { shownCosts: () => ({ quote: emptyQuote, pool: null }), showCosts: () => undefined }
    await round.play(bet, approvalOf(bet, rules, { ...around, ...costs }))
  }
  return (
    <>
      <Button variant="primary" size="xl" loading={!["idle", "revealed", "failed"].includes(now.phase)} onClick={flip}>
        Flip over {over}
      </Button>
      {now.phase === "failed" && <p role="alert">{now.message}</p>}
      {now.phase === "revealed" && (
        <output aria-label={`Result over ${over}`}>
          {sides[now.result.resultIndex] ?? "Unknown"}, paid{" "}
          <Amount value={now.result.payout} decimals={9} symbol="SOL" />
        </output>
      )}
    </>
  )
}
