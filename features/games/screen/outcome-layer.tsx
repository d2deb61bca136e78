import { Share2, ShieldCheck } from "lucide-react"
import { forwardRef, type ReactNode } from "react"
import { multiplierText, netAmount, shortAmount } from "../kit/amount-text"
import { type OutcomeKind, outcomeKind } from "../kit/outcome"
import type { Table } from "../kit/table"
import type { RoundResult } from "../round/round-state"
import { Confetti } from "./confetti"
import "./graphics.css"
import "./screen.css"

export interface OutcomeLayerProps {
  result: RoundResult
  token: Table["token"]
  /** The piece that decided, 64 to 92 px. */
  piece: ReactNode
  /** One line: what was drawn and what was needed. */
  reason: string
  onVerify: () => void
  onShare?: (() => void) | undefined
}

function money(kind: OutcomeKind, { bet, payout, multiplierBps }: RoundResult, { symbol, decimals }: Table["token"]) {
  if (kind === "push") return `Push, ${shortAmount(payout, decimals)} ${symbol} back`
  if (kind === "partial")
    return `Partial return ${multiplierText(multiplierBps)}, ${shortAmount(payout, decimals)} ${symbol} back`
  return `${netAmount(payout - bet.wager, decimals)} ${symbol}`
}

const figure: Record<OutcomeKind, string> = {
  win: "text-[min(calc(124px*var(--display-scale)),22cqw)] text-win-glow",
  push: "text-[calc(72px*var(--display-scale))] text-text",
  partial: "text-[calc(72px*var(--display-scale))] text-text",
  loss: "text-[calc(72px*var(--display-scale))] text-text-secondary",
}
const net: Record<OutcomeKind, string> = {
  win: "mt-3 mb-5 text-[28px]",
  push: "mt-2 mb-4.5 text-xl text-text",
  partial: "mt-2 mb-4.5 text-xl text-text",
  loss: "mt-2 mb-4.5 text-xl text-danger",
}

const action =
  "pointer-events-auto inline-flex min-h-10 items-center gap-2 rounded-sm px-3 font-semibold text-sm opacity-90 hover:underline"

/** What a play came to, over the blurred board. Only more than the stake is celebrated. */
export const OutcomeLayer = forwardRef<HTMLDivElement, OutcomeLayerProps>(function OutcomeLayer(
  { result, token, piece, reason, onVerify, onShare },
  ref,
) {
  const kind = outcomeKind(result.multiplierBps)
  return (
    <div
      ref={ref}
      data-slot="outcome"
      data-kind={kind}
      className="grid h-full place-items-center overflow-hidden rounded-t-lg text-center"
    >
      {kind === "win" && <Confetti seed={`${result.rngSeed}-${result.nonce}`} />}
      <div className="relative px-4">
        <div className="mb-4 flex min-h-16 items-center justify-center">{piece}</div>
        <p className="mb-2.5 font-[550] text-[14.5px] opacity-90">{reason}</p>
        <p data-slot="outcome-number" className={`type-display leading-none normal-case ${figure[kind]}`}>
          {multiplierText(result.multiplierBps)}
        </p>
        <p className={`font-[650] ${net[kind]}`}>{money(kind, result, token)}</p>
        <div className="flex flex-wrap justify-center gap-x-2">
          <button type="button" onClick={onVerify} className={action}>
            <ShieldCheck aria-hidden className="size-4" strokeWidth={1.75} />
            Verify this result
          </button>
          {onShare && (
            <button type="button" onClick={onShare} className={action}>
              <Share2 aria-hidden className="size-4" strokeWidth={1.75} />
              Share
            </button>
          )}
        </div>
      </div>
    </div>
  )
})
