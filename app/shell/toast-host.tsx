import { ToastViewport, type ToastViewportProps } from "@dghrt/design-system"
import { useEffect } from "react"
import "./toast-place.css"

/** A phone's message is one line of this height. */
const linePx = 40
/** A board is laid out for this height and more. */
const leastBoardPx = 180

/** Where the board of an open game is, for the style of a phone's messages, and whether it can give up a line. */
function writePlace() {
  const board = document.querySelector("[data-slot=board]")
  const { style } = document.documentElement
  const write = (name: string, px: number) => style.setProperty(`--toast-${name}`, `${Math.round(px)}px`)
  if (!board) return clearPlace()
  const { top, left, width, height } = board.getBoundingClientRect()
  write("top", top)
  write("left", left)
  write("width", width)
  write("line", height - linePx >= leastBoardPx ? linePx : 0)
}

function clearPlace() {
  for (const name of ["top", "left", "width", "line"]) document.documentElement.style.removeProperty(`--toast-${name}`)
}

/** The messages of all pages. It is drawn while there are any, and follows the board for as long. */
export default function ToastHost(props: ToastViewportProps) {
  useEffect(() => {
    writePlace()
    const watch = new ResizeObserver(writePlace)
    watch.observe(document.body)
    addEventListener("scroll", writePlace, { passive: true })
    return () => {
      watch.disconnect()
      removeEventListener("scroll", writePlace)
      clearPlace()
    }
  }, [])
  return <ToastViewport {...props} />
}
