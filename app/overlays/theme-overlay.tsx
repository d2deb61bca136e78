import { DialogContent } from "@dghrt/design-system"
import { lazy } from "react"
import { loadThemePanel } from "#features/settings"
import { toasts } from "../shell/toasts"

const ThemePanel = lazy(loadThemePanel)

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
