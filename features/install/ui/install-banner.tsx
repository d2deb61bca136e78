import { Button, Heart, isEscape } from "@dghrt/design-system"
import type { KeyboardEvent } from "react"

export interface InstallBannerProps {
  onInstall: () => void
  onDismiss: () => void
}

/** Offers to install the app. It covers a strip at the foot of the page and takes no focus. */
export function InstallBanner({ onInstall, onDismiss }: InstallBannerProps) {
  const dismissByKey = (event: KeyboardEvent) => isEscape(event.nativeEvent) && onDismiss()
  return (
    <aside
      aria-label="Install the app"
      data-slot="install-banner"
      onKeyDown={dismissByKey}
      className="card fixed inset-x-4 bottom-[calc(var(--shell-bar,0px)+16px)] z-20 mx-auto grid max-w-100 animate-rise-in grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-3 bg-surface p-4 shadow-3"
    >
      <Heart small className="size-11" />
      <p>
        <b className="block font-[650]">Install DGHRT</b>
        <span className="text-sm text-text-secondary">It opens in a window of its own, like an app.</span>
      </p>
      <div className="col-start-2 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={onInstall}>
          Install
        </Button>
        <Button size="sm" variant="ghost" onClick={onDismiss}>
          Not now
        </Button>
      </div>
    </aside>
  )
}
