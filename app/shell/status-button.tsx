import { lazyPart } from "#features/lazy-parts"
import { openOverlay } from "../overlays/overlays"
import { StatusButtonView } from "./status-button-view"
import { useDesktopWidth } from "./use-layout"

const open = () => openOverlay("status")
const unknown = <StatusButtonView health={{ state: "unknown" }} onOpen={open} />
const LiveStatus = lazyPart(() => import("./live-status"), { waiting: unknown, failed: () => unknown })

/** Opens the status panel and shows the server's state, which is polled only while the footer is visible. */
export function StatusButton() {
  const shown = useDesktopWidth("(width >= 64rem)")
  return shown ? <LiveStatus onOpen={open} /> : unknown
}
