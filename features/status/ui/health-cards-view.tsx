import { Badge, Button, Card, ErrorState, SkeletonRows } from "@dghrt/design-system"
import { type ReactNode, useState } from "react"
import type { CacheStats, Monitoring } from "#contract/monitoring"
import type { Remote } from "#features/kernel"
import type { BrowserCacheStats } from "../model/browser-cache"

export interface HealthCardsViewProps {
  monitoring: Remote<Monitoring>
  cache: Remote<CacheStats>
  browserCache: BrowserCacheStats
  /** Resolves to whether the server has done it. */
  onWarmUp: () => Promise<boolean>
  onCleanUp: () => Promise<boolean>
}

const askedText = ({ hits, misses }: Pick<CacheStats, "hits" | "misses">) =>
  `${hits} ${hits === 1 ? "hit" : "hits"}, ${misses} ${misses === 1 ? "miss" : "misses"}`

/** An indexer that has not read the chain for this long is behind. */
const maxLagMs = 60_000

/** The server's state, for the owner. */
export const HealthCardsView = ({ monitoring, cache, browserCache, onWarmUp, onCleanUp }: HealthCardsViewProps) => (
  <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
    <HealthCard title="Solana node" of={monitoring}>
      {({ rpcHealth: { isHealthy, pingMs } }) => (
        <State ok={isHealthy} good="Healthy" bad="Unhealthy" note={pingMs === null ? "No answer" : `${pingMs} ms`} />
      )}
    </HealthCard>
    <HealthCard title="Database" of={monitoring}>
      {({ database }) => <State ok={database} good="Online" bad="Offline" note="Plays, chat and sessions" />}
    </HealthCard>
    <HealthCard title="Indexer" of={monitoring}>
      {({ indexerLagMs, complete }) => (
        <State
          ok={indexerLagMs !== null && indexerLagMs < maxLagMs}
          good={complete === false ? "Catching up" : "Up to date"}
          bad="Behind"
          note={indexerLagMs === null ? "Never read" : `Read ${Math.round(indexerLagMs / 1_000)} s ago`}
        />
      )}
    </HealthCard>
    <HealthCard title="Transaction cache" of={cache}>
      {({ size, maxSize, utilization, hits, misses }) => (
        <>
          <State
            ok
            good={`${size} of ${maxSize}`}
            bad=""
            note={`${Math.round(utilization * 100)}% full, ${askedText({ hits, misses })}`}
          />
          <p className="text-sm text-text-secondary">{`This browser: ${askedText(browserCache)}`}</p>
          <CacheActions onWarmUp={onWarmUp} onCleanUp={onCleanUp} />
        </>
      )}
    </HealthCard>
  </div>
)

const cacheActions = {
  warmUp: { label: "Warm up", done: "The shared answers are filled.", failed: "The warm-up failed." },
  cleanUp: { label: "Clean up", done: "The cache was cleared.", failed: "The cache was not cleared." },
} as const

function CacheActions({ onWarmUp, onCleanUp }: Pick<HealthCardsViewProps, "onWarmUp" | "onCleanUp">) {
  const [running, setRunning] = useState<keyof typeof cacheActions | null>(null)
  const [outcome, setOutcome] = useState("")
  async function run(action: keyof typeof cacheActions) {
    setRunning(action)
    setOutcome("")
    const done = await (action === "warmUp" ? onWarmUp() : onCleanUp())
    setOutcome(done ? cacheActions[action].done : cacheActions[action].failed)
    setRunning(null)
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {(["warmUp", "cleanUp"] as const).map((action) => (
          <Button
            key={action}
            loading={running === action}
            aria-disabled={running !== null}
            onClick={() => run(action)}
          >
            {cacheActions[action].label}
          </Button>
        ))}
      </div>
      <p role="status" className="text-sm text-text-secondary empty:hidden">
        {outcome}
      </p>
    </>
  )
}

interface HealthCardProps<T> {
  title: string
  of: Remote<T>
  children: (value: T) => ReactNode
}

function HealthCard<T>({ title, of, children }: HealthCardProps<T>) {
  return (
    <Card className="grid content-start gap-2 p-4">
      <h2 className="text-text-muted type-label">{title}</h2>
      {of.status === "loading" && <SkeletonRows count={1} label={`Loading ${title}`} />}
      {of.status === "failed" && <ErrorState title="Not known" detail={of.error.message} onRetry={of.retry} />}
      {of.status === "ready" && children(of.value)}
    </Card>
  )
}

const State = ({ ok, good, bad, note }: { ok: boolean; good: string; bad: string; note: string }) => (
  <>
    <Badge tone={ok ? "success" : "danger"} dot className="w-fit">
      {ok ? good : bad}
    </Badge>
    <p className="text-sm text-text-secondary">{note}</p>
  </>
)
