import { SegmentedControl } from "@dghrt/design-system"
import { useEffect, useId } from "react"
import type { BoardBetting } from "../kit/board-betting"

export interface TokenChoiceProps {
  context: Pick<BoardBetting, "token" | "money">
  disabled?: boolean
  className?: string
}

/** What is played with; nothing where there is no choice, or not while a bet is on its way. */
export function TokenChoice({
  context: {
    token,
    money: { tokens = [], onTokensShown, onTokenChange },
  },
  disabled,
  className,
}: TokenChoiceProps) {
  const id = useId()
  const shown = tokens.length > 1 && onTokenChange !== undefined
  useEffect(() => {
    if (shown) onTokensShown?.()
  }, [shown, onTokensShown])
  if (!shown) return null
  const problems = tokens.flatMap(({ symbol, problem }) => (problem === undefined ? [] : [`${symbol}: ${problem}`]))
  return (
    <div className={className}>
      <SegmentedControl
        label="Token"
        value={token.symbol}
        onValueChange={(symbol) => {
          const next = tokens.find((candidate) => candidate.symbol === symbol)
          if (next && symbol !== token.symbol) onTokenChange(next.mint)
        }}
        options={tokens.map((option) => ({
          value: option.symbol,
          label: option.symbol,
          ...(option.disabled && { disabled: true }),
        }))}
        {...(problems.length > 0 && { "aria-describedby": id })}
        {...(disabled !== undefined && { disabled })}
      />
      {problems.length > 0 && (
        <ul id={id} className="mt-1.5 grid gap-0.5 text-sm text-text-muted">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
