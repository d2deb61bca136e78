import { bonusUsed, totalFees } from "@dghrt/betting/model"
import { CopyButton, Popover, PopoverContent, PopoverTrigger } from "@dghrt/design-system"
import { useState } from "react"
import type { BoardBetting, Funding } from "../kit/board-betting"

/** Whether the spendable does not cover the smallest bet with its fees, so that no bet can be placed at all. */
export function lacksFunds({ next, freePlay, funding }: Pick<BoardBetting, "next" | "freePlay" | "funding">): boolean {
  const { limits, feesOn, bonus, missingLamports } = next
  const { spendable } = limits
  if (freePlay || !funding || spendable === null) return false
  const smallest = limits.minWager ?? 1n
  return missingLamports > 0n || smallest - bonusUsed(smallest, bonus) + totalFees(feesOn(smallest)) > spendable
}

/** The token that is missing, and what says so: SOL for the fees of a bet in another token, or the token itself. */
export function missingFunds({ token, missingSol = null }: Pick<BoardBetting, "token" | "missingSol">) {
  return missingSol === null
    ? { symbol: token.symbol, text: `Not enough ${token.symbol} to place a bet.` }
    : { symbol: "SOL", text: missingSol }
}

export interface FundingStep {
  /** What the dock's action does instead of placing a bet. */
  verb: string
  run: () => void
  /** The request for test funds is on its way. */
  busy: boolean
  problem: string | null
}

/** The next step of a player without funds: test funds where there are some, free play elsewhere. */
export function useFundingStep(funding: Funding | undefined, symbol: string): FundingStep | null {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { onTestFunds, onFreePlay } = funding ?? {}
  if (__LOCALNET__ && onTestFunds) {
    const run = async () => {
      setBusy(true)
      setProblem(null)
      setProblem(await onTestFunds(symbol))
      setBusy(false)
    }
    return { verb: `Get test ${symbol}`, run: () => void run(), busy, problem }
  }
  return onFreePlay ? { verb: "Play for free", run: onFreePlay, busy: false, problem: null } : null
}

const link =
  "inline-flex min-h-8 items-center rounded-xs font-semibold text-primary text-sm underline decoration-1 underline-offset-4 hover:text-text"

/** Says that the wallet cannot pay for a bet, and what else leads on. */
export function EmptyWallet({
  context,
  step,
}: {
  context: Pick<BoardBetting, "token" | "next" | "funding">
  step: FundingStep
}) {
  const { funding } = context
  const { symbol, text } = missingFunds(context)
  if (!funding) return null
  return (
    <div data-slot="empty-wallet" className="flex flex-wrap items-center gap-x-4 text-sm">
      <p role="status" className="font-[550] text-text">
        {step.problem ?? text}
      </p>
      <span className="flex flex-wrap gap-x-4">
        <Popover>
          <PopoverTrigger className={link}>How to add funds</PopoverTrigger>
          <PopoverContent label="How to add funds" closeLabel="Close" className="w-80 max-w-[calc(100vw-2rem)]">
            <div className="grid gap-2 text-sm">
              <p>{`Send ${symbol} to your wallet from an exchange or from another wallet, on the Solana network. Your address:`}</p>
              <p className="flex items-center gap-2">
                <span className="wrap-anywhere type-data">{funding.address}</span>
                <CopyButton text={funding.address} label="Copy your wallet's address" />
              </p>
            </div>
          </PopoverContent>
        </Popover>
        {funding.onTestFunds && funding.onFreePlay && (
          <button type="button" className={link} onClick={funding.onFreePlay}>
            Play for free
          </button>
        )}
      </span>
    </div>
  )
}
