import { Badge } from "@dghrt/design-system"
import { memo } from "react"
import { playMultiplier } from "../kit/amount-text"
import { outcomeKind } from "../kit/outcome"
import { type RoundResult, resultKey } from "../round/round-state"
import "./screen.css"

const looks = {
  win: { tone: "success", className: "" },
  push: { tone: "quiet", className: "" },
  partial: { tone: "quiet", className: "[--tone:var(--text-muted)]" },
  loss: { tone: "quiet", className: "[--tone:var(--text-muted)]" },
} as const

/** The last multipliers, newest left: five, or two where there is little room. */
export const RecentResults = memo(function RecentResults({ history }: { history: readonly RoundResult[] }) {
  return (
    <ol data-slot="recent-results" aria-label="Recent results" className="flex gap-1.5">
      {history.slice(0, 5).map((result) => {
        const { multiplierBps } = result
        const { tone, className } = looks[outcomeKind(multiplierBps)]
        return (
          <li key={resultKey(result)} className="max-md:nth-[n+3]:hidden">
            <Badge tone={tone} size="lg" className={`${className} max-md:h-6.5 max-md:min-w-12`}>
              {playMultiplier(result)}
            </Badge>
          </li>
        )
      })}
    </ol>
  )
})
