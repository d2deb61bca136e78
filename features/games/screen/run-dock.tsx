import type { BetArray } from "@dghrt/betting/model/bet-array"
import { canPlaceBet, readyToPlay } from "@dghrt/betting/model/round-predicates"
import { Button, useActionRest } from "@dghrt/design-system"
import { type ReactNode, useId, useLayoutEffect, useRef } from "react"
import { exactAmount, fittingAmount } from "../kit/amount-text"
import type { GameContext } from "../kit/game-context"
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
  const { token, freePlay } = context
  return (
    <BetDock
      context={{ ...context, bet: { ...context.bet, wager: open.carried } }}
      bet={bet}
      option={
        stepsOnBoard ? null : <NextStep context={context} verb={verb} blocked={obstacle !== null} onStep={onStep} />
      }
      verb={open.leave}
      payoutLabel={null}
      keeps={{
        detail: `Keep ${fittingAmount(open.carried, token.decimals, KEEP_LENGTH - token.symbol.length)} ${token.symbol}`,
        note: keptNote(open.carried, token, freePlay),
      }}
      onPlay={open.onLeave}
      readyText={obstacle ?? open.text}
      fixedStake={{ label: "Next stake", blocked: obstacle !== null }}
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
  const ready = readyToPlay(context.round)
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

const keptNote = (carried: bigint, { symbol, decimals }: GameContext["token"], freePlay: boolean | undefined) =>
  `${exactAmount(carried, decimals)} ${symbol} is already in ${balanceName(freePlay)}; nothing is signed.`

/** Ends the run at its current level. The money is in the wallet since the last step, and the button says so. */
export function Leave({
  context,
  carried,
  leave,
  onLeave,
}: Omit<NonNullable<RunDockProps["open"]>, "text"> & Pick<RunDockProps, "context">) {
  const noteId = useId()
  const { token, round, freePlay } = context
  const rest = useActionRest(`${leave} ${readyToPlay(round)}`)
  return (
    <div className="grid gap-1.5 handheld:[[data-slot=bet-dock]>&]:col-span-full">
      <span className="flex justify-between gap-2 text-text-secondary type-label handheld:sr-only">
        {`In ${balanceName(freePlay)}`}
      </span>
      <Button
        size="lg"
        disabled={!readyToPlay(round)}
        aria-disabled={rest.resting}
        aria-describedby={noteId}
        onClick={(event) => rest.accepts(event) && onLeave()}
        className="h-13! w-full px-1! short:h-11!"
      >
        <span className="grid justify-items-center text-sm leading-tight">
          <span>{leave}</span>
          <span className="text-accent">
            {`${fittingAmount(carried, token.decimals, AMOUNT_LENGTH)} ${token.symbol}`}
          </span>
        </span>
      </Button>
      <span id={noteId} className="sr-only">
        {keptNote(carried, token, freePlay)}
      </span>
    </div>
  )
}
