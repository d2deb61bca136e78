import type { RoundResult } from "@dghrt/betting/model"
import { IconButton } from "@dghrt/design-system"
import type { Verdict } from "@dghrt/fairness"
import { Share2 } from "lucide-react"
import { playMultiplier } from "#contract/games/odds"
import { findGame } from "../catalogue/catalogue"
import { outcomeKind } from "../kit/outcome"
import { roundKey } from "../screen/seed-verdicts"
import { verdictLooks } from "../screen/verdict-looks"

export interface SeedHistoryProps {
  /** Newest first. */
  rounds: readonly RoundResult[]
  verdicts: ReadonlyMap<string, Verdict>
  chosen: RoundResult
  onChoose: (round: RoundResult) => void
  /** Makes a picture of the chosen round; absent where none can be made. */
  onShare?: ((round: RoundResult) => void) | undefined
}

/** The seeds of the rounds this browser has seen, each already checked; one of them is shown in full. */
export function SeedHistory({ rounds, verdicts, chosen, onChoose, onShare }: SeedHistoryProps) {
  const matching = rounds.filter((round) => ["verified", "consistent"].includes(verdicts.get(roundKey(round)) ?? ""))
  return (
    <section aria-labelledby="seed-history" className="grid gap-2">
      <header className="flex items-center justify-between gap-3">
        <h3 id="seed-history" className="font-[650]">
          Rounds in this browser
        </h3>
        <p className="ms-auto text-sm text-text-muted tabular-nums">{`${matching.length} of ${rounds.length} match`}</p>
        {onShare && (
          <IconButton label="Share the chosen round" size="sm" onClick={() => onShare(chosen)}>
            <Share2 aria-hidden className="size-4" strokeWidth={1.75} />
          </IconButton>
        )}
      </header>
      <ul className="well max-h-54 overflow-y-auto overscroll-contain rounded-md p-1">
        {rounds.map((round) => (
          <li key={roundKey(round)}>
            <Row
              round={round}
              verdict={verdicts.get(roundKey(round)) ?? null}
              current={roundKey(round) === roundKey(chosen)}
              onChoose={() => onChoose(round)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  round: RoundResult
  /** Null until it is recomputed. */
  verdict: Verdict | null
  current: boolean
  onChoose: () => void
}

function Row({ round, verdict, current, onChoose }: RowProps) {
  const { bet, nonce, clientSeed, multiplierBps } = round
  const look = verdict && verdictLooks[verdict]
  return (
    <button
      type="button"
      aria-pressed={current}
      onClick={onChoose}
      className="grid min-h-11 w-full grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-sm px-3 text-start -outline-offset-2 hover:bg-surface-hover aria-pressed:bg-surface-hover"
    >
      {look ? (
        <look.Icon role="img" aria-label={look.word} className={`size-4.5 ${look.tone}`} strokeWidth={1.75} />
      ) : (
        <span aria-hidden className="size-2 justify-self-center rounded-full bg-border" />
      )}
      <span className="flex min-w-0 items-baseline gap-3">
        <span className="whitespace-nowrap font-semibold">{findGame(bet.gameId)?.meta.name ?? bet.gameId}</span>
        <span className="whitespace-nowrap text-sm text-text-muted">{`Nonce ${nonce}`}</span>
        <span className="truncate text-[0.78125rem] text-text-muted type-data max-sm:hidden">{clientSeed}</span>
      </span>
      <span className={`font-semibold tabular-nums ${outcomeKind(multiplierBps) === "win" ? "text-success" : ""}`}>
        {playMultiplier(round)}
      </span>
    </button>
  )
}
