import { Heart } from "@dghrt/design-system"
import { Share2, ShieldCheck } from "lucide-react"
import { forwardRef, type ReactNode } from "react"
import { netAmount, playMultiplier, shortAmount } from "../kit/amount-text"
import type { GameContext } from "../kit/game-context"
import { lostText } from "../kit/lost-text"
import { type OutcomeKind, outcomeKind } from "../kit/outcome"
import { walletChangeText } from "../kit/wallet-change"
import type { RoundResult } from "../round/round-state"
import { Confetti } from "./confetti"
import { sizeOf, winsJackpot } from "./outcome-size"
import "./graphics.css"
import "./outcome.css"

export interface OutcomeLayerProps {
  result: RoundResult
  token: GameContext["token"]
  /** The piece that decided, 64 to 92 px; a card draws it at half that size. */
  piece: ReactNode
  /** One line: what was drawn and what was needed. */
  reason: string
  onVerify: () => void
  onShare?: (() => void) | undefined
}

function moneyText(kind: OutcomeKind, result: RoundResult, token: GameContext["token"]) {
  const { bet, payout } = result
  const text = (value: bigint) => `${shortAmount(value, token.decimals)} ${token.symbol}`
  switch (kind) {
    case "win":
      return `${netAmount(payout - bet.wager, token.decimals)} ${token.symbol}`
    case "push":
      return `Push, ${text(payout)} back`
    case "partial":
      return `Partial return ${playMultiplier(result)}, ${text(payout)} back`
    case "loss":
      return `Lost ${lostText(result, text)}`
  }
}

/** The result of a play. Only a win of 10x or more covers the board; everything else stays at the board's upper edge. */
export const OutcomeLayer = forwardRef<HTMLDivElement, OutcomeLayerProps>(function OutcomeLayer(
  { result, token, piece, reason, onVerify, onShare },
  ref,
) {
  const kind = outcomeKind(result.multiplierBps)
  const size = sizeOf(result)
  const jackpot = winsJackpot(result)
  const change = walletChangeText(result, token)
  const root = { ref, "data-slot": "outcome", "data-kind": kind, "data-size": size }
  const money = moneyText(kind, result, token)
  const multiplier = playMultiplier(result)
  if (size === "line")
    return (
      <div {...root}>
        <div data-slot="outcome-row" className="max-md:text-start md:truncate">
          <b className="font-[650] text-text">{money}</b>
          <span className="max-md:block max-md:first-letter:uppercase">
            {(change || reason) && <span className="max-md:hidden"> · </span>}
            {change && <span data-slot="wallet-change">{`wallet ${change}`}</span>}
            {change && reason && <span> · </span>}
            {reason && <span data-slot="outcome-reason">{reason}</span>}
          </span>
        </div>
        <IconActions onVerify={onVerify} />
      </div>
    )
  if (size === "card")
    return (
      <div {...root}>
        <span data-slot="outcome-piece">{piece}</span>
        <div className="grid min-w-0 gap-0.5 text-start">
          <div data-slot="outcome-row" className="flex flex-wrap items-baseline gap-x-2 font-[650] text-text">
            <span data-slot="outcome-number" className="type-display text-success leading-none normal-case">
              {multiplier}
            </span>
            <span className="whitespace-nowrap">{money}</span>
          </div>
          {/* The amount first: on a phone the rest may need another row. */}
          <div data-slot="outcome-row" className="text-[0.8125rem] text-text-secondary leading-snug">
            {change && <span data-slot="wallet-change" className="whitespace-nowrap">{`Wallet ${change}`}</span>}
            {change && <span> · </span>}
            <span data-slot="outcome-reason">{reason}</span>
          </div>
        </div>
        <IconActions onVerify={onVerify} onShare={onShare} />
      </div>
    )
  return (
    <div {...root}>
      <Confetti seed={`${result.rngSeed}-${result.nonce}`} />
      <div className="relative px-4">
        {jackpot ? (
          <JackpotWords result={result} token={token} money={`${multiplier}, ${money}`} />
        ) : (
          <>
            <div className="mb-4 flex min-h-16 items-center justify-center">{piece}</div>
            <p className="mb-2.5 font-[550] text-[0.90625rem] opacity-90">{reason}</p>
            <p
              data-slot="outcome-number"
              className="type-display text-[min(calc(7.75rem*var(--display-scale)),22cqw)] text-win-glow leading-none normal-case"
            >
              {multiplier}
            </p>
            <p className="mt-3 font-[650] text-[1.75rem]">{money}</p>
          </>
        )}
        <p data-slot="wallet-change" className="mt-1.5 mb-5 text-[0.90625rem] opacity-90">
          {change && `Wallet ${change}, with all fees`}
        </p>
        <div className="flex flex-wrap justify-center gap-x-2">
          <button type="button" onClick={onVerify} className={wideAction}>
            <ShieldCheck {...icon} />
            Verify this result
          </button>
          {onShare && (
            <button type="button" onClick={onShare} className={wideAction}>
              <Share2 {...icon} />
              Share
            </button>
          )}
        </div>
      </div>
    </div>
  )
})

/** The jackpot is the event; what the bet itself paid is written under it. */
function JackpotWords({ result, token, money }: Pick<OutcomeLayerProps, "result" | "token"> & { money: string }) {
  return (
    <>
      <Heart className="mx-auto mb-3 w-[min(9rem,26cqw)]" />
      <p className="type-display text-[min(calc(2.375rem*var(--display-scale)),9cqw)] leading-none">Jackpot!</p>
      <p
        data-slot="outcome-number"
        className="type-display mt-3 text-[min(calc(5.25rem*var(--display-scale)),15cqw)] text-win-glow leading-none normal-case"
      >
        {`${shortAmount(result.jackpotPayout, token.decimals)} ${token.symbol}`}
      </p>
      <p className="mt-3 font-[650] text-lg">{`The bet itself: ${money}`}</p>
    </>
  )
}

const icon = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.75 } as const
const wideAction =
  "inline-flex min-h-10 items-center gap-2 rounded-sm px-3 font-semibold text-sm opacity-90 hover:underline"
const smallAction =
  "grid size-7 shrink-0 place-items-center rounded-sm text-text-secondary hover:bg-surface-hover hover:text-text"

/** The actions without words, for an outcome that has one or two lines of space. */
function IconActions({ onVerify, onShare }: Pick<OutcomeLayerProps, "onVerify" | "onShare">) {
  return (
    <span className="pointer-events-auto flex shrink-0">
      <button
        type="button"
        aria-label="Verify this result"
        title="Verify this result"
        onClick={onVerify}
        className={smallAction}
      >
        <ShieldCheck {...icon} />
      </button>
      {onShare && (
        <button type="button" aria-label="Share" title="Share" onClick={onShare} className={smallAction}>
          <Share2 {...icon} />
        </button>
      )}
    </span>
  )
}
