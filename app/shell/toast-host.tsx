import { ToastViewport, type ToastViewportProps } from "@dghrt/design-system"
import { useEffect } from "react"
import "./toast-place.css"

/** Where the board of an open game begins, for the style of a phone's messages. */
function writePlace() {
  const board = document.querySelector("[data-slot=board]")
  const root = document.documentElement
  if (board) root.style.setProperty("--toast-top", `${Math.round(board.getBoundingClientRect().top)}px`)
  else root.style.removeProperty("--toast-top")
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
    }
  }, [])
  return <ToastViewport {...props} />
}
