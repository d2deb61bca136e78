import { ToastViewport, type ToastViewportProps } from "@dghrt/design-system"
import { useEffect } from "react"
import "./toast-place.css"

/** In the row of prices, and on a phone's board, a message is one line of this height. */
const linePx = 40
/** A board is laid out for this height and more. */
const leastBoardPx = 180
/** More than this, title and detail in one line, is longer to read than two lines. */
const longestLinePx = 480
const leastLinePx = 280
const gapPx = 12
/** As `handheld` in layout.css. */
const handheld = "(width < 48rem) or ((height < 32.5rem) and (width >= 40rem))"

interface Place {
  top: number
  left: number
  width: number
}

const boxOf = (selector: string) => {
  const element = document.querySelector(selector)
  return element?.getClientRects().length ? element.getBoundingClientRect() : null
}

/** In a wide window: the row of prices, or beside the title where that is hidden. There is no result, and no action of the game. */
function inRow(): Place | null {
  const fills = document.querySelector("[data-slot=game-frame][data-full=true]") !== null
  const prices = fills ? null : boxOf("header [data-slot=ticker]")
  if (prices) {
    const width = Math.min(prices.width, longestLinePx)
    return { top: prices.top + (prices.height - linePx) / 2, left: prices.right - width, width }
  }
  const title = boxOf("[data-slot=title]")
  const name = boxOf("[data-slot=title] > :last-child")
  const results = boxOf("[data-slot=last-results]")
  if (!title || !name) return null
  const left = name.right + gapPx
  // Higher than the title, because a result reaches over the upper edge of the board.
  return { top: title.top - 8, left, width: Math.min((results?.left ?? title.right) - gapPx - left, longestLinePx) }
}

/** Where a message is, for its style: it covers no row and no title. And whether a phone's board can give up a line. */
function writePlace() {
  const { dataset, style } = document.documentElement
  const board = document.querySelector("[data-slot=board]")?.getBoundingClientRect() ?? null
  const row = matchMedia(handheld).matches ? null : inRow()
  // Beside a title and many results there is no place for words.
  const onBoard = board !== null && (row === null || row.width < leastLinePx)
  const place = onBoard ? board : row
  if (!place) return clearPlace()
  const write = (name: string, px: number) => style.setProperty(`--toast-${name}`, `${Math.round(px)}px`)
  dataset.toasts = onBoard ? "board" : "row"
  write("top", place.top)
  write("left", place.left)
  write("width", place.width)
  write("line", onBoard && board && board.height - linePx >= leastBoardPx ? linePx : 0)
}

function clearPlace() {
  delete document.documentElement.dataset.toasts
  for (const name of ["top", "left", "width", "line"]) document.documentElement.style.removeProperty(`--toast-${name}`)
}

/** The messages of all pages. It is drawn while there are any, and follows the board for as long. */
export default function ToastHost(props: ToastViewportProps) {
  useEffect(() => {
    writePlace()
    const watch = new ResizeObserver(writePlace)
    watch.observe(document.body)
    // A result that comes takes a part of the row.
    const row = document.querySelector("[data-slot=title]")?.parentElement
    const results = new MutationObserver(writePlace)
    if (row) results.observe(row, { childList: true, subtree: true })
    addEventListener("scroll", writePlace, { passive: true })
    addEventListener("resize", writePlace)
    return () => {
      watch.disconnect()
      results.disconnect()
      removeEventListener("scroll", writePlace)
      removeEventListener("resize", writePlace)
      clearPlace()
    }
  }, [])
  return <ToastViewport {...props} />
}
