import { type BetArray, highestPayout, maxMultiplier, winChance } from "@dghrt/betting/model/bet-array"
import { stakeLimits, withoutMax } from "@dghrt/betting/model/limits"
import { multiplierText, percentText } from "@dghrt/betting/model/multiplier-text"
import { canPlaceBet, isWaiting, readyToPlay } from "@dghrt/betting/model/round-predicates"
import type { RoundState } from "@dghrt/betting/model/round-state"
import { BetInput, BetProgress, Button, Dialog, DialogTrigger, IconButton } from "@dghrt/design-system"
import { Coins } from "lucide-react"
import { type MouseEvent, memo, type ReactNode, useContext, useId, useState } from "react"
import { lazyPanel } from "#features/lazy-parts"
import { fittingAmount } from "../kit/amount-text"
import type { GameContext } from "../kit/game-context"
import { useStep } from "../kit/use-step"
import { EmptyWallet, lacksFunds, missingFunds, useFundingStep } from "./empty-wallet"
import { freeProgressOf, progressOf, stakeObstacle } from "./progress"
import { ResultSlot } from "./result-line"
import { SkipButton, SkipReveal } from "./skip-reveal"
import { useWagerField } from "./use-wager-field"

const SetBetDialog = lazyPanel(() => import("./set-bet-dialog"))

export interface BetDockProps {
  context: GameContext
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
  onPlay: (event: MouseEvent) => void
  /** The action keeps money instead of betting it: its second line, and a sentence that describes it. */
  keeps?: { detail: string; note: string } | undefined
  /** The stake is given, because a game of several bets is under way. */
  fixedStake?: FixedStake | undefined
  /** What is said while no bet is under way. */
  readyText?: string | undefined
}

export interface FixedStake {
  /** Names the stake. */
  label: string
  /** The next bet cannot be placed with it. */
  blocked: boolean
}

/** Characters that the action's second line holds in the widest face. */
const DETAIL_LENGTH = 15

/** On a phone the stake's own parts are laid out with the rest of the dock: its presets have a row to themselves. */
const inDock =
  "min-w-0 @dock/screen:row-span-2 handheld:contents handheld:[&>:first-child]:sr-only handheld:[&>:nth-child(n+3)]:order-2 handheld:[&>:nth-child(n+3)]:col-span-full"

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
}: BetDockProps) {
  const noteId = useId()
  const fieldId = useId()
  const field = useWagerField(context)
  const {
    token,
    bet: { wager },
    round,
  } = context
  const limits = stakeLimits(context.bet, bet)
  const ready = readyToPlay(round)
  const bets = payoutLabel !== null
  const unfit = fixedStake ? undefined : stakeObstacle(wager, limits)
  const blocked = fixedStake ? fixedStake.blocked : unfit !== undefined
  const missing = missingFunds(context)
  const fundingStep = useFundingStep(context.bet.funding, missing.symbol)
  const funding = canPlaceBet(context) && bets && !fixedStake && lacksFunds(context) ? fundingStep : null
  const result = useContext(ResultSlot)
  const fiat = context.money.fiat(wager)
  const maxLength = DETAIL_LENGTH - (payoutLabel?.length ?? 0) - "  ".length - token.symbol.length
  const pays = `${payoutLabel} ${fittingAmount(highestPayout(bet, wager), token.decimals, maxLength)} ${token.symbol}`
  return (
    <div
      data-slot="bet-dock"
      className="card grid grid-cols-[minmax(0,1fr)_7.875rem] items-start gap-x-2.5 gap-y-2 rounded-t-none p-3.5 pb-4 short:gap-y-1.5 short:p-2! max-5xs:grid-cols-[minmax(0,1fr)] tablet:grid-cols-[minmax(0,1fr)_7.5rem_11.5rem] tablet:gap-x-4.5 @dock/screen:grid-cols-[minmax(0,1fr)_9.375rem_12.875rem] @dock/screen:gap-y-1.5 tablet:px-5 tablet:py-[var(--dock-pad,16px)] @beside/screen:grid-cols-[minmax(0,6fr)_9.375rem_minmax(0,5fr)_12.875rem]"
    >
      <BetInput
        id={fieldId}
        label={fixedStake?.label ?? "Bet amount"}
        aside={fiat === null ? undefined : `≈ ${fiat}`}
        value={wager}
        {...field}
        decimals={token.decimals}
        symbol={token.symbol}
        {...(fixedStake ? { max: wager } : funding ? withoutMax(limits) : limits)}
        hint={wager === 0n && !funding ? "Enter a bet to play." : undefined}
        disabled={!ready || fixedStake !== undefined}
        className={`${inDock} ${fixedStake ? "max-tablet:[&_input]:text-base" : ""}`}
        trailing={!fixedStake && <SetBet context={context} bet={bet} disabled={!ready} />}
      />
      <div className="min-w-0 [&_[data-slot=number-stepper]_input]:-mx-2 [&>div]:grid-cols-[minmax(0,1fr)] handheld:order-1 handheld:[&_[data-slot=number-stepper]>div:first-child]:sr-only">
        {option}
      </div>
      <div className="order-first col-span-full grid grid-cols-[minmax(0,1fr)_auto] items-end handheld:order-first! handheld:col-span-full! @dock/screen:order-1 @dock/screen:col-span-2 @beside/screen:order-none @beside/screen:mt-1 @beside/screen:col-span-1">
        {funding ? (
          <>
            {result && <div className="col-span-full mb-2">{result}</div>}
            <EmptyWallet context={context} step={funding} />
          </>
        ) : (
          <DockProgress
            context={context}
            readyText={readyText ?? (bets ? unfit : undefined)}
            odds={bets && unfit === undefined ? oddsText(bet, payoutLabel) : undefined}
          />
        )}
      </div>
      <Button
        data-dock-action
        variant="primary"
        size="xl"
        detail={keeps?.detail ?? (bets && !funding ? pays : undefined)}
        loading={!ready || funding?.busy === true}
        // It keeps the focus, and is found together with the reason.
        aria-disabled={ready && bets && !funding && (blocked || !canPlaceBet(context))}
        aria-describedby={
          blocked && ready && !funding && !keeps ? `${noteId} ${fieldId}-problem ${fieldId}-note` : noteId
        }
        onClick={funding ? funding.run : onPlay}
        className={`${keeps ? "h-16! [@media(height<43.75rem)]:h-13! short:h-13!" : "short:h-12! max-tablet:h-14"} w-full handheld:order-3 handheld:col-span-full max-5xs:h-auto! max-5xs:short:h-auto! max-5xs:min-h-14 max-5xs:whitespace-normal handheld:mt-0! ${fixedStake ? "tablet:mt-3.25" : "tablet:mt-5"} tablet:px-3 max-tablet:col-span-full max-tablet:px-4.5 max-tablet:[&>span:last-of-type]:flex max-tablet:[&>span:last-of-type]:w-full max-tablet:[&>span:last-of-type]:gap-x-2 max-tablet:[&>span:last-of-type]:items-center max-tablet:[&>span:last-of-type]:justify-between max-2xs:px-4! max-2xs:[&>span:last-of-type>span:last-child]:text-base max-5xs:[&>span:last-of-type]:flex-col`}
      >
        {funding ? funding.verb : verb}
      </Button>
      <span id={noteId} className="sr-only">
        {keeps ? keeps.note : funding ? missing.text : <Obstacle context={context} />}
      </span>
    </div>
  )
}

