import { DialogContent, SkeletonRows } from "@dghrt/design-system"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { loadGraphicsPanel } from "#features/settings"

const GraphicsPanel = lazyPart(loadGraphicsPanel, {
  waiting: <SkeletonRows count={5} label="Loading the graphics settings" />,
  failed: notLoaded("The graphics settings"),
})

export default function GraphicsOverlay() {
  return (
    <DialogContent title="Graphics" description="Quality for this session">
      <GraphicsPanel />
    </DialogContent>
  )
}
