import { type RefObject, useLayoutEffect } from "react"
import { fitOf } from "./fit"

/** The width from which a board is also drawn larger. */
const GROWS_FROM_PX = 640

/**
 * Keeps a board as large as the board area allows. Sizes are watched, not asked for again and again, and the drawing is
 * scaled, so that nothing the board measures of itself changes.
 */
export function useFit(area: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const box = area.current
    const board = box?.firstElementChild
    if (!box || !(board instanceof HTMLElement)) return
    const fit = () => {
      const grows = (box.parentElement?.clientWidth ?? 0) >= GROWS_FROM_PX
      const scale = fitOf({ boardPx: board.offsetHeight, availablePx: box.clientHeight, grows })
      if (scale === 1) box.style.removeProperty("--fit")
      else box.style.setProperty("--fit", `${scale}`)
    }
    const watch = new ResizeObserver(fit)
    watch.observe(box)
    watch.observe(board)
    return () => {
      watch.disconnect()
      box.style.removeProperty("--fit")
    }
  }, [area])
}
