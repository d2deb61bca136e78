import { yieldToMain } from "#features/kernel"
import type { OverlayId } from "./overlays"
import { isPanelId, type PanelId } from "./panel-link"

export interface Place {
  /** How many open overlays this entry of the history stands for; 0 is the page's own entry. */
  depth: number
  /** The panel that the address names, or null. */
  panel: PanelId | null
}

/** The part of the address and the history that the steps use. */
export interface StepHistory {
  /** The page that the address names, without its search. */
  page(): string
  place(): Place
  push(place: Place): void
  replace(place: Place): void
  /** Resolves when the history has moved. */
  back(): Promise<void>
}

/** The app's one overlay. */
export interface OverlayState {
  /** The open overlay, or null. */
  open(): OverlayId | null
  show(panel: PanelId): void
  hide(): void
  /** Whether Back closes it. */
  hasStep(id: OverlayId): boolean
}

type Close = () => void

/**
 * Keeps one entry of the history per open overlay, so that Back closes the topmost and leaves the page alone. Closing by
 * any other way takes the entry back. Only one step runs at a time, however fast overlays open and close.
 */
export function createBackSteps(history: StepHistory, overlay: OverlayState) {
  /** What is open and has a step, the topmost last. */
  let layers: readonly Close[] = []
  /** How many of the layers the history knew when the address last changed. */
  let written = 0
  let page: string | null = null
  /** The address came with the name of the open panel, so that there is no entry to go back to. */
  let linked = false
  let settling = false
  let goingBack = false
  const hide = () => overlay.hide()

  async function settle() {
    if (settling) return
    settling = true
    try {
      // A press that closes an overlay may also open another one or a page: only what is left after it counts.
      do await yieldToMain()
      while (await step())
    } finally {
      settling = false
    }
  }

  async function step(): Promise<boolean> {
    const { depth, panel } = history.place()
    const open = overlay.open()
    const wanted = isPanelId(open) ? open : null
    if (depth > layers.length) await back()
    else if (depth < layers.length) history.push({ depth: depth + 1, panel: wanted })
    else if (panel !== wanted) history.replace({ depth, panel: wanted })
    else return false
    return true
  }

  async function back() {
    goingBack = true
    try {
      await history.back()
    } finally {
      goingBack = false
    }
  }

  function closeDownTo(depth: number) {
    const closing = layers.slice(depth)
    layers = layers.slice(0, depth)
    for (const close of closing.reverse()) close()
  }

  function followPanel({ depth, panel }: Place) {
    const open = overlay.open()
    if (panel !== null && panel !== open) {
      linked = depth === 0
      overlay.show(panel)
    } else if (panel === null && isPanelId(open)) overlay.hide()
  }

  return {
    /** The app's overlay opened, closed or gave way to another one. */
    overlayChanged() {
      const open = overlay.open()
      if (open === null) linked = false
      const counts = open !== null && !linked && overlay.hasStep(open)
      if (counts && !layers.includes(hide)) layers = [...layers, hide]
      if (!counts) layers = layers.filter((layer) => layer !== hide)
      void settle()
    },
    /** Something else opened over the page; the result runs when it has closed. */
    opened(close: Close): () => void {
      const layer = () => close()
      layers = [...layers, layer]
      void settle()
      return () => {
        layers = layers.filter((other) => other !== layer)
        void settle()
      }
    },
    /** The address changed: by us, by a link, or, `traversed`, by Back or Forward. */
    addressChanged(traversed: boolean) {
      const place = history.place()
      // What has just opened, before its own entry was written, is the topmost that Back closes.
      const unwritten = traversed ? Math.max(0, layers.length - written) : 0
      written = place.depth
      if (goingBack) return
      const arrived = history.page()
      // What was open belongs to the page that was left.
      if (page !== null && arrived !== page) layers = []
      else if (traversed) closeDownTo(place.depth + unwritten)
      page = arrived
      if (unwritten === 0) followPanel(place)
      // An entry whose overlay is gone, after a reload or Forward, leads back to its page.
      void settle()
    },
  }
}
