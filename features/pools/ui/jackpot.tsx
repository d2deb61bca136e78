import { useHydrated } from "@dghrt/design-system"
import { lazy, Suspense } from "react"
import { JackpotFrame, unknownJackpot } from "./jackpot-frame"
import type { JackpotProps } from "./jackpot-props"

const LiveJackpot = lazy(async () => ({ default: (await import("./live-jackpot")).LiveJackpot }))

/** The jackpot in large figures. Its reading begins when the page has come alive, so that the drawn page shows a dash. */
export function Jackpot(props: JackpotProps) {
  const alive = useHydrated()
  const unknown = <JackpotFrame figure={unknownJackpot} />
  if (!alive) return unknown
  return (
    <Suspense fallback={unknown}>
      <LiveJackpot {...props} />
    </Suspense>
  )
}
