import { type MutableRefObject, type ReactNode, useLayoutEffect, useRef } from "react"

interface SwappedDockProps {
  /** Whether the dock before this one had the focus when it was removed. */
  hadFocus: MutableRefObject<boolean>
  children: ReactNode
}

/** A dock that takes another one's place, with a `key` of its own: its action takes the focus that the other one had. */
export function SwappedDock({ hadFocus, children }: SwappedDockProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = root.current
    if (hadFocus.current) own?.querySelector<HTMLElement>("[data-dock-action]")?.focus({ preventScroll: true })
    hadFocus.current = false
    return () => {
      hadFocus.current = own?.contains(document.activeElement) ?? false
    }
  }, [hadFocus])
  return (
    <div ref={root} className="contents">
      {children}
    </div>
  )
}
