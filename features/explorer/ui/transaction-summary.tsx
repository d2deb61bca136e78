import { AddressLabel, Badge, GameArt, isArtId } from "@dghrt/design-system"
import { Check, X } from "lucide-react"
import type { ReactNode } from "react"
import { multiplierText } from "#features/games"
import { timeText } from "../model/age"
import { isGain, outcomeLabel, type Play, profitOf } from "../model/play"
import { gameRecordOf, useExplorer } from "./explorer-context"
import { gameName } from "./game-thumb"
import { PlayAmount } from "./play-amount"

/** WIN or LOSS by the label of the specification; only a gain is drawn in green. */
export function OutcomeBadge({ play }: { play: Play }) {
  const label = outcomeLabel(play)
  const tone = isGain(play) ? "success" : label === "LOSS" ? "danger" : "neutral"
  const Icon = label === "LOSS" ? X : Check
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3.5" strokeWidth={2} />
      <span>{label}</span>
    </Badge>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.8125rem] text-text-muted">{label}</dt>
      <dd className="font-[650] max-md:text-sm">{children}</dd>
    </div>
  )
}

/** What a play was and what it came to, on one card. */
export function TransactionSummary({ play }: { play: Play }) {
  const { links } = useExplorer()
  const art = gameRecordOf(play.game)?.meta.image
  const profit = profitOf(play)
  return (
    <section
      aria-label="Summary"
      className="card grid min-h-37.5 grid-cols-[minmax(0,1fr)] overflow-hidden sm:grid-cols-[11.875rem_minmax(0,1fr)]"
    >
      <div aria-hidden className="relative overflow-hidden bg-surface-hover max-sm:h-30">
        {art && isArtId(art) && <GameArt game={art} className="absolute inset-0 size-full" />}
      </div>
      <div className="grid min-w-0 content-between gap-4 p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-text-secondary">
            <OutcomeBadge play={play} />
            <span>{`${gameName(play.game)}${play.timeMs === null ? "" : `, ${timeText(play.timeMs)}`}`}</span>
          </p>
          <span className="type-data text-[0.8125rem] [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a:hover]:underline">
            {links.player(play.user, <AddressLabel address={play.user} />)}
          </span>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <dl className="flex flex-wrap gap-x-7 gap-y-2">
            <Figure label="Wager">
              <PlayAmount value={play.wager} token={play.token} />
            </Figure>
            <Figure label="Multiplier">{multiplierText(play.multiplierBps)}</Figure>
            <Figure label="Payout">
              <PlayAmount value={play.payout} token={play.token} className={isGain(play) ? "text-accent" : undefined} />
            </Figure>
          </dl>
          <dl className="text-end max-sm:text-start">
            <dt className="text-[0.8125rem] text-text-muted">Profit</dt>
            <dd className="type-display text-[calc(2.25rem*var(--display-scale))] leading-none max-md:text-[calc(1.75rem*var(--display-scale))] [&_span]:font-sans [&_span]:text-[0.9375rem]">
              <PlayAmount
                value={profit}
                token={play.token}
                digits={4}
                sign="always"
                className={profit > 0n ? "text-success" : profit < 0n ? "text-danger" : undefined}
              />
            </dd>
          </dl>
        </div>
      </div>
    </section>
  )
}
