import { DialogContent, SkeletonRows } from "@dghrt/design-system"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { loadThemePanel } from "#features/settings"
import { toasts } from "../shell/toasts"

const ThemePanel = lazyPart(loadThemePanel, {
  waiting: <SkeletonRows count={8} label="Loading the themes" />,
  failed: notLoaded("The themes"),
})

export default function ThemeOverlay() {
  return (
    <DialogContent
      title="Theme & Style Customization"
      description="Thirteen themes. Your choice is saved on this device."
      size="wide"
    >
      <ThemePanel onProblem={(title) => toasts.push({ tone: "danger", title })} />
    </DialogContent>
  )
}
