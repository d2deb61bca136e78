import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { subscribe } from "valtio/vanilla"
import { closeOverlay, openOverlay, overlays } from "./overlays"
import { createPanelSync, isPanelId, type PanelId } from "./panel-link"

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Opening a panel added this entry. */
    openedPanel?: boolean
  }
}

/** Keeps the address and the overlays that it can name in sync, in both directions. */
export function usePanelLink() {
  const router = useRouter()
  useEffect(() => {
    const { history } = router
    const write = (panel: PanelId | null, replace: boolean) =>
      router.navigate({
        to: ".",
        search: (before: object) => ({ ...before, panel: panel ?? undefined }),
        hash: true,
        state: { openedPanel: panel !== null && (!replace || history.location.state.openedPanel === true) },
        replace,
        resetScroll: false,
      })
    const sync = createPanelSync(
      {
        current() {
          const panel = new URLSearchParams(history.location.search).get("panel")
          return isPanelId(panel) ? panel : null
        },
        pushed: () => history.location.state.openedPanel === true,
        push: (panel) => write(panel, false),
        replace: (panel) => write(panel, true),
        back: () =>
          new Promise((resolve) => {
            const stop = history.subscribe(() => {
              stop()
              resolve()
            })
            history.back()
          }),
      },
      {
        open: () => overlays.open?.id ?? null,
        show: (panel) => openOverlay(panel),
        hide: closeOverlay,
      },
    )
    sync.addressChanged()
    const stops = [subscribe(overlays, sync.overlayChanged, true), history.subscribe(sync.addressChanged)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
}
