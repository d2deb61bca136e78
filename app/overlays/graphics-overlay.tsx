import { DialogContent } from "@dghrt/design-system"
import { lazy } from "react"
import { loadGraphicsPanel } from "#features/settings"

const GraphicsPanel = lazy(loadGraphicsPanel)

export default function GraphicsOverlay() {
  return (
    <DialogContent title="Graphics" description="Quality for this session">
      <GraphicsPanel />
    </DialogContent>
  )
}
