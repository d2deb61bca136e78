/** Without any input for this long, a page is idle: it may be read again less often. */
export const idleAfterMs = 30_000

/** Not "scroll": the price row scrolls by itself. */
const inputs = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "focus"] as const

/** What this needs of a page; tests hand in their own. */
export interface PageIdlePorts {
  /** Runs `onInput` with each input; called once. */
  watch: (onInput: () => void) => void
  nowMs: () => number
}

/** Whether somebody uses the page. A page that nobody has touched yet counts as used from its first read on. */
export function createPageIdle({ watch, nowMs }: PageIdlePorts) {
  let lastInputMs: number | null = null
  const listeners = new Set<() => void>()
  const isIdle = () => {
    if (lastInputMs === null) {
      lastInputMs = nowMs()
      watch(() => {
        const slept = isIdle()
        lastInputMs = nowMs()
        if (slept) for (const wake of listeners) wake()
      })
    }
    return nowMs() - lastInputMs >= idleAfterMs
  }
  return {
    isIdle,
    /** Runs with the first input after the page was idle; returns how to stop. */
    onWake(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const pageIdle = createPageIdle({
  watch: (onInput) => {
    if (typeof window === "undefined") return
    // A browser may dispatch a move when the page below the pointer changes, also in a hidden page.
    const take = () => {
      if (document.visibilityState === "visible") onInput()
    }
    for (const input of inputs) addEventListener(input, take, { passive: true, capture: true })
  },
  nowMs: () => performance.now(),
})
