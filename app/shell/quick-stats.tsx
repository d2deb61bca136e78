import { useEffect, useState } from "react"
import { loadQuickStats } from "#features/games"
import { lazyPart } from "#features/lazy-parts"
import { useWallet } from "#features/wallet"
import { openOverlay } from "../overlays/overlays"

const Panel = lazyPart(loadQuickStats)

/** What has been played in this browser. Storage is read once the page is mounted, so the first drawing never waits. */
export function QuickStats({ className }: { className?: string }) {
  const { address } = useWallet()
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return (
    mounted && <Panel className={className} connected={address !== null} onClear={() => openOverlay("clearHistory")} />
  )
}
