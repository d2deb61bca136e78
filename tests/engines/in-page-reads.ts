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

/** Whether each row of Latest bets shows its game and not the empty backdrop; scrolls toward it until it is there. */
export function latestBetsHavePictures(): boolean {
  const rows = [...document.querySelectorAll("section[aria-label='Latest bets'] tbody tr")]
  const last = rows.at(-1)
  if (!last) {
    scrollBy({ top: innerHeight, behavior: "instant" })
    return false
  }
  last.scrollIntoView({ block: "center", behavior: "instant" })
  return rows.every((row) => {
    const picture = row.querySelector("[data-slot=game-art]")
    return picture?.checkVisibility() && picture.querySelector("ellipse") === null && picture.childElementCount > 1
  })
}

/** What the page met of the latest presses, oldest first; put there by the recorder's script. */
export const latestInputs = (): string[] => (window as unknown as { engineInputs?: string[] }).engineInputs ?? []
