import { useHydrated } from "@dghrt/design-system"
import { lazy, Suspense } from "react"
import type { AppConfig, TokenConfig } from "#contract/config"
import { JackpotFrame, unknownJackpot } from "./jackpot-frame"

const LiveJackpot = lazy(async () => ({ default: (await import("./live-jackpot")).LiveJackpot }))

export interface JackpotProps {
  config: AppConfig
  /** Whose pool it is; undefined on a network without tokens. */
  token: TokenConfig | undefined
  /** Whether the player's bets take part; absent for a visitor. */
  taking?: boolean
}

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
