import { lazy } from "react"
import { openOverlay } from "../overlays/overlays"
import { Later } from "./later"
import { StatusButtonView } from "./status-button-view"
import { useDesktopWidth } from "./use-layout"

const LiveStatus = lazy(() => import("./live-status"))

const open = () => openOverlay("status")

/** Opens the status panel, and says how the place is; it asks only while the footer is on screen. */
export function StatusButton() {
  const shown = useDesktopWidth("(width >= 1024px)")
  const unknown = <StatusButtonView health={{ state: "unknown" }} onOpen={open} />
  if (!shown) return unknown
  return (
    <Later fallback={unknown}>
      <LiveStatus onOpen={open} />
    </Later>
  )
}
