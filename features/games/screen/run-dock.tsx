import { Button } from "@dghrt/design-system"
import { type ReactNode, useId, useRef } from "react"
import { flushSync } from "react-dom"
import { readyToPlay } from "../bet/round-predicates"
import { exactAmount, fittingAmount } from "../kit/amount-text"
import type { BetArray } from "../kit/bet-array"
import type { GameContext } from "../kit/game-context"
import { obstacleTo } from "../run/next-step"
import { balanceName } from "../run/run-words"
import { BetDock } from "./bet-dock"

export interface RunDockProps {
  context: GameContext
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
}

/** Characters of an amount that fit beside the other fields of a phone. */
const AMOUNT_LENGTH = 7

/** The dock of a game of many steps. While a run is open its stake is what it carries, and leaving it signs nothing. */
export function RunDock({ context, bet, option, open, over, verb, payoutLabel = "Pays", onStep }: RunDockProps) {
  const action = useRef<HTMLButtonElement>(null)
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
        actionRef={action}
      />
    )
  if (!open)
    return <BetDock context={context} bet={bet} option={option} verb={verb} payoutLabel={payoutLabel} onPlay={onStep} />
  const { onLeave } = open
  /** The pressed button is removed; the focus moves to the action that replaces it. */
  function leave() {
    flushSync(onLeave)
    action.current?.focus()
  }
  const obstacle = obstacleTo(context, open.carried, bet)
  return (
    <BetDock
      context={{ ...context, bet: { ...context.bet, wager: open.carried } }}
      bet={bet}
      option={<Leave context={context} {...open} onLeave={leave} />}
      verb={verb}
      payoutLabel={payoutLabel}
      onPlay={onStep}
      readyText={obstacle ?? open.text}
      actionRef={action}
      fixedStake={{ label: "Next stake", blocked: obstacle !== null }}
    />
  )
}

/** Ends the run at its current level. The money is in the wallet since the last step, and the button says so. */
export function Leave({
  context,
  carried,
  leave,
  onLeave,
}: Omit<NonNullable<RunDockProps["open"]>, "text"> & Pick<RunDockProps, "context">) {
  const noteId = useId()
  const { token, round, freePlay } = context
  return (
    <div className="grid gap-1.5 handheld:[[data-slot=bet-dock]>&]:col-span-full">
      <span className="flex justify-between gap-2 text-text-secondary type-label handheld:sr-only">
        {`In ${balanceName(freePlay)}`}
      </span>
      <Button
        size="lg"
        disabled={!readyToPlay(round)}
        aria-describedby={noteId}
        onClick={onLeave}
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
        {`${exactAmount(carried, token.decimals)} ${token.symbol} is already in ${balanceName(freePlay)}; nothing is signed.`}
      </span>
    </div>
  )
}
