import { SegmentedControl } from "@dghrt/design-system"
import type { GameContext } from "../kit/game-context"

export interface TokenChoiceProps {
  context: Pick<GameContext, "token" | "money">
  disabled?: boolean
  className?: string
}

/** What is played with; nothing where there is no choice, or not while a bet is on its way. */
export function TokenChoice({
  context: {
    token,
    money: { tokens = [], onTokenChange },
  },
  disabled,
  className,
}: TokenChoiceProps) {
  if (tokens.length < 2 || !onTokenChange) return null
  return (
    <SegmentedControl
      label="Token"
      value={token.symbol}
      onValueChange={(symbol) => {
        const next = tokens.find((candidate) => candidate.symbol === symbol)
        if (next && symbol !== token.symbol) onTokenChange(next.mint)
      }}
      options={tokens.map(({ symbol }) => ({ value: symbol, label: symbol }))}
      {...(disabled !== undefined && { disabled })}
      {...(className !== undefined && { className })}
    />
  )
}
