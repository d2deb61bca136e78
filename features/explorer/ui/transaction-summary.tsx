import { AddressLabel, Badge } from "@dghrt/design-system"
import { Check, X } from "lucide-react"
import { multiplierText } from "#contract/games/odds"
import { momentText } from "#features/kernel"
import { gameRecordOf, useExplorer } from "../data/explorer-context"
import { isGain, outcomeLabel, type Play } from "../model/play"
import { resultOfPlay } from "../model/play-result"
import { GameName } from "./game-thumb"
import { PayoutAmount } from "./payout-amount"
import { PlayAmount } from "./play-amount"
import { SummaryCard } from "./summary-card"

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

/** What a play was and what it came to, on one card. */
export function TransactionSummary({ play }: { play: Play }) {
  const { games, links } = useExplorer()
  const result = resultOfPlay(play)
  return (
    <SummaryCard
      art={gameRecordOf(games, play.game)?.meta.image}
      artOnPhonesOnly
      head={
        <>
          <OutcomeBadge play={play} />
          {play.jackpot > 0n && <Badge tone="primary">JACKPOT</Badge>}
          <span>
            <GameName game={play.game} />
            {play.timeMs !== null && <span className="max-sm:hidden">{`, ${momentText(play.timeMs)}`}</span>}
          </span>
        </>
      }
      aside={
        <span className="type-data text-[0.8125rem] [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a:hover]:underline">
          {links.player(play.user, <AddressLabel address={play.user} />)}
        </span>
      }
      figures={[
        { label: "Wager", value: <PlayAmount value={play.wager} token={play.token} /> },
        { label: "Multiplier", value: multiplierText(play.multiplierBps) },
        { label: "Payout", value: <PayoutAmount play={play} /> },
      ]}
      outcome={{
        label: "Result",
        selfExplanatory: true,
        value: (
          <span className="type-display text-[calc(2.25rem*var(--display-scale))] leading-none max-md:text-[calc(1.75rem*var(--display-scale))] [&_span.font-medium]:font-sans [&_span.font-medium]:text-[0.9375rem] @max-3xs:[&_data]:whitespace-normal">
            <PlayAmount
              value={result}
              token={play.token}
              sign="always"
              className={result > 0n ? "text-success" : result < 0n ? "text-loss" : undefined}
            />
          </span>
        ),
      }}
    />
  )
}
