import type { OverlayHistory } from "@dghrt/design-system"
import { type RegisteredRouter, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { subscribe } from "valtio/vanilla"
import { showsPages } from "../shell/use-layout"
import { createBackSteps, type Place } from "./back-steps"
import { closeOverlay, type OverlayId, openOverlay, overlays } from "./overlays"
import { isPanelId } from "./panel-link"

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** How many open overlays the entry stands for. */
    overlayDepth?: number
  }
}

/** Questions that only their buttons answer: Back leaves the page under them, which is no answer. */
const questions: readonly OverlayId[] = ["terms", "age", "welcome", "realityCheck"]

/** Where Back is a button or a gesture of the hand that plays. */
const isHandheld = () => showsPages() || matchMedia("(pointer: coarse)").matches

/**
 * Keeps the address, the history and the open overlays in sync, in both directions. The result tells the dialogs, menus
 * and lists of the page to the history.
 */
export function useBackSteps(): OverlayHistory {
  const router = useRouter()
  const [steps] = useState(() => createSteps(router))
  useEffect(() => {
    const { history } = router
    const stops = [
      replaceStepsByPages(history),
      subscribe(overlays, steps.overlayChanged, true),
      history.subscribe(({ action }) => steps.addressChanged(action.type !== "PUSH" && action.type !== "REPLACE")),
    ]
    // Last, so that what the address opens counts.
    steps.addressChanged(false)
    return () => {
      for (const stop of stops) stop()
    }
  }, [router, steps])
  return steps.openedByHand
}

function createSteps(router: RegisteredRouter) {
  const { history } = router
  const write = ({ depth, panel }: Place, replace: boolean) =>
    void router.navigate({
      to: ".",
      search: (before: object) => ({ ...before, panel: panel ?? undefined }),
      hash: true,
      state: { overlayDepth: depth },
      replace,
      resetScroll: false,
    })
  const steps = createBackSteps(
    {
      page: () => history.location.pathname,
      place() {
        const panel = new URLSearchParams(history.location.search).get("panel")
        return { depth: depthOf(history), panel: isPanelId(panel) ? panel : null }
      },
      push: (place) => write(place, false),
      replace: (place) => write(place, true),
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
      hasStep: (id) => isPanelId(id) || (isHandheld() && !questions.includes(id)),
    },
  )
  const nothing = () => undefined
  return { ...steps, openedByHand: (close: () => void) => (isHandheld() ? steps.opened(close) : nothing) }
}

type History = RegisteredRouter["history"]

const depthOf = ({ location }: Pick<History, "location">) => location.state.overlayDepth ?? 0

/**
 * A page that is chosen in an overlay takes the place of the overlay's step, so that Back leads to the page before; so does
 * a panel, which is a step itself.
 */
function replaceStepsByPages(history: History): () => void {
  const { push } = history
  history.push = (path, state, options) => {
    const depth = depthOf(history)
    const to = new URL(path, location.origin)
    if (state?.overlayDepth) push(path, state, options)
    else if (to.pathname === history.location.pathname && isPanelId(to.searchParams.get("panel"))) {
      const step = { ...state, overlayDepth: Math.max(1, depth) }
      if (depth === 0) push(path, step, options)
      else history.replace(path, step, options)
    } else if (depth === 0) push(path, state, options)
    // The page that is open: the step is taken back, and the overlay closes with it.
    else if (path === history.location.href) history.back(options)
    else history.replace(path, state, options)
  }
  return () => {
    history.push = push
  }
}
