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

/** A game's page needs the space for its dock; the page about the app has an install button of its own. */
const hidesBanner = (path: string) => path.startsWith("/game/") || path === "/mobile"

/** Shows the browser's offer to install the app after three seconds, where it covers nothing important. */
export function InstallOffer() {
  const offer = useInstallOffer()
  const { open } = useSnapshot(overlays)
  const hidden = useRouterState({ select: ({ location }) => hidesBanner(location.pathname) })
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
  if (!due || hidden || open !== null) return null

  function close() {
    setDue(false)
    // The focused button is about to be removed.
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
