import { useEffect } from "react"
import { useSnapshot } from "valtio"
import { settings } from "#features/settings"
import { useWallet } from "#features/wallet"
import { openOverlay, overlays } from "./overlays"

/** Opens the welcome dialog for a new player once a wallet is connected and no overlay is open, never over a game. */
export function useWelcome() {
  const { address } = useWallet()
  const { open } = useSnapshot(overlays)
  useEffect(() => {
    if (open?.id === "welcome") return () => settings.change({ newcomer: false })
    const due = address !== null && open === null && settings.state.user.newcomer
    if (due && !location.pathname.startsWith("/game/")) openOverlay("welcome")
  }, [address, open])
}
