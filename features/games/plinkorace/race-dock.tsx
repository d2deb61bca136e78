import { BetInput, BetProgress, type BetStep, Button, Input, useActionRest } from "@dghrt/design-system"
import type { ReactNode } from "react"
import type { BoardBetting } from "../kit/board-betting"
import { SIGN_NOW } from "../screen/spoken-steps"
import { useSignsSlowly } from "../screen/use-signs-slowly"
import { useWagerField, type WagerField } from "../screen/use-wager-field"
import type { Offer } from "./lobby"
import type { Step } from "./put-race"

export interface RaceDockProps {
  context: Pick<BoardBetting, "token" | "next" | WagerField>
  step: Step
  /** Null while no race is selected. */
  offer: Offer | null
  /** What this player has staked in the selected race: a changed bet can use it as well. */
  staked?: bigint
  name: string
  onNameChange: (name: string) => void
  /** The line under the progress: what to do. */
  text?: string
  /** Before it: what is announced, without the figures that other players change. */
  announcement?: string | undefined
  action: { label: string; detail?: ReactNode; disabled: boolean; onPress: () => void }
  /** What else can be done at this table. */
  second?: { label: string; onPress: () => void } | undefined
}

const stepStates = {
  idle: ["idle", "idle"],
  failed: ["idle", "idle"],
  signing: ["loading", "idle"],
  sending: ["finished", "loading"],
} as const

/** Bet, name, how far the transaction has come, and the one filled button. */
export function RaceDock({
  context,
  step,
  offer,
  staked = 0n,
  name,
  onNameChange,
  text = "",
  announcement,
  action,
  second,
}: RaceDockProps) {
  const {
    token,
    wager,
    next: { limits },
  } = context
  const field = useWagerField(context)
  const signsSlowly = useSignsSlowly(step.phase)
  const news = step.phase === "failed" ? step.message : signsSlowly ? SIGN_NOW : undefined
  const busy = step.phase === "signing" || step.phase === "sending"
  const rest = useActionRest(`${action.label} ${second?.label} ${busy}`)
  const [sign, send] = stepStates[step.phase]
  const drawn: BetStep["state"] = offer?.act === "replay" ? "finished" : offer?.act === "wait" ? "loading" : "idle"
  return (
    <div
      data-slot="bet-dock"
      className="card grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-x-3 gap-y-3 rounded-t-none p-3.5 pb-4 short:gap-y-1.5 short:p-2! max-5xs:grid-cols-[minmax(0,1fr)] @dock/screen:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_12.875rem] @beside/screen:grid-cols-[12.5rem_9.375rem_minmax(0,1fr)_12.875rem] tablet:px-5 tablet:py-4"
    >
      <BetInput
        label="Bet amount"
        value={wager}
        {...field}
        decimals={token.decimals}
        symbol={token.symbol}
        max={limits.spendable === null ? wager : limits.spendable + staked}
        quick={false}
        disabled={busy}
      />
      <Input
        label="Your name"
        className="[&>div:nth-child(2)]:h-13"
        value={name}
        maxLength={32}
        placeholder="Optional"
        disabled={busy}
        onChange={(event) => onNameChange(event.target.value)}
      />
      <BetProgress
        className="order-first col-span-full min-h-9 content-center @dock/screen:col-span-2 handheld:order-first! handheld:col-span-full! @beside/screen:order-none @beside/screen:col-span-1 @beside/screen:mt-1"
        steps={
          busy || drawn !== "idle"
            ? [
                { label: "Sign", state: sign },
                { label: "Send", state: send },
                { label: "Result", state: drawn },
              ]
            : null
        }
        text={news === undefined ? text : ""}
        announcement={news ?? announcement}
      />
      {/* On a phone the second button stands beside the first: under it it would be below the first view. */}
      <div className="grid items-center gap-2 handheld:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_auto] max-5xs:grid-cols-[minmax(0,1fr)]! handheld:order-last! handheld:row-auto! handheld:col-span-full! @max-dock/screen:col-span-full @dock/screen:row-span-2 @dock/screen:row-start-1 @dock/screen:col-start-3 @beside/screen:row-span-1 @beside/screen:col-start-auto @beside/screen:mt-1.75">
        <Button
          variant="primary"
          size="xl"
          detail={action.detail}
          loading={busy}
          // It keeps the focus, and is found together with the reason.
          aria-disabled={(action.disabled || rest.resting) && !busy}
          onClick={(event) => !action.disabled && rest.accepts(event) && action.onPress()}
          className="w-full px-3 short:h-12! max-5xs:h-auto! max-5xs:short:h-auto! max-5xs:py-2"
        >
          {action.label}
        </Button>
        {second && (
          <Button
            variant="ghost"
            size="md"
            disabled={busy}
            aria-disabled={rest.resting}
            onClick={(event) => rest.accepts(event) && second.onPress()}
          >
            {second.label}
          </Button>
        )}
      </div>
    </div>
  )
}
