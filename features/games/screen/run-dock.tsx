import { acceptsBet, type BetArray } from "@dghrt/betting/model"
import { Button, useActionRest } from "@dghrt/design-system"
import { type ReactNode, useId, useLayoutEffect, useRef } from "react"
import { exactAmount, fittingAmount } from "../kit/amount-text"
import { canPlaceBet } from "../kit/board-round"
import type { PlayMoney } from "../kit/result-amount"
import { walletText } from "../kit/wallet-words"
import { obstacleTo } from "../run/next-step"
import { balanceName } from "../run/run-words"
import { focusActionOf } from "../run/use-focus-after-run"
import { BetDock, type DockContext } from "./bet-dock"
import { SetBet } from "./set-bet"

export interface RunDockProps {
  context: DockContext
  /** What the next step bets; its stake is the chosen wager, or what the run carries. */
  bet: BetArray
  /** What the player may set before a run. */
  option: ReactNode
  /** Null while no run is open. */
  open: {
    /** In the token's smallest unit. */
    carried: bigint
    /** Its last step. */
    last: PlayMoney
    /** The state of the run: level, multiplier so far, next. */
    text: string
    /** "Cash out", "Finish". */
    leave: string
    onLeave: () => void
  } | null
  /** Stands in place of the board's own words after a run has ended. */
  over: { text: string; verb: string; onAgain: () => void } | null
  /** What the action does, "Open a tile". */
  verb: string
  payoutLabel?: "Pays" | "Up to"
  onStep: () => void
  /** All next steps of an open run are buttons of the board; otherwise the dock has one that needs no choice. */
  stepsOnBoard?: boolean
}

/** Characters that the second line of the action holds behind "Keep", with the symbol. */
const KEEP_LENGTH = 11

/** Characters of an amount that fit beside the other fields of a phone. */
const AMOUNT_LENGTH = 7

/** The dock of a game of many steps. While a run is open its action keeps what it carries, which signs nothing. */
export function RunDock({
  context,
  bet,
  option,
  open,
  over,
  verb,
  payoutLabel = "Pays",
  onStep,
  stepsOnBoard = false,
}: RunDockProps) {
  const setBet = <SetBet context={context} bet={bet} />
  if (over)
    return (
      <BetDock
        context={context}
        bet={bet}
        option={option}
        verb={over.verb}
        payoutLabel={null}
        onPlay={over.onAgain}
        readyText={over.text}
        setBet={setBet}
      />
    )
  if (!open)
    return (
      <BetDock
        context={context}
        bet={bet}
        option={option}
        verb={verb}
        payoutLabel={payoutLabel}
        onPlay={onStep}
        setBet={setBet}
      />
    )
  const obstacle = obstacleTo(context, open.carried, bet)
  const { token } = context
  const kept = keepable(context, open.carried)
  return (
    <BetDock
      context={{ ...context, wager: open.carried }}
      bet={bet}
      option={
        stepsOnBoard ? null : <NextStep context={context} verb={verb} blocked={obstacle !== null} onStep={onStep} />
      }
      verb={open.leave}
      payoutLabel={null}
      keeps={{
        detail:
          kept === null
            ? UNDER_WAY
            : `Keep ${fittingAmount(kept, token.decimals, KEEP_LENGTH - token.symbol.length)} ${token.symbol}`,
        note: keptNote(kept, context),
      }}
      onPlay={open.onLeave}
      readyText={obstacle ?? open.text}
      fixedStake={{
        label: kept === null ? "Stake" : "Next stake",
        blocked: obstacle !== null,
        change: walletText(open.last, token),
      }}
    />
  )
}

/** The next step without a choice on the board: the money that a run carries is the filled action, this one is beside it. */
function NextStep({
  context,
  verb,
  blocked,
  onStep,
}: Pick<RunDockProps, "context" | "verb" | "onStep"> & { blocked: boolean }) {
  const ready = acceptsBet(context.round)
  const rest = useActionRest(`${verb} ${ready}`)
  const own = useRef<HTMLDivElement>(null)
  // With the run goes its next step: the action that begins another one takes the focus.
  useLayoutEffect(() => () => focusActionOf(own.current), [])
  return (
    <div ref={own} className="grid grid-cols-1 gap-1.5">
      <span className="text-text-secondary type-label handheld:sr-only">Any tile</span>
      <Button
        size="lg"
        // It keeps the focus while its step is on its way.
        aria-disabled={!ready || rest.resting || blocked || !canPlaceBet(context)}
        onClick={(event) => rest.accepts(event) && onStep()}
        className="h-13! w-full px-1! text-sm"
      >
        {verb}
      </Button>
    </div>
  )
}

/** What can be kept of an open run: what it carries; null while a step stakes it, until its result is on the board. */
const keepable = ({ round }: Pick<DockContext, "round">, carried: bigint): bigint | null =>
  acceptsBet(round) ? carried : null

const UNDER_WAY = "Step under way"

const keptNote = (
  kept: bigint | null,
  { token: { symbol, decimals }, freePlay }: Pick<DockContext, "token" | "freePlay">,
) =>
  kept === null
    ? "A step is under way. What you can keep is known when it has ended."
    : `${exactAmount(kept, decimals)} ${symbol} is already in ${balanceName(freePlay)}; nothing is signed.`

/** Ends the run at its current level. The money is in the wallet since the last step, and the button says so. */
export function Leave({
  context,
  carried,
  leave,
  onLeave,
}: Omit<NonNullable<RunDockProps["open"]>, "text" | "last"> & Pick<RunDockProps, "context">) {
  const noteId = useId()
  const { token } = context
  const kept = keepable(context, carried)
  const rest = useActionRest(`${leave} ${kept !== null}`)
  return (
    <div className="grid handheld:col-span-full md:self-center">
      <Button
        size="lg"
        disabled={kept === null}
        aria-disabled={rest.resting}
        aria-describedby={noteId}
        onClick={(event) => rest.accepts(event) && onLeave()}
        className="h-13! w-full px-1! short:h-12!"
      >
        <span className="text-sm">
          {`${leave} ${kept === null ? "\u2014" : `${fittingAmount(kept, token.decimals, AMOUNT_LENGTH)} ${token.symbol}`}`}
        </span>
      </Button>
      <span id={noteId} className="sr-only">
        {keptNote(kept, context)}
      </span>
    </div>
  )
}
