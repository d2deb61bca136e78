import { useEffect } from "react"
import { useSnapshot } from "valtio"
import { settings } from "#features/settings"
import { useWallet } from "#features/wallet"
import { openOverlay, overlays } from "./overlays"

/** Greets a newcomer once a wallet is connected and nothing else is open, and never over a game. */
export function useWelcome() {
  const { address } = useWallet()
  const { open } = useSnapshot(overlays)
  useEffect(() => {
    if (open?.id === "welcome") return () => settings.change({ newcomer: false })
    const due = address !== null && open === null && settings.state.user.newcomer
    if (due && !location.pathname.startsWith("/game/")) openOverlay("welcome")
  }, [address, open])
}
