import { type RefObject, useLayoutEffect } from "react"

/** Focuses what was drawn in place of a part that had the focus. Leaves the focus alone if it is elsewhere by then. */
export function useFocusOnce(target: RefObject<HTMLElement>, wanted: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the part is first drawn
  useLayoutEffect(() => {
    if (wanted && document.activeElement === document.body) target.current?.focus()
  }, [])
}
