/** Functions that run in a page and read what its user sees. */

export const isHydrated = () => document.documentElement.hasAttribute("data-navigation")

/** Whether something on the page says what the pattern asks for. */
export function seesText(pattern: string, selector: string): boolean {
  const wanted = new RegExp(pattern, "i")
  return [...document.querySelectorAll<HTMLElement>(selector)].some(
    (element) => element.checkVisibility() && wanted.test((element.textContent ?? "").replace(/\s+/g, " ").trim()),
  )
}

/** Whether a picture on the page has such a name. */
export function seesPicture(pattern: string): boolean {
  const wanted = new RegExp(pattern, "i")
  return [...document.querySelectorAll("[role=img]")].some(
    (element) => element.checkVisibility() && wanted.test(element.getAttribute("aria-label") ?? ""),
  )
}

/** Where the first such element is in the window. */
export function boxOf(selector: string): { x: number; y: number; width: number; height: number } | null {
  const element = document.querySelector(selector)
  element?.scrollIntoView({ block: "center", behavior: "instant" })
  const box = element?.getBoundingClientRect()
  return box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null
}
