import { isEscape } from "@dghrt/design-system"
import { type RefObject, useCallback, useEffect, useState } from "react"
import { logger } from "#features/kernel"
import { inertOthers } from "./inert-others"

export interface Fullscreen {
  full: boolean
  toggle: () => void
}

/**
 * Lets a game fill the screen. The whole page goes to fullscreen, not the game's element, so that dialogs and messages
 * stay on top of it; where the browser has no such mode (iPhones) or refuses it, the game fills the window.
 */
export function useFullscreen(frame: RefObject<HTMLElement>): Fullscreen {
  const [full, setFull] = useState(false)
  const [exits, setExits] = useState(0)
  const leave = useCallback(() => {
    setFull(false)
    setExits((count) => count + 1)
  }, [])
  const toggle = useCallback(() => {
    if (full) leave()
    else setFull(true)
  }, [full, leave])

  useEffect(() => {
    if (!full) return
    const page = document.documentElement
    const restore = frame.current ? inertOthers(frame.current) : () => undefined
    // Said on the root by name: a rule that searched the page for the frame would be asked at each change of it.
    page.dataset.gameFills = ""
    let native = false
    const onChange = () => {
      if (document.fullscreenElement === page) native = true
      else if (native) leave()
    }
    const onKey = (event: KeyboardEvent) => {
      // Escape in a dialog over the game closes that dialog and nothing else.
      const inDialog = event.target instanceof Element && event.target.closest("[role=dialog]")
      if (isEscape(event) && !inDialog) leave()
    }
    document.addEventListener("fullscreenchange", onChange)
    document.addEventListener("keydown", onKey)
    page
      .requestFullscreen?.()
      .catch((error) => logger.info("The browser keeps its bars; the game fills the window instead", error))
    return () => {
      document.removeEventListener("fullscreenchange", onChange)
      document.removeEventListener("keydown", onKey)
      restore()
      delete page.dataset.gameFills
      if (document.fullscreenElement === page)
        document.exitFullscreen().catch((error) => logger.warn("Fullscreen could not be left", error))
    }
  }, [full, frame, leave])

  useEffect(() => {
    if (exits === 0) return
    const focused = document.activeElement
    if (focused !== frame.current && frame.current?.contains(focused) && focused?.getClientRects().length) return
    // A phone has a menu in place of the button.
    const places = frame.current?.querySelectorAll<HTMLElement>("[data-control=fullscreen]") ?? []
    Array.from(places)
      .find((place) => place.getClientRects().length > 0)
      ?.focus({ preventScroll: true })
  }, [exits, frame])
  return { full, toggle }
}
