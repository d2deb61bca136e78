import { useEffect, useState } from "react"
import { loadQuickStats } from "#features/games"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { useWallet } from "#features/wallet"
import { openOverlay } from "../overlays/overlays"

const Panel = lazyPart(loadQuickStats, { failed: notLoaded("Quick stats") })

/** What was played in this browser. Storage is read after mounting, so that it does not delay the first render. */
export function QuickStats({ className }: { className?: string }) {
  const { address } = useWallet()
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return (
    mounted && <Panel className={className} connected={address !== null} onClear={() => openOverlay("clearHistory")} />
  )
}
