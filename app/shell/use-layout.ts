import { useCallback, useSyncExternalStore } from "react"

const mobile = () => document.documentElement.dataset.layout === "degen-mobile"

function watchLayout(listener: () => void) {
  const layout = new MutationObserver(listener)
  layout.observe(document.documentElement, { attributeFilter: ["data-layout"] })
  return () => layout.disconnect()
}

/** Whether the mobile layout is active. Only for what is rendered after the page is mounted: everything else uses CSS. */
export const useMobileLayout = (): boolean => useSyncExternalStore(watchLayout, mobile, () => false)

/** Whether the desktop layout is active at one of these widths; false until the page is mounted. */
export function useDesktopWidth(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const width = matchMedia(query)
      width.addEventListener("change", listener)
      const stopLayout = watchLayout(listener)
      return () => {
        width.removeEventListener("change", listener)
        stopLayout()
      }
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches && !mobile(),
    () => false,
  )
}

/** Whether both sidebars are visible now. */
export const isDocked = () => matchMedia("(width >= 64rem)").matches && !mobile()

/** A phone shows a page where a wide screen shows an overlay: up to 768 px, and always in the mobile layout. */
export const showsPages = () => mobile() || matchMedia("(width <= 48rem)").matches
