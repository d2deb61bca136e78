import { type RoundResult, resultKey } from "@dghrt/betting/model"
import { type RefObject, useEffect, useState } from "react"
import { isTyping } from "#features/shortcuts"
import { type Tier, tierOf } from "./tier"
import { READ_MS, SHOWN_MS } from "./timing"

/** Keys that move the focus or do nothing alone: none of them ends a layer. */
const passing = new Set(["Tab", "Shift", "Control", "Alt", "Meta"])

export interface DueCelebration {
  result: RoundResult
  tier: Exclude<Tier, "none">
}

/** Whether this page and the board in it can be seen: no dialog is over it. */
const isOnScreen = (board: HTMLElement | null) =>
  board !== null && document.visibilityState === "visible" && board.closest("[aria-hidden=true], [inert]") === null

/**
 * The result that is celebrated now, or null. The drawing ends after its time, with the next bet, and with the page or the
 * board out of sight; a layer that covers the board also ends with a key, which then does nothing else, or a tap beside it.
 */
export function useCelebration(
  result: RoundResult | null,
  board: RefObject<HTMLElement>,
): readonly [due: DueCelebration | null, end: () => void] {
  const [due, setDue] = useState<DueCelebration | null>(null)
  const key = result && resultKey(result)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the result, whose object changes with each render of a run
  useEffect(() => {
    if (result === null) return
    const tier = tierOf(result)
    if (tier === "none") return
    const end = () => setDue(null)
    const show = setTimeout(() => isOnScreen(board.current) && setDue({ result, tier }), READ_MS)
    const leave = setTimeout(end, READ_MS + SHOWN_MS[tier])
    function hide() {
      if (document.visibilityState !== "hidden") return
      clearTimeout(show)
      end()
    }
    document.addEventListener("visibilitychange", hide)
    return () => {
      clearTimeout(show)
      clearTimeout(leave)
      document.removeEventListener("visibilitychange", hide)
      end()
    }
  }, [key, board])
  const covers = due !== null && (due.tier === "top" || due.tier === "jackpot")
  useEffect(() => {
    if (!covers) return
    let swallowed: string | null = null
    const stop = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    function press(event: KeyboardEvent) {
      if (passing.has(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
      // What is typed elsewhere is no answer to the layer, and belongs to a dialog that was opened over it.
      if (isTyping(event.target) || !isOnScreen(board.current)) return
      stop(event)
      swallowed = event.key
      setDue(null)
    }
    // A button acts on the release of Space; the listener outlives the layer by this one release.
    function release(event: KeyboardEvent) {
      if (event.key !== swallowed) return
      stop(event)
      swallowed = null
      document.removeEventListener("keyup", release, true)
    }
    function tap(event: PointerEvent) {
      const layer = event.target instanceof Element && event.target.closest("[data-slot=celebration]")
      if (!layer) setDue(null)
    }
    document.addEventListener("keydown", press, true)
    document.addEventListener("keyup", release, true)
    document.addEventListener("pointerdown", tap, true)
    return () => {
      document.removeEventListener("keydown", press, true)
      if (swallowed === null) document.removeEventListener("keyup", release, true)
      document.removeEventListener("pointerdown", tap, true)
    }
  }, [covers, board])
  return [due, () => setDue(null)]
}
