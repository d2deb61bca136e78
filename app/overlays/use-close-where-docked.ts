import { useEffect, useState } from "react"
import { useDesktopWidth } from "../shell/use-layout"
import { closeOverlay } from "./overlays"

/** Closes a drawer once the screen is wide enough for the sidebar that it replaces. */
export function useCloseWhereDocked() {
  const docked = useDesktopWidth("(width >= 64rem)")
  const [wasNarrow, setWasNarrow] = useState(false)
  if (!docked && !wasNarrow) setWasNarrow(true)
  useEffect(() => {
    if (docked && wasNarrow) closeOverlay()
  }, [docked, wasNarrow])
}
