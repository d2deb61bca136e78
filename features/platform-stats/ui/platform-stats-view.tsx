import { Button, cn, SkeletonFigure } from "@dghrt/design-system"
import { RefreshCw } from "lucide-react"
import type { ReactNode } from "react"
import type { Remote } from "#features/kernel"
import { serverNowMs } from "#features/kernel"
import { asOfText, countText, solVolumeText, unknown } from "../model/figure-text"
import type { PlatformFigures } from "../model/platform-figures"

export interface PlatformStatsViewProps {
  figures: Remote<PlatformFigures>
  nowMs?: number
}

/** One line of figures, as tall in every state; on a phone they take two, and spaced text may take more. What is around it decides its margins. */
export function PlatformStatsView({ figures, nowMs = serverNowMs() }: PlatformStatsViewProps) {
  const refreshing = figures.status === "ready" && figures.stale
  return (
    <section
      aria-label="Platform statistics"
      aria-busy={figures.status === "loading" || refreshing}
      className="flex min-h-12 items-center justify-between gap-x-4 overflow-x-clip text-sm text-text-muted md:min-h-10"
    >
      {figures.status === "failed" ? (
        <>
          <p role="alert">Failed to fetch platform statistics</p>
          <Button variant="ghost" size="sm" onClick={figures.retry}>
            Retry
          </Button>
        </>
      ) : (
        <>
          <Figures known={figures.status === "ready" ? figures.value : null} />
          {figures.status === "ready" && <AsOf {...figures.value} nowMs={nowMs} refreshing={refreshing} />}
        </>
      )}
    </section>
  )
}

function Figures({ known }: { known: PlatformFigures | null }) {
  const coming = <SkeletonFigure className="h-3.5 w-14 align-middle" />
  const volume = known && solVolumeText(known.volumeLamports)
  return (
    <dl className="me-auto flex min-w-0 flex-wrap gap-x-5 gap-y-1">
      <Figure name="Volume">{volume === null ? coming : volume === unknown ? volume : `${volume} SOL`}</Figure>
      <Figure name="Plays">{known ? countText(known.plays) : coming}</Figure>
      <Figure name="Players">{known ? countText(known.players) : coming}</Figure>
    </dl>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5 whitespace-nowrap max-md:block max-md:leading-tight">
      <dt>{name}</dt>
      <dd className="font-semibold text-text-secondary tabular-nums">{children}</dd>
    </div>
  )
}

const scopes = { all: "As of", counted: "Still counting,", recent: "Recent plays only," } as const

function AsOf({ asOfMs, scope, nowMs, refreshing }: PlatformFigures & { nowMs: number; refreshing: boolean }) {
  return (
    <p className="flex items-center gap-1.5 text-end leading-tight">
      <RefreshCw
        aria-hidden
        className={cn("size-3.5 shrink-0", refreshing ? "motion-safe:animate-spin" : "invisible")}
        strokeWidth={1.75}
      />
      <span>
        <span>{scopes[scope]}</span>{" "}
        <time dateTime={new Date(asOfMs).toISOString()} className="whitespace-nowrap tabular-nums">
          {asOfText(asOfMs, nowMs)}
        </time>
      </span>
    </p>
  )
}
