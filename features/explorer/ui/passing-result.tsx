import { cn, PauseButton, usePausedMotion } from "@dghrt/design-system"
import { useEffect, useState } from "react"
import { multiplierText } from "#contract/games/odds"
import { useExplorer } from "../data/explorer-context"
import { type Play, playKey } from "../model/play"
import { gameName } from "./game-thumb"
import { PayoutAmount } from "./payout-amount"
import { PlayAmount } from "./play-amount"
import { PlayerCell } from "./player-cell"

/** How long a result stands before the next one takes its place. */
const standsMs = 2_500

export interface PassingResultProps {
  /** Newest first, wins and losses as they came. */
  plays: readonly Play[]
}

/** One settled bet after the other, in a line; the newest one stays. It is no live region: the table of bets has them all. */
export function PassingResult({ plays }: PassingResultProps) {
  const { games, links } = useExplorer()
  const [paused, setPaused] = usePausedMotion()
  const [held, setHeld] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    if (paused || held) return
    const timer = setInterval(() => {
      const keys = plays.map(playKey)
      // What is no longer in the list is older than all of it.
      setShown((last) => keys[Math.max(0, (last === null ? 0 : keys.indexOf(last)) - 1)] ?? null)
    }, standsMs)
    return () => clearInterval(timer)
  }, [plays, paused, held])
  const play = plays.find((one) => playKey(one) === shown) ?? plays[0]
  if (!play) return null
  return (
    <section
      aria-label="Results"
      data-slot="passing-result"
      className="flex min-w-0 items-center gap-1.5 text-[0.8125rem] text-text-muted"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <PauseButton
        of="the results"
        paused={paused}
        onPausedChange={setPaused}
        className="in-[:root:has([data-slot=hero])]:hidden"
      />
      <p
        key={playKey(play)}
        className={cn(
          "flex min-w-0 items-center gap-2 whitespace-nowrap",
          !paused && "animate-[fade-in_var(--dur-slow)_ease-out]",
        )}
      >
        <span className="font-semibold text-text-secondary [&_a:hover]:underline [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center">
          {links.transaction(play.signature, gameName(games, play.game))}
        </span>
        <PlayerCell address={play.user} />
        <PlayAmount value={play.wager} token={play.token} column />
        <span aria-hidden>→</span>
        <PayoutAmount play={play} column />
        <span className="tabular-nums">{multiplierText(play.multiplierBps)}</span>
      </p>
    </section>
  )
}
