import { cn } from "@dghrt/design-system"
import { isGain, type PlayMoney } from "../model/play"
import { PlayAmount } from "./play-amount"

interface PayoutAmountProps {
  /** What was wagered for it decides how it is drawn. */
  play: PlayMoney & { token: string }
  /** In a column, with as few places as say something. */
  column?: boolean
  className?: string
}

/** What came back, without a sign, which only results have: green where it is more than the wager, else neutral. */
export function PayoutAmount({ play, column = false, className }: PayoutAmountProps) {
  const gain = isGain(play)
  return (
    <PlayAmount
      value={play.payout}
      token={play.token}
      column={column}
      className={cn(gain ? "font-semibold text-success" : play.payout === 0n && "text-text-muted", className)}
    />
  )
}
