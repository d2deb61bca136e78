import { useEffect } from "react"
import { type Focusable, focusFirst, returnTargets } from "./return-targets"

const openModal = "[aria-modal=true][data-state=open]"

/**
 * Moves the focus to the nearest element with `data-focus-home` when the element that has it is taken out of the page: a row
 * that a filter hides, or a button that another one replaces. Without it the browser starts again at the top of the page.
 * Call it once per page. Panels keep the focus themselves.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null
    let targets: readonly Focusable[] = []
    const remember = ({ target }: FocusEvent) => {
      const panel = target instanceof Element ? target.closest("[role=dialog], [role=alertdialog]") : null
      last = target instanceof HTMLElement && panel === null ? target : null
      targets = target instanceof HTMLElement && last ? returnTargets(target) : []
    }
    const leave = () =>
      // Some browsers report the removal of an element as a loss of focus, before the element is gone.
      setTimeout(() => {
        if (last?.isConnected && document.activeElement !== last) last = null
      })
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected) return
      last = null
      if (document.activeElement === document.body && !document.querySelector(openModal)) focusFirst(targets)
    })
    document.addEventListener("focusin", remember)
    document.addEventListener("focusout", leave)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      document.removeEventListener("focusin", remember)
      document.removeEventListener("focusout", leave)
    }
  }, [])
}
