import { useHydrated } from "@dghrt/design-system"
import { lazy, Suspense } from "react"
import type { AppConfig } from "#contract/config"
import { JackpotFrame, unknownJackpot } from "./jackpot-frame"

const LiveJackpot = lazy(async () => ({ default: (await import("./live-jackpot")).LiveJackpot }))

/** The jackpot in large figures. Its reading begins when the page has come alive, so that the drawn page shows a dash. */
export function Jackpot(props: { config: AppConfig; taking?: boolean }) {
  const alive = useHydrated()
  const unknown = <JackpotFrame figure={unknownJackpot} />
  if (!alive) return unknown
  return (
    <Suspense fallback={unknown}>
      <LiveJackpot {...props} />
    </Suspense>
  )
}
