import { type BetArray, stakeFits, stakeLimits } from "@dghrt/betting/model"
import { BetInput, BetPresets, Button, DialogContent } from "@dghrt/design-system"
import { type FormEvent, useId, useState } from "react"
import { exactAmount, minimumText } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import { BetCost } from "./bet-cost"
import { TokenChoice } from "./token-choice"
import { presetsFor } from "./usd-presets"
import type { WagerField } from "./use-wager-field"

export interface SetBetDialogProps {
  context: Pick<BoardBetting, "token" | "freePlay" | "next" | WagerField | "money">
  bet: BetArray
  onClose: () => void
}

/** A stake with room around it: its worth, ready amounts, the limits and every cost. Nothing changes before Confirm. */
export default function SetBetDialog({ context, bet, onClose }: SetBetDialogProps) {
  const {
    token,
    next: { limits, bonus },
  } = context
  const [stake, setStake] = useState(context.wager)
  const [typed, setTyped] = useState<string | null>(null)
  const fieldId = useId()
  const stakes = stakeLimits(context.next, bet)
  const text = (amount: bigint) => `${exactAmount(amount, token.decimals)} ${token.symbol}`
  const fiat = (amount: bigint) => {
    const worth = context.money.fiat(amount)
    return worth === null ? null : `≈ ${worth}`
  }
  // An empty field closes the dialog; a text that stakes nothing is an answer that cannot be taken.
  const unread = stake === 0n && typed !== ""
  const confirmable = !unread && (stake === 0n || stakeFits(stake, stakes))

  function confirm(event: FormEvent) {
    event.preventDefault()
    if (!confirmable) return
    if (stake > 0n) {
      context.onWagerChange(stake)
      context.onWagerCommit()
    }
    onClose()
  }
  return (
    <DialogContent title="Set Bet Amount">
      <form noValidate onSubmit={confirm} className="grid gap-4">
        <TokenChoice context={context} />
        <div className="grid gap-1.5">
          <BetInput
            id={fieldId}
            label="Bet amount"
            size="large"
            value={stake}
            onValueChange={setStake}
            // What was typed, for the field goes on to show the text before a refused one.
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            hint={unread ? "Enter an amount above 0." : undefined}
            decimals={token.decimals}
            symbol={token.symbol}
            {...stakes}
          />
          <div className="flex flex-wrap justify-between gap-x-4 text-sm text-text-muted">
            <span>{fiat(stake) ?? "Price unavailable"}</span>
            <span>
              {`Available ${limits.spendable === null ? "—" : text(limits.spendable)}${bonus > 0n ? ` + ${text(bonus)} bonus` : ""}`}
            </span>
          </div>
        </div>
        <BetPresets
          label="In dollars"
          presets={presetsFor({ token, ...context.money }, stakes)}
          value={stake}
          onValueChange={setStake}
          className="[&_fieldset]:grid-cols-3"
        />
        <p className="flex justify-between gap-4 text-sm">
          <span className="text-text-muted">Minimum wager</span>
          <span className="text-end font-semibold">
            {limits.minWager === null
              ? "—"
              : [minimumText(limits.minWager, token), limits.minWager > 1n && fiat(limits.minWager)]
                  .filter(Boolean)
                  .join(" ")}
          </span>
        </p>
        <BetCost context={context} wager={stake} className="border-hair border-t pt-2" />
        <div className="sticky bottom-0 -mx-6 -mb-6 bg-surface px-6 pt-2 pb-6">
          <Button
            variant="primary"
            size="lg"
            type="submit"
            // It keeps the focus, and is found together with the reason.
            aria-disabled={!confirmable}
            aria-describedby={confirmable ? undefined : `${fieldId}-problem ${fieldId}-note`}
            className="w-full"
          >
            Confirm
          </Button>
        </div>
      </form>
    </DialogContent>
  )
}
