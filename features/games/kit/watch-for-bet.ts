import { whenIdle } from "@dghrt/kernel/when-idle"

/** In the background, and not while a page still loads. */
const backgroundMs = 8_000
/** Since the page began: until then a slow line has the page itself to load. */
const slowLineMs = 5_000
const signs = ["pointerdown", "pointerover", "focusin", "input"] as const

/** What this needs of a page; tests hand in their own. */
interface PageOfBets {
  /** Runs with each sign that somebody is about to bet; returns how to stop. */
  onSign(listener: () => void): () => void
  isSlowLine(): boolean
  /** Since the page began. */
  nowMs(): number
  whenIdle(): Promise<void>
}

/** What the DOM types do not have: Chromium alone knows it. */
type Hints = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } | null }

export function isSlowLine({ connection }: Hints = navigator): boolean {
  const { saveData = false, effectiveType = "4g" } = connection ?? {}
  return saveData || effectiveType !== "4g"
}

/** A finger that is down on the game is a sign; a pointer over the dock, or the focus in it, as well. */
const placeOf = ({ type }: Event) => `[data-slot=${type === "pointerdown" ? "playable-game" : "dock"}]`
const isSign = (event: Event) => event.target instanceof Element && event.target.closest(placeOf(event)) !== null

const browserPage: PageOfBets = {
  onSign(listener) {
    const stop = new AbortController()
    const take = (event: Event) => isSign(event) && listener()
    for (const sign of signs) addEventListener(sign, take, { capture: true, passive: true, signal: stop.signal })
    return () => stop.abort()
  },
  isSlowLine,
  nowMs: () => performance.now(),
  whenIdle,
}

/** Calls `onLikely` at the first sign of a bet, or in the background of a page that is open for a while on a good line. */
export function watchForBet(onLikely: () => void, page: PageOfBets = browserPage): () => void {
  const slow = page.isSlowLine()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopWatching = page.onSign(() => {
    stopWatching()
    clearTimeout(timer)
    timer = setTimeout(onLikely, slow ? Math.max(0, slowLineMs - page.nowMs()) : 0)
  })
  if (!slow) timer = setTimeout(() => void page.whenIdle().then(onLikely), backgroundMs)
  return () => {
    stopWatching()
    clearTimeout(timer)
  }
}