/** "50% chance, pays 2x": what the next bet is, in the place of its progress. */
const oddsText = (bet: BetArray, payoutLabel: "Pays" | "Up to") =>
  `${percentText(winChance(bet))}% chance, ${payoutLabel.toLowerCase()} ${multiplierText(maxMultiplier(bet))}`

interface StepsProps extends Pick<BetDockProps, "context" | "readyText"> {
  /** Chance and payout of the next bet. */
  odds?: string | undefined
}

/** Why nothing can be started. While a bet is on its way, its own steps are the news. */
const obstacleOf = ({ blockedReason, startRefusal }: GameContext, round: RoundState) =>
  blockedReason ?? (readyToPlay(round) ? startRefusal : undefined)

function useProgress({ context, readyText }: Pick<StepsProps, "context" | "readyText">) {
  const round = useStep(context)
  const progress = (context.freePlay ? freeProgressOf : progressOf)(round)
  const obstacle = obstacleOf(context, round)
  const instead = obstacle === undefined ? (readyToPlay(round) ? readyText : undefined) : ""
  const steps = isWaiting(round) ? progress.steps : null
  const ready = readyToPlay(round)
  return { ...progress, ...(instead !== undefined && { text: instead, emoji: undefined }), steps, ready, obstacle }
}

/**
 * The progress of the bet, and between bets the last result or what the next bet is: the only part that is rendered again
 * at each step of the wait. `compact` has no room for names.
 */
export function DockProgress({ compact = false, odds, ...props }: StepsProps & { compact?: boolean }) {
  const { steps, text, emoji, note, ready, obstacle } = useProgress(props)
  const skips = useContext(SkipReveal) !== null
  const result = useContext(ResultSlot)
  const showsResult = ready && obstacle === undefined && result !== null
  return (
    <>
      <BetProgress
        steps={steps}
        text={skips ? "Revealing" : text}
        emoji={emoji}
        detail={ready && obstacle === undefined ? odds : undefined}
        instead={showsResult ? result : null}
        announcement={obstacle}
        className={`col-start-1 row-start-1 min-h-9 content-center gap-y-0.5! ${compact ? "[&_li>span:last-child]:sr-only" : "@max-beside/screen:[&_li>span:last-child]:sr-only"}`}
      />
      {skips ? (
        // Under the names of the steps there is room for it; beside bars alone it has a column.
        <SkipButton className={compact ? "" : "@beside/screen:col-start-1 @beside/screen:justify-self-end"} />
      ) : (
        <span className="col-start-1 row-start-1 justify-self-end text-sm text-text-muted tablet:hidden">
          {steps && note}
        </span>
      )}
    </>
  )
}

// An element of its own: a bare text would stay as it was on a page that the browser translates.
const Obstacle = ({ context }: Pick<StepsProps, "context">) => (
  <span>{obstacleOf(context, useStep(context)) ?? ""}</span>
)

/** Opens the stake with its presets, limits and costs. */
function SetBet({ context, bet, disabled }: Pick<BetDockProps, "context" | "bet"> & { disabled: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <SetBetTrigger disabled={disabled} />
      {open && <SetBetDialog key={context.token.symbol} context={context} bet={bet} onClose={() => setOpen(false)} />}
    </Dialog>
  )
}

const SetBetTrigger = memo(function SetBetTrigger({ disabled }: { disabled: boolean }) {
  return (
    <DialogTrigger asChild>
      <IconButton label="Set bet amount" tipSide="top" variant="framed" disabled={disabled} className="size-9!">
        <Coins aria-hidden className="size-4.5" strokeWidth={1.75} />
      </IconButton>
    </DialogTrigger>
  )
})
