import { cn } from "@dghrt/design-system"
import useSWR from "swr"
import { multiplierText, ratioText } from "#contract/games/odds"
import { loadRunGrouping, type RunGrouping } from "#features/games"
import { useExplorer } from "../data/explorer-context"
import { usePlays } from "../data/use-explorer-data"
import { feedRows } from "../model/feed"
import { isGain, type Play, playKey } from "../model/play"
import { gameName } from "./game-thumb"
import { Panel } from "./page-frame"
import { PayoutAmount } from "./payout-amount"
import { PlayAmount } from "./play-amount"

/** A run is at most a few dozen bets of one wallet in one game. */
const playsRead = 200

/** The steps of the run that a play belongs to; nothing for a game of single bets. */
export function RunSteps({ play }: { play: Play }) {
  const { data } = useSWR("run-grouping", loadRunGrouping, { revalidateOnFocus: false, revalidateIfStale: false })
  return data?.hasRuns(play.game) ? <Steps play={play} grouping={data} /> : null
}

function Steps({ play, grouping }: { play: Play; grouping: RunGrouping }) {
  const { config, links, games } = useExplorer()
  const { remote } = usePlays(
    { creator: config.creator, user: play.user, game: play.game, token: play.token },
    playsRead,
  )
  if (remote.status !== "ready") return null
  const row = feedRows(remote.value.plays, grouping).find(({ steps }) =>
    steps.some((step) => playKey(step) === playKey(play)),
  )
  if (!row || row.steps.length < 2) return null
  return (
    <Panel
      title={`This ${gameName(games, play.game)} run`}
      about={`${row.steps.length} steps, each with a draw of its own`}
    >
      <ol className="border-hair border-t">
        {row.steps.map((step, index) => {
          const here = playKey(step) === playKey(play)
          return (
            <li
              key={playKey(step)}
              aria-current={here ? "step" : undefined}
              className={cn(
                "flex min-h-12 flex-wrap items-center gap-x-6 border-hair px-5 text-sm not-first:border-t",
                here && "bg-[color-mix(in_oklab,var(--surface),var(--primary)_7%)]",
              )}
            >
              <span className="w-24 font-semibold [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4">
                {here ? `Step ${index + 1} (this)` : links.transaction(step.signature, `Step ${index + 1}`)}
              </span>
              <PlayAmount value={step.wager} token={step.token} className="text-text-secondary" />
              <span className="text-text-muted tabular-nums">{multiplierText(step.multiplierBps)}</span>
              <PayoutAmount play={step} className="ms-auto" />
            </li>
          )
        })}
      </ol>
      <p className="flex flex-wrap gap-x-6 border-hair border-t px-5 py-3 text-sm">
        <span className="text-text-muted">
          Run: <PlayAmount value={row.wager} token={play.token} /> wagered
        </span>
        <span className={isGain(row) ? undefined : "text-text-muted"}>
          <PayoutAmount play={{ ...row, token: play.token }} /> <span>{`came back, ${ratioText(row)}`}</span>
        </span>
      </p>
    </Panel>
  )
}
