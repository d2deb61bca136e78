import {
  acceptsBet,
  type BetArray,
  betCosts,
  feePermille,
  maxMultiplier,
  stakeLimits,
  withoutMax,
} from "@dghrt/betting/model"
import { BetInput, Button, useActionRest, useMedia } from "@dghrt/design-system"
import { type ReactNode, useContext, useId } from "react"
import { highestPayout, multiplierText, percentText, winChance } from "#contract/games/odds"
import { fittingAmount } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import { canPlaceBet } from "../kit/board-round"
import { DockProgress, Obstacle } from "./dock-progress"
import { EmptyWallet, lacksFunds, missingFunds, useFundingStep } from "./empty-wallet"
import { feeShareText, feesAreHigh, stakeObstacle } from "./progress"
import { ResultSlot } from "./result-slot"
import { useWagerField, type WagerField } from "./use-wager-field"

/** What the dock needs of a game: the next bet and its money, and the round that it waits for. */
export type DockContext = Pick<
  BoardBetting,
  | "token"
  | "freePlay"
  | "round"
  | "steps"
  | "blockedReason"
  | "startRefusal"
  | "next"
  | WagerField
  | "missingSol"
  | "funding"
  | "money"
>

export interface BetDockProps {
  context: DockContext
  bet: BetArray
  /** The one number of the game that is typed. */
  option: ReactNode
  /** What the action does, "Roll". */
  verb: string
  /**
   * Before the highest payout: "Pays" where a win pays one amount, "Up to" where there are several. Null for an action
   * that places no bet: it shows no payout, and no limit blocks it.
   */
  payoutLabel?: "Pays" | "Up to" | null
  onPlay: () => void
  /** The action keeps money instead of betting it: its second line, and a sentence that describes it. */
  keeps?: { detail: string; note: string } | undefined
  /** The stake is given, because a game of several bets is under way. */
  fixedStake?: FixedStake | undefined
  /** What is said while no bet is under way. */
  readyText?: string | undefined
  /** The button in the stake's field, which opens its amounts, limits and costs. */
  setBet?: ReactNode
}

export interface FixedStake {
  /** Names the stake. */
  label: string
  /** The next bet cannot be placed with it. */
  blocked: boolean
  /** What the last step did to the wallet. */
  change: string | undefined
}

/** Characters that the action's second line holds in the widest face. */
const DETAIL_LENGTH = 15

/** On a phone the stake's own parts are laid out with the rest of the dock: its presets have a row to themselves. */
const stakeParts = { label: "handheld:sr-only", below: "handheld:order-2 handheld:col-span-full" }
const fixedStakeParts = { ...stakeParts, input: "max-tablet:text-base" }
/** Below a tablet the action's words and what it pays share one line. */
const actionParts = {
  words:
    "max-tablet:flex max-tablet:w-full max-tablet:gap-x-2 max-tablet:items-center max-tablet:justify-between max-5xs:flex-col",
  detail: "max-2xs:text-base",
}

