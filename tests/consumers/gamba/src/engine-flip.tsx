import { type Announcer, type BetChain, createBetting } from "@dghrt/betting"
import { emptyMemory, emptyQuote, roundMemory } from "@dghrt/betting/model"
import { useBettingState } from "@dghrt/betting/react"
import { Amount, Button, Card } from "@dghrt/design-system"
import { drawnIndex, hashSeed } from "@dghrt/fairness"
import { SOL } from "@dghrt/gamba"
import { memoryStorage, stored } from "@dghrt/kernel/storage"
import { useEffect, useMemo } from "react"

const sides = ["Heads", "Tails"] as const
const bet = { gameId: "flip", betArray: [20_000, 0], wager: 100_000_000n, metadata: "0:flip" }
const rules = { confirm: async () => true, policies: [], quoteBet: async () => emptyQuote }
const announcer: Announcer = {
  message: (id) => ({ id, text: id }),
  refusal: ({ kind }) => ({ id: "BET_REFUSED", text: kind }),
  walletFailure: (words) => ({ id: "TRANSACTION_FAILED", text: words }),
}
const bettingOf = (address: string, load: () => Promise<BetChain>) =>
  createBetting({
    address,
    token: SOL,
    chain: load,
    memory: stored("round", roundMemory, emptyMemory, memoryStorage()),
    lock: async () => () => undefined,
    announcer,
    proof: { hashSeed, drawnIndex },
    clientSeed: () => crypto.randomUUID(),
    maxCreatorFeeBps: 500,
  })

interface EngineFlipProps {
  address: string
  /** How it reaches the chain. */
  over: string
  load: () => Promise<BetChain>
}

/** A coin that @dghrt/betting flips: the engine takes the bet from the press to its result, and a page only draws it. */
export function EngineFlip({ address, over, load }: EngineFlipProps) {
  const betting = useMemo(() => bettingOf(address, load), [address, load])
  const round = useBettingState(betting, ({ round }) => round)
  useEffect(() => {
    betting.open()
    return betting.close
  }, [betting])
  useEffect(() => {
    if (round.phase === "settled") betting.reveal()
  }, [betting, round.phase])
  return (
    <Card className="grid gap-5">
      <h2 className="type-d4">Over {over}</h2>
      <Button
        variant="primary"
        size="xl"
        loading={!["idle", "revealed", "failed"].includes(round.phase)}
        onClick={() => betting.place(bet, rules)}
      >
        Flip over {over}
      </Button>
      {round.phase === "failed" && <p role="alert">{round.message}</p>}
      {round.phase === "revealed" && (
        <output aria-label={`Result over ${over}`}>
          {sides[round.result.resultIndex] ?? "Unknown"}, paid{" "}
          <Amount value={round.result.payout} decimals={9} symbol="SOL" />
        </output>
      )}
    </Card>
  )
}
