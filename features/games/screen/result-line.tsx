import type { RoundResult } from "@dghrt/betting/model"
import { Popover, PopoverContent, PopoverTrigger } from "@dghrt/design-system"
import { Share2, ShieldCheck, Waypoints } from "lucide-react"
import { type ReactNode, useState } from "react"
import { playMultiplier } from "#contract/games/odds"
import { LoadingPart, lazyPart, notLoaded } from "#features/lazy-parts"
import { lostAmount, shortAmount, signedAmount } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import { lostText } from "../kit/lost-text"
import { type OutcomeKind, outcomeOf } from "../kit/outcome"
import { resultAmount } from "../kit/result-amount"
import { isTrueJackpot, isTrueWin } from "../kit/true-win"
import { walletChangeAmounts } from "../kit/wallet-change"
import "./graphics.css"
import "./result-line.css"

const ProofLine = lazyPart(() => import("./proof-line"), {
  waiting: (
    <LoadingPart name="This line">
      <p className="text-sm text-text-muted">Loading the line from seed to result...</p>
    </LoadingPart>
  ),
  failed: notLoaded("This line"),
})

export interface ResultLineProps {
  result: RoundResult
  token: BoardBetting["token"]
  /** The piece that decided, 64 to 92 px. */
  piece: ReactNode
  /** What was drawn and what was needed. */
  reason: string
  onVerify: () => void
  onShare?: (() => void) | undefined
}

function moneyText(kind: OutcomeKind, result: RoundResult, token: BoardBetting["token"]) {
  const { payout } = result
  const text = (value: bigint) => `${shortAmount(value, token.decimals)} ${token.symbol}`
  switch (kind) {
    case "win":
    case "partial":
      return `${signedAmount(resultAmount(result), token.decimals)} ${token.symbol}`
    case "push":
      return `Push, ${text(payout)} back`
    case "loss":
      return `Lost ${lostText(result, (value) => `${lostAmount(value, token.decimals)} ${token.symbol}`)}`
  }
}

/**
 * The result of a play: its money, the wallet's change and the reason, with the ways to check and to share it. It has its
 * place in the dock, so that no picture, title or fact is covered, and the true amount at once.
 */
export function ResultLine({ result, token, piece, reason, onVerify, onShare }: ResultLineProps) {
  const kind = outcomeOf({ wager: result.bet.wager, payout: result.payout })
  const won = isTrueWin(result)
  const jackpot = isTrueJackpot(result)
  const change = walletChangeAmounts(result, token)
  // The bet itself: its jackpot is named beside it.
  const money = moneyText(kind, jackpot ? { ...result, jackpotPayout: 0n } : result, token)
  return (
    <div data-slot="outcome" data-kind={won || jackpot ? "win" : kind}>
      <p data-slot="outcome-row" data-part="money">
        {jackpot && (
          <b data-tone="win">{`Jackpot ${shortAmount(result.jackpotPayout, token.decimals)} ${token.symbol}`}</b>
        )}
        {!jackpot && (kind === "win" || kind === "partial") && (
          <b data-tone={won ? "win" : "plain"}>{playMultiplier(result)}</b>
        )}
        {!jackpot && <b>{money}</b>}
      </p>
      <p data-slot="outcome-row" data-part="why">
        {change && (
          <span data-slot="wallet-change">
            {change.map((amount, place) => (
              <span
                key={amount}
              >{`${place === 0 ? "Wallet " : " "}${amount}${place < change.length - 1 ? "," : ""}`}</span>
            ))}
          </span>
        )}
        <span data-slot="outcome-reason">
          {jackpot ? `The bet itself: ${playMultiplier(result)}, ${money}` : reason}
        </span>
      </p>
      <span data-part="actions">
        {!jackpot && isOneDraw(result) && <Proof result={result} piece={piece} onVerify={onVerify} />}
        <Action label="Verify this result" onPress={onVerify}>
          <ShieldCheck {...icon} />
        </Action>
        {onShare && (
          <Action label="Share" onPress={onShare}>
            <Share2 {...icon} />
          </Action>
        )}
      </span>
    </div>
  )
}

/** A run's own multiplier follows from several draws: no single line leads to it. */
const isOneDraw = ({ bet, resultIndex, multiplierBps }: RoundResult) => bet.betArray[resultIndex] === multiplierBps

/** Opens the line from the seed to the picture. */
function Proof({ result, piece, onVerify }: Pick<ResultLineProps, "result" | "piece" | "onVerify">) {
  const [open, setOpen] = useState(false)
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger aria-label="From seed to result" title="From seed to result" className={action}>
        <Waypoints {...icon} />
      </PopoverTrigger>
      <PopoverContent
        label="From seed to result"
        closeLabel="Close"
        side="top"
        className="w-80 max-w-[calc(100vw-2rem)]"
      >
        <ProofLine
          result={result}
          piece={piece}
          onProof={() => {
            setOpen(false)
            onVerify()
          }}
        />
      </PopoverContent>
    </Popover>
  )
}

const action = "grid size-8 place-items-center rounded-sm text-text-secondary hover:bg-surface-hover hover:text-text"
const icon = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.75 } as const

const Action = ({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) => (
  <button type="button" aria-label={label} title={label} onClick={onPress} className={action}>
    {children}
  </button>
)
