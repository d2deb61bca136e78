import { useRouterState } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { useSnapshot } from "valtio"
import {
  askToInstall,
  dismissInstall,
  InstallBanner,
  installOffer,
  mayOfferInstall,
  useInstallOffer,
} from "#features/install"
import { overlays } from "./overlays"

const delayMs = 3_000

/** A game's page belongs to its bet and its dock; the page about the app has a button of its own. */
const hasOtherUse = (path: string) => path.startsWith("/game/") || path === "/mobile"

/** Passes the browser's offer on after a moment, where it covers nothing that matters. */
export function InstallOffer() {
  const offer = useInstallOffer()
  const { open } = useSnapshot(overlays)
  const elsewhere = useRouterState({ select: ({ location }) => hasOtherUse(location.pathname) })
  const [due, setDue] = useState(false)
  useEffect(() => installOffer.listen(), [])
  useEffect(() => {
    if (!offer) return
    const timer = setTimeout(() => setDue(mayOfferInstall()), delayMs)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [offer])
  if (!due || elsewhere || open !== null) return null

  function close() {
    setDue(false)
    // What had the focus goes away.
    if (document.activeElement?.closest("[data-slot=install-banner]"))
      document.getElementById("main")?.focus({ preventScroll: true })
  }
  return (
    <InstallBanner
      onInstall={() => {
        close()
        void askToInstall()
      }}
      onDismiss={() => {
        close()
        dismissInstall()
      }}
    />
  )
}
