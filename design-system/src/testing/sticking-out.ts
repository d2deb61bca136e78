/**
 * What sticks out sideways, named, when the page scrolls sideways; nothing otherwise. Holds its helpers itself, because
 * it is also sent to pages that have no modules.
 */
export function stickingOut(): string[] {
  const scrolls = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX)
  const insideScroller = (element: Element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) if (scrolls(at)) return true
    return false
  }
  const root = document.documentElement
  if (root.scrollWidth <= root.clientWidth) return []
  const wide = [...document.body.querySelectorAll("*")].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 0 && (left < -0.5 || right > root.clientWidth + 0.5) && !insideScroller(element)
  })
  return [`${root.scrollWidth} px`, ...wide.slice(-3).map((element) => element.outerHTML.slice(0, 160))]
}