/** Bet, option, progress and the one filled button, which says what it pays. */
export function BetDock({
  context,
  bet,
  option,
  verb,
  payoutLabel = "Pays",
  onPlay,
  fixedStake,
  readyText,
  keeps,
  setBet,
}: BetDockProps) {
  const noteId = useId()
  const fieldId = useId()
  const field = useWagerField(context)
  const { token, wager, round } = context
  const limits = stakeLimits(context.next, bet)
  const ready = acceptsBet(round)
  const bets = payoutLabel !== null
  const unfit = fixedStake ? undefined : stakeObstacle(wager, limits)
  const blocked = fixedStake ? fixedStake.blocked : unfit !== undefined
  const missing = missingFunds(context)
  const fundingStep = useFundingStep(context.funding, missing.symbol)
  const funding = canPlaceBet(context) && bets && !fixedStake && lacksFunds(context) ? fundingStep : null
  const does = funding?.verb ?? verb
  const rest = useActionRest(`${does} ${bets} ${ready}`)
  const result = useContext(ResultSlot)
  const fiat = context.money.fiat(wager)
  const maxLength = DETAIL_LENGTH - (payoutLabel?.length ?? 0) - "  ".length - token.symbol.length
  const payout = fittingAmount(highestPayout(bet, wager), token.decimals, maxLength)
  // What is signed is never "less than": a payout without a digit that fits is said as its multiplier.
  const pays = `${payoutLabel} ${payout.startsWith("<") ? multiplierText(maxMultiplier(bet)) : `${payout} ${token.symbol}`}`
  // A phone has what is under way above the field and the option beside it: Tab goes the same way.
  const handheld = useMedia("(width < 48rem) or ((height < 32.5rem) and (width >= 40rem))")
  const choice = <div className="min-w-0 handheld:order-1">{option}</div>
  const progress = (
    <div
      data-part="lines"
      className="order-first col-span-full grid grid-cols-[minmax(0,1fr)_auto] items-end handheld:order-first! @dock/screen:order-1 @dock/screen:col-span-2 @beside/screen:order-none @beside/screen:mt-1 @beside/screen:col-span-1"
    >
      {funding ? (
        <>
          {result && <div className="col-span-full mb-2">{result}</div>}
          <EmptyWallet context={context} step={funding} />
        </>
      ) : (
        <DockProgress
          context={context}
          readyText={readyText ?? (bets ? unfit : undefined)}
          warning={bets && unfit === undefined && !fixedStake ? feeWarning(context) : undefined}
          detail={bets && unfit === undefined ? oddsText(bet, payoutLabel) : fixedStake?.change}
        />
      )}
    </div>
  )
  return (
    <div
      data-slot="bet-dock"
      className="card grid grid-cols-[minmax(0,1fr)_7.875rem] items-start gap-x-2.5 gap-y-2 rounded-t-none p-3.5 pb-4 short:gap-y-1.5 short:p-2! max-5xs:grid-cols-[minmax(0,1fr)] tablet:grid-cols-[minmax(0,1fr)_7.5rem_11.5rem] tablet:gap-x-4.5 @dock/screen:grid-cols-[minmax(0,1fr)_9.375rem_12.875rem] @dock/screen:gap-y-1.5 tablet:px-5 tablet:py-[var(--dock-pad,16px)] @beside/screen:grid-cols-[minmax(0,6fr)_9.375rem_minmax(0,5fr)_12.875rem]"
    >
      {handheld && progress}
      <BetInput
        id={fieldId}
        label={fixedStake?.label ?? "Bet amount"}
        // A phone has them in the menu of the field.
        quick={!handheld}
        aside={fiat === null ? undefined : `≈ ${fiat}`}
        value={wager}
        {...field}
        decimals={token.decimals}
        symbol={token.symbol}
        {...(fixedStake ? { max: wager } : funding ? withoutMax(limits) : limits)}
        hint={wager === 0n && !funding ? "Enter a bet to play." : undefined}
        disabled={!ready || fixedStake !== undefined}
        className="min-w-0 @dock/screen:row-span-2 handheld:contents"
        partClasses={fixedStake ? fixedStakeParts : stakeParts}
        // The unit of the stake does not move when a run begins.
        trailing={fixedStake ? <span aria-hidden className="w-9 shrink-0" /> : setBet}
        beside={handheld && choice}
      />
      {!handheld && choice}
      {!handheld && progress}
      <Button
        data-dock-action
        data-bets={bets && !funding}
        variant="primary"
        size="xl"
        detail={keeps?.detail ?? (bets && !funding ? pays : undefined)}
        loading={!ready || funding?.busy === true}
        // It keeps the focus, and is found together with the reason.
        aria-disabled={ready && (rest.resting || (bets && !funding && (blocked || !canPlaceBet(context))))}
        aria-describedby={
          blocked && ready && !funding && !keeps ? `${noteId} ${fieldId}-problem ${fieldId}-note` : noteId
        }
        onClick={(event) => rest.accepts(event) && (funding ? funding.run : onPlay)()}
        className={`${rest.resting ? "opacity-72!" : ""} short:h-12! max-tablet:h-14 w-full handheld:order-3 handheld:col-span-full max-5xs:h-auto! max-5xs:short:h-auto! max-5xs:min-h-14 max-5xs:whitespace-normal handheld:mt-0! tablet:mt-5 tablet:px-3 max-tablet:col-span-full max-tablet:px-4.5 max-2xs:px-4!`}
        partClasses={actionParts}
      >
        {does}
      </Button>
      <span id={noteId} className="sr-only">
        {keeps ? keeps.note : funding ? missing.text : <Obstacle context={context} />}
      </span>
    </div>
  )
}

/** What a stake costs that is mostly fees. */
function feeWarning({ wager, next: { feesOn, chainCosts } }: DockContext): string | undefined {
  const permille = feePermille(wager, betCosts(feesOn(wager), chainCosts))
  return feesAreHigh(permille) ? `Fees add ${feeShareText(permille)} to this bet.` : undefined
}

/** "50% chance, pays 2x": what the next bet is, in the place of its progress. */
const oddsText = (bet: BetArray, payoutLabel: "Pays" | "Up to") =>
  `${percentText(winChance(bet))}% chance, ${payoutLabel.toLowerCase()} ${multiplierText(maxMultiplier(bet))}`
