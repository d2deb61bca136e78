import { Dialog } from "@dghrt/design-system"
import { lazy, Suspense } from "react"
import { useSnapshot } from "valtio"
import { closeOverlay, overlays } from "../overlays"

const WalletOverlay = lazy(() => import("./wallet-overlay"))
const ThemeOverlay = lazy(() => import("./theme-overlay"))

/** The one place where overlays stand. */
export default function OverlayHost() {
  const { open } = useSnapshot(overlays)
  return (
    <Dialog open={open !== null} onOpenChange={(next) => !next && closeOverlay()}>
      <Suspense>
        {open === "wallet" && <WalletOverlay />}
        {open === "theme" && <ThemeOverlay />}
      </Suspense>
    </Dialog>
  )
}
