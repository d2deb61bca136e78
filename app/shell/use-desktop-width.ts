import { useEffect, useState } from "react"

/** Whether the desktop layout stands at one of these widths; false until the page is mounted. */
export function useDesktopWidth(query: string): boolean {
  const [matches, setMatches] = useState(false)
  useEffect(() => {
    const root = document.documentElement
    const width = matchMedia(query)
    const look = () => setMatches(width.matches && root.dataset.layout !== "degen-mobile")
    look()
    width.addEventListener("change", look)
    const layout = new MutationObserver(look)
    layout.observe(root, { attributeFilter: ["data-layout"] })
    return () => {
      width.removeEventListener("change", look)
      layout.disconnect()
    }
  }, [query])
  return matches
}
