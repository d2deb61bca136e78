const pressable = "button, a[href], input, [role=radio], [role=switch], [role=combobox]"
/** WCAG names no size; VISUAL names this one for every text. Half a pixel is what rounding costs. */
const smallestTextPx = 11.5
/** From the edges of a control to the points where a finger must meet it. */
const points = [
  [0.5, 0.5],
  [0.12, 0.2],
  [0.88, 0.8],
] as const

const visible = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest("[aria-hidden=true], [inert]") === null

const nameOf = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 30)

/** What of the dock's fields and buttons is outside the window, or covered, without scrolling. */
export function outOfReach(): string[] {
  const controls = document.querySelectorAll(`[data-slot="dock"] :is(${pressable})`)
  return Array.from(controls).flatMap((control) => {
    const box = control.getBoundingClientRect()
    if (!visible(control) || box.width < 3) return []
    const { top, left, bottom, right, width, height } = box
    if (top < 0 || left < 0 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5)
      return [`${nameOf(control)} is at ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`]
    const covering = points
      .map(([x, y]) => document.elementFromPoint(left + width * x, top + height * y))
      .find(
        (hit) => hit && !control.contains(hit) && !hit.contains(control) && hit.closest("label")?.control !== control,
      )
    return covering ? [`${nameOf(control)} is under ${covering.outerHTML.slice(0, 80)}`] : []
  })
}

/** The header's title where it is not whole, and what of the header is beside the window. */
export function cutHeader(): string[] {
  const title = document.querySelector('[data-slot="game-title"]')
  const cutTitle =
    title?.checkVisibility() &&
    (title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 4)
      ? [`the title ${title.textContent} is cut`]
      : []
  return [
    ...cutTitle,
    ...brokenWords('header :is([data-slot="game-title"], [data-slot="amount"])'),
    ...Array.from(document.querySelectorAll("header :is(a, button)"))
      .filter((part) => visible(part) && part.getBoundingClientRect().right > innerWidth + 0.5)
      .map((part) => `${nameOf(part)} is off the window`),
  ]
}

/** Words and figures that are drawn on two lines, with the text around them. */
function brokenWords(selector: string): string[] {
  return Array.from(document.querySelectorAll(selector)).flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (range.getClientRects().length > 1) found.push(`${word} is broken in ${element.textContent}`)
      }
    }
    return found
  })
}

/** How much larger or smaller than written an element is drawn. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM()
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1
  }
  const zoom = element instanceof HTMLElement ? element.closest<HTMLElement>("[data-slot='board-area']") : null
  return zoom ? zoom.getBoundingClientRect().height / zoom.offsetHeight : 1
}

/** Texts of the game's screen that are drawn too small to be read. */
export function tooSmall(): string[] {
  const screen = document.querySelector('[data-slot="screen"]')
  if (!screen) return ["no game"]
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!element || !text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { width, height } = range.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)
    if (size < smallestTextPx) found.add(`${text.slice(0, 20)}: ${size.toFixed(1)} px`)
  }
  return [...found]
}

/** Words, buttons and ladder rows of the board that its edge cuts. */
export function cut(): string[] {
  const board = document.querySelector('[data-slot="board"]')
  if (!board) return ["no board"]
  const edge = board.getBoundingClientRect()
  return Array.from(board.querySelectorAll("button, p, li, dd, [role=radio]")).flatMap((part) => {
    // A list that scrolls is cut by design.
    if (!visible(part) || part.closest(".overflow-y-auto")) return []
    const box = part.getBoundingClientRect()
    if (box.width < 3) return []
    return box.top < edge.top - 1 || box.bottom > edge.bottom + 1 ? [`${nameOf(part)} is cut`] : []
  })
}
