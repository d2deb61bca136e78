import { Amount, BetInput, Button, Card } from "@dghrt/design-system"
import { type ChainRound, fetchRound, jsonRpc, RoundError } from "@dghrt/fairness/chain"
import { ProofPanel } from "@dghrt/fairness/react"
import { NATIVE_MINT } from "@solana/spl-token"
import { useBalance, useGamba, useGambaProvider, useSendTransaction, useWalletAddress } from "gamba-react-v2"
import { useState } from "react"
import { creator, rpcUrl } from "./network"
import { toasts } from "./toasts"
import { useSeedCommitted } from "./use-seed-committed"

const sides = ["Heads", "Tails"] as const
/** Heads pays double, Tails nothing: one multiplier for each side of the coin. */
const bet = [2, 0]
const nodeLagMs = 300
const attempts = 20

/** The node may serve a settlement a moment after it has announced it. */
async function readRound(signature: string): Promise<ChainRound> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchRound(signature, jsonRpc(rpcUrl), { cluster: "localnet" })
    } catch (error) {
      if (!(error instanceof RoundError) || attempt === attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, nodeLagMs))
    }
  }
}

export function Flip() {
  const wallet = useWalletAddress()
  const balance = BigInt(useBalance(wallet, NATIVE_MINT).nativeBalance)
  const provider = useGambaProvider()
  const send = useSendTransaction()
  const { play, result, userCreated, nextRngSeedHashed } = useGamba()
  const [stake, setStake] = useState(100_000_000n)
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState<ChainRound | null>(null)
  const committed = useSeedCommitted(nextRngSeedHashed)

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toasts.push({ tone: "danger", title: "That did not work", detail: error instanceof Error ? error.message : "" })
    } finally {
      setBusy(false)
    }
  }
  const open = () =>
    attempt(async () => {
      await send(provider.createPlayer(), { confirmation: "confirmed" })
    })
  const flip = () =>
    attempt(async () => {
      const signature = await play({ wager: Number(stake), bet, creator, clientSeed: "another casino" })
      await result()
      setRound(await readRound(signature))
    })

  return (
    <Card className="grid gap-5">
      <p>
        Balance <Amount value={balance} decimals={9} symbol="SOL" />
      </p>
      <BetInput
        label="Bet amount"
        value={stake}
        onValueChange={setStake}
        decimals={9}
        symbol="SOL"
        max={balance}
        disabled={busy}
      />
      {userCreated ? (
        <Button variant="primary" size="xl" loading={busy || !committed} onClick={flip}>
          Flip
        </Button>
      ) : (
        <Button variant="primary" size="xl" loading={busy} onClick={open}>
          Open an account
        </Button>
      )}
      {round && (
        <>
          <output aria-label="Result">
            {sides[round.event.resultIndex] ?? "Unknown"}, paid{" "}
            <Amount value={round.event.payout} decimals={9} symbol="SOL" />
          </output>
          <ProofPanel evidence={round.evidence} />
        </>
      )}
    </Card>
  )
}
