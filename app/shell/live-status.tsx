import { health } from "#contract/health"
import { getJson, useRead } from "#features/kernel"
import { useRefreshWhenHidden } from "#features/settings"
import { type SiteHealth, StatusButtonView } from "./status-button-view"

const path = "/api/health"
const pollMs = 30_000
const slowMs = 500

async function read(signal: AbortSignal): Promise<SiteHealth> {
  const askedAtMs = performance.now()
  await getJson(path, health, { signal })
  const answeredInMs = Math.max(1, Math.round(performance.now() - askedAtMs))
  return { state: answeredInMs < slowMs ? "online" : "slow", answeredInMs }
}

/** Polls the server every 30 seconds, in a background tab only if the settings say so. */
export default function LiveStatus({ onOpen }: { onOpen: () => void }) {
  const { data, error } = useRead(path, read, {
    refreshInterval: pollMs,
    idleRefreshMs: 2 * pollMs,
    refreshWhenHidden: useRefreshWhenHidden(),
  })
  const now = error ? ({ state: "offline" } as const) : (data ?? ({ state: "unknown" } as const))
  return <StatusButtonView health={now} onOpen={onOpen} />
}
