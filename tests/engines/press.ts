import type { Control, Engine } from "./engine"
import { callOf, findControl } from "./in-page"

/** The press met something else or nothing, because the page was drawn anew meanwhile. No part of the page received it. */
export class MissedPress extends Error {
  override name = "MissedPress"
}

/** Firefox and WebKit hand a press to the page before they answer. */
const longestPressMs = 10_000

/** A control that takes no press now, as an action does that has just changed. */
const resting = ":disabled, [aria-disabled=true]"

interface AwaitedPress {
  /** Null until the press is over, empty once the control has received it, otherwise what was under the pointer. */
  met: string | null
  stop(): void
}

type PressedWindow = { enginePress?: AwaitedPress }

/** Runs in a page: the next press reaches this element or nothing. */
function awaitPress(element: Element, resting: string): void {
  const page = window as unknown as PressedWindow
  page.enginePress?.stop()
  const over = new AbortController()
  const press: AwaitedPress = { met: null, stop: () => over.abort() }
  page.enginePress = press
  let down: Event | null = null
  const meet = (event: Event) => {
    if (!event.isTrusted) return
    const { type, target } = event
    const within = event.composedPath().includes(element)
    if (type === "pointerdown" && within && !element.matches(resting)) down = event
    // A list that opens when the button goes down lies under the pointer when it comes up.
    const reached = down !== null && (within || (type !== "pointerdown" && down.defaultPrevented))
    if (!reached) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (type !== "pointerup") return
    const { tagName, ariaLabel, textContent } = target instanceof Element ? target : document.documentElement
    press.met = reached ? "" : `${tagName} "${(ariaLabel ?? textContent ?? "").trim().slice(0, 30)}"`
  }
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"])
    addEventListener(type, meet, { capture: true, signal: over.signal })
}

/** Runs in a page. A page that the press has left knows nothing of it. */
function pressMet(): string | null {
  const press = (window as unknown as PressedWindow).enginePress
  if (!press) return ""
  if (press.met !== null) press.stop()
  return press.met
}

/** An expression: the control, which alone receives the next press; null while there is none that takes presses. */
export const aimAt = (control: Control): string => `(() => {
  const __name = (named) => named
  const found = ${callOf(findControl, control)}
  if (!found || found.matches("${resting}")) return null
  ;(${awaitPress})(found, "${resting}")
  return found
})()`

/** Presses once and resolves when the control that was aimed at has received it. */
export async function arrives(engine: Pick<Engine, "evaluate">, press: () => Promise<unknown>): Promise<void> {
  const failure = await press().then(
    () => null,
    (error: unknown) => `${error}`,
  )
  const deadline = performance.now() + longestPressMs
  for (;;) {
    const met = await engine.evaluate(pressMet)
    if (met === "") return
    if (met !== null || failure !== null) throw new MissedPress(met ?? failure ?? "")
    if (performance.now() > deadline) throw new Error("The page met nothing of the press")
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
