import type { Stored } from "#features/kernel"

const lookAgainMs = 1_000

/** What the notice would lie over: a dialog, a reveal or its result. */
const busyScreen = "[role=dialog], [role=alertdialog], [data-slot=outcome], [data-revealing=true]"

export interface AdaptedNoticePorts {
  /** Finds something on the page. */
  find(selector: string): unknown
  /** Whether this browser has shown the notice. */
  announced: Pick<Stored<boolean>, "read" | "write">
  show(): void
}

/** Says that effects were switched off: once in a browser, as soon as the screen is quiet. */
export function createAdaptedNotice({ find, announced, show }: AdaptedNoticePorts) {
  let waiting = false
  function tell() {
    if (announced.read()) return
    waiting = find(busyScreen) !== null
    if (waiting) return void setTimeout(tell, lookAgainMs)
    announced.write(true)
    show()
  }
  return () => {
    if (!waiting) tell()
  }
}
