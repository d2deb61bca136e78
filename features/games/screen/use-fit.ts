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
    let frame = 0
    let scale = 1
    // A board that is drawn larger has less width, so its words may wrap: growth that had to be taken back in an area of this
    // size is not tried again.
    let taken = { availablePx: 0, most: Number.POSITIVE_INFINITY }
    const resize = () => {
      const availablePx = box.clientHeight
      const grows = (box.closest("[data-slot=board]")?.clientWidth ?? 0) >= GROWS_FROM_PX
      if (taken.availablePx !== availablePx) taken = { availablePx, most: Number.POSITIVE_INFINITY }
      const next = Math.min(taken.most, fitOf({ boardPx: board.offsetHeight, availablePx, grows }))
      if (next < scale) taken.most = next
      if (next === scale) return
      scale = next
      if (scale === 1) box.style.removeProperty("--fit")
      else box.style.setProperty("--fit", `${scale}`)
    }
    // In a frame of its own: the scale changes what is being observed.
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(resize)
    })
    resize()
    watch.observe(box)
    watch.observe(board)
    return () => {
      cancelAnimationFrame(frame)
      watch.disconnect()
      box.style.removeProperty("--fit")
    }
  }, [area])
}
