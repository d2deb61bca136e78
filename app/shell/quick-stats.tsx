import { useEffect, useState } from "react"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { loadQuickStats } from "#features/profile"
import { useWallet } from "#features/wallet"
import { openOverlay } from "../overlays/overlays"

const Panel = lazyPart(loadQuickStats, { failed: notLoaded("Quick stats") })

/** What the connected wallet played here; a visitor is shown nothing. Storage is read after mounting, so that it does not delay the first render. */
export function QuickStats({ className }: { className?: string }) {
  const { address } = useWallet()
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return (
    mounted &&
    address !== null && <Panel className={className} address={address} onClear={() => openOverlay("clearHistory")} />
  )
}
