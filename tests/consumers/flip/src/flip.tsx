import { useBalance, useBet } from "@dghrt/betting/react"
import { useState } from "react"

/** A coin that the connected wallet flips. */
export function Flip() {
  const { balance, token } = useBalance()
  const bet = useBet({ id: "flip", multipliersBps: [20_000, 0], params: "heads", wager: 10_000_000n })
  const costs = bet.costs.reduce((sum, { amount }) => sum + amount, 0n)
  return (
    <>
      <p>{balance === null ? "Reading the balance" : `${Number(balance) / 10 ** token.decimals} ${token.symbol}`}</p>
      <p>Fees {Number(costs) / 10 ** token.decimals}</p>
      <button type="button" disabled={!bet.ready} onClick={bet.place}>
        Flip
      </button>
      {bet.problem && <p role="alert">{bet.problem}</p>}
      {bet.result && (
        <>
          <output>{bet.result.resultIndex === 0 ? "Heads, you win" : "Tails, you lose"}</output>
          <Verdict key={bet.result.signature} verify={bet.result.verify} />
        </>
      )}
    </>
  )
}

function Verdict({ verify }: { verify: () => Promise<{ verdict: string }> }) {
  const [verdict, setVerdict] = useState<string | null>(null)
  if (verdict !== null) return <output>{verdict}</output>
  return (
    <button type="button" onClick={async () => setVerdict((await verify()).verdict)}>
      Verify
    </button>
  )
}
