import { useEffect, useState } from "react"
import { useDesktopWidth } from "../shell/use-layout"
import { closeOverlay } from "./overlays"

/** A drawer gives way to the sidebar it stands in for, once there is room for that. */
export function useCloseWhereDocked() {
  const docked = useDesktopWidth("(width >= 1024px)")
  const [wasNarrow, setWasNarrow] = useState(false)
  if (!docked && !wasNarrow) setWasNarrow(true)
  useEffect(() => {
    if (docked && wasNarrow) closeOverlay()
  }, [docked, wasNarrow])
}
