import { expect, type Page } from "@playwright/test"
import { boundaryMessages, gateMessages } from "../../features/messages"
import { withoutShell } from "../../tools/visual/routes"

export type Way = "mouse" | "touch" | "key"

/** A browser's window, whatever drives it. */
export interface Hands {
  evaluate<Asked, Answer>(run: (asked: Asked) => Answer | Promise<Answer>, asked: Asked): Promise<Answer>
  /** In the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>
  key(key: "Enter" | "Space" | "ArrowRight" | "Escape"): Promise<void>
  /** Resolves once the page is loaded. */
  open(path: string): Promise<void>
  /** Resolves once the page that a press has led to answers. */
  arrived(): Promise<unknown>
  /** What broke in the page since the last call. */
  taken(): readonly string[]
}

/** What signs, deletes, takes something off the device or ends the visit. */
const untouched =
  /^(ask|spin|flip|launch|drop|deal|roll|bet|tile|hi|lo|higher|lower|double|stand|hit|cash|create race|join|claim|send|sign|save|download|delete|clear|reset|remove|disconnect|forget|get test|play money|start a break|lock|close account|open account)\b/i

const failures = [
  gateMessages.GAME_FAILED.text,
  gateMessages.PAGE_NOT_LOADED.title,
  gateMessages.PAGE_NOT_DISPLAYED.title,
  gateMessages.PANEL_NOT_LOADED.title,
  ...Object.values(boundaryMessages).map(({ title }) => title),
]

interface Control {
  /** Role, name without its figures, and which of those alike it is. */
  id: string
  name: string
  role: string
  /** Where to press it; null where something else lies over its middle. */
  spot: [x: number, y: number] | null
  /** Where it leads, away from the casino or in another tab. */
  external: string | null
  popup: boolean
}

interface Look {
  path: string
  overlays: number
  /** One of them is on its way out. */
  closing: boolean
  elements: number
  trouble: string | null
}

/** More than any page has; reached, something draws new controls for ever. */
const mostPresses = 400

const keyOf = (role: string): "Enter" | "Space" | "ArrowRight" =>
  role === "slider" ? "ArrowRight" : /button|^a$|tab|menuitem|option|summary/.test(role) ? "Enter" : "Space"

/** Presses every control of a page by mouse or by key, and what each opens one level deep. */
export class Presser {
  readonly faults: string[] = []
  private presses = 0
  private path = ""
  private when = ""
  private deep = true

  /**
   * `frame`: the links and dialogs of the frame around the page as well, which are the same on all pages. `reopen`: brings
   * the page back to what is pressed once a press has led away.
   */
  constructor(
    private readonly hands: Hands,
    private readonly way: Way,
    private readonly reopen: () => Promise<unknown> = hands.arrived,
    private readonly frame = false,
  ) {}

  /** `when`: what the faults begin with. `deep`: also what is in the dialogs and menus that open. */
  async pressAll(when = "", deep = true) {
    this.when = when
    this.deep = deep
    await this.reopen()
    this.path = await this.inPage(() => location.pathname, null)
    this.note("opened", await this.look(false))
    await this.level(null)
  }

  /** `least`: how many controls there are at least, so that a presser that finds none fails. */
  expectNoFault(again: string, least: number) {
    expect(this.faults, again).toEqual([])
    expect(this.presses, again).toBeGreaterThanOrEqual(least)
  }

  /** The page itself, or the overlay that one of its controls opens. */
  private async level(opener: Control | null) {
    const done: string[] = []
    const depth = opener ? 1 : 0
    for (let presses = 0; ; presses += 1) {
      const control = await this.next(done)
      if (!control) return
      done.push(control.id)
      if (presses === mostPresses) return void this.faults.push(`${opener?.id ?? this.path}: controls without an end`)
      if (control.external) {
        if (!/^(https:|mailto:|solana:|http:\/\/(localhost|127\.0\.0\.1)\b)/.test(control.external))
          this.faults.push(`${control.id} leads to ${control.external}`)
        continue
      }
      const name = opener ? `${opener.id} › ${control.id}` : control.id
      await this.press(control)
      let look = await this.look(control.popup, depth)
      this.note(name, look)
      if (!opener && this.deep && look.overlays > 0 && look.path === this.path) {
        await this.level(control)
        look = await this.look(false)
      }
      if (!(await this.restore(look, opener, depth))) return
    }
  }

  private async press({ spot, role }: Control) {
    this.presses += 1
    // A switch is put back, because the next presses would meet another app.
    const times = role === "switch" ? 2 : 1
    for (let time = 0; time < times; time += 1)
      if (this.way !== "key" && spot) await this.hands.press(...spot)
      else await this.hands.key(keyOf(role))
  }

  /** Whether this level is on screen again, so that its next control can be pressed. */
  private async restore(seen: Look, opener: Control | null, depth: number): Promise<boolean> {
    let look = seen
    for (let tries = 0; look.overlays > depth && tries < 3 && look.path === this.path; tries += 1) {
      await this.hands.key("Escape")
      look = await this.look(false)
    }
    if (look.path !== this.path || look.overlays > depth || look.trouble) {
      await this.back(look)
      look = await this.look(false)
    }
    if (!opener || look.overlays === 1) return true
    // The press has closed the overlay, as a menu's item does.
    const again = await this.next([], opener.id)
    if (!again) return false
    await this.press(again)
    return (await this.look(true)).overlays === 1
  }

  private async back({ path, overlays, trouble }: Look) {
    if (path !== this.path && overlays === 0 && !trouble) {
      await this.inPage((wanted) => void (location.pathname !== wanted && history.back()), this.path)
      const end = performance.now() + 3_000
      while (performance.now() < end)
        if ((await this.inPage(() => location.pathname, null)) === this.path) return this.reopen()
    }
    await this.hands.open(this.path)
    await this.reopen()
  }

  private note(control: string, { trouble }: Look) {
    const found = [...this.hands.taken(), ...(trouble ? [trouble] : [])]
    for (const fault of found) this.faults.push(`${this.when} ${control}: ${fault}`.trim())
  }

  /** The next control that is not done, or the wanted one: in the middle of the window, and focused for a key. */
  private next(done: readonly string[], wanted: string | null = null): Promise<Control | null> {
    return this.inPage(findControl, {
      done,
      wanted,
      byKey: this.way === "key",
      frame: this.frame,
      untouched: untouched.source,
    })
  }

  /** What is on screen once it rests. `opens`: waits for an overlay above this depth. */
  private async look(opens: boolean, depth = 0): Promise<Look> {
    let before: Look | null = null
    let seen = await this.inPage(lookAround, failures)
    const until = async (holds: () => boolean, mostMs: number) => {
      const end = performance.now() + mostMs
      while (!holds() && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 60))
        before = seen
        seen = await this.inPage(lookAround, failures)
      }
    }
    if (opens) await until(() => seen.overlays > depth, 1_500)
    // What closes gives the focus back only at its end, and would take it from the next control.
    await until(() => !seen.closing, 1_000)
    await until(() => before?.elements === seen.elements && before.path === seen.path, 400)
    // What is on its way, as a page that loads, has its time.
    await until(() => seen.trouble === null, 3_000)
    return seen
  }

  /** Once more where the press has led to another document meanwhile. */
  private async inPage<Asked, Answer>(run: (asked: Asked) => Answer | Promise<Answer>, asked: Asked): Promise<Answer> {
    const ask = async () => {
      await this.hands.evaluate(installPresser, null)
      return this.hands.evaluate(run, asked)
    }
    return ask().catch(async () => {
      await this.hands.arrived()
      return ask()
    })
  }
}

/** Playwright's window; before its first page is opened. */
export function handsOn(page: Page, way: Way): Hands {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) errors.push(message.text())
  })
  return {
    evaluate: (run, asked) => page.evaluate(run as never, asked),
    press: (x, y) => (way === "touch" ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    key: (key) => page.keyboard.press(key),
    open: async (path) => void (await page.goto(path)),
    arrived: async () => {
      await page.waitForLoadState()
      const shellLess = () => withoutShell.includes(new URL(page.url()).pathname)
      await expect
        .poll(async () => shellLess() || (await page.locator("html").getAttribute("data-navigation")))
        .toBeTruthy()
    },
    taken: () => errors.splice(0),
  }
}

/** Runs in a page: what is open over it, the topmost last. */
function installPresser() {
  if ("presser" in window) return
  const overlay = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]"
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest("[inert], [aria-hidden=true]")
  const open = () =>
    [...document.querySelectorAll(overlay)].filter(
      (element) =>
        shown(element) && !element.closest("[data-state=closed]") && !element.parentElement?.closest(overlay),
    )
  Object.assign(window, { presser: { shown, open, overlay } })
}

type InPage = { presser: { shown(element: Element): boolean; open(): Element[]; overlay: string } }

/** Runs in a page. */
function findControl({
  done,
  wanted,
  byKey,
  frame,
  untouched,
}: {
  done: readonly string[]
  wanted: string | null
  byKey: boolean
  frame: boolean
  untouched: string
}): Control | null {
  const { shown, open, overlay } = (window as unknown as InPage).presser
  const kinds =
    "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=slider], [role=combobox], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option]"
  const never = new RegExp(untouched, "i")
  const counts = new Map<string, number>()
  const all = [...(open().at(-1) ?? document.body).querySelectorAll<HTMLElement>(kinds)]
  // A tab takes away what is on screen.
  for (const element of all.sort((one, other) => Number(one.role === "tab") - Number(other.role === "tab"))) {
    if (!shown(element) || element.matches(":disabled, [aria-disabled=true], [download]")) continue
    if (!frame && !element.closest(`main, ${overlay}`)) continue
    const label = "labels" in element && element.labels instanceof NodeList ? element.labels[0] : null
    const name = (element.ariaLabel || element.textContent || label?.textContent || element.title).trim()
    const role = element.role ?? element.localName
    const kind = `${role} "${name.replace(/\w+\.\.\.\w+|\d[\d.,:]*/g, "#").slice(0, 60)}"`
    const nth = (counts.get(kind) ?? 0) + 1
    counts.set(kind, nth)
    const id = nth === 1 ? kind : `${kind} (${nth})`
    // Of those alike, as the rows of a table and the tiles of a board, three.
    if (wanted === null ? nth > 3 || done.includes(id) || never.test(name) : id !== wanted) continue
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
    const box = element.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const met = () => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (element.contains(top) || top.closest("label")?.contains(element) === true)
    }
    // Messages lie over the page for some seconds.
    if (!met())
      for (const toast of document.querySelectorAll<HTMLElement>("[data-slot=toast]"))
        toast.style.pointerEvents = "none"
    const free = met()
    if (byKey || !free) element.focus({ preventScroll: true })
    return {
      id,
      name,
      role,
      spot: free ? [x, y] : null,
      external:
        element instanceof HTMLAnchorElement && (element.origin !== location.origin || element.target === "_blank")
          ? element.href
          : null,
      popup: element.ariaHasPopup !== null && element.ariaHasPopup !== "false",
    }
  }
  return null
}

/** Runs in a page, at once: one that waits would be lost with a page that is left meanwhile. */
function lookAround(failures: readonly string[]): Look {
  const { open } = (window as unknown as InPage).presser
  const { documentElement: root } = document
  const parts = Array.from(document.querySelectorAll("main, [role=dialog]"), ({ textContent }) => textContent)
  const words = failures.find((each) => parts.some((part) => part.includes(each)))
  const filled = !!document.querySelector("main")?.textContent.trim()
  const wide = root.scrollWidth > innerWidth ? `${root.scrollWidth} px wide on ${innerWidth}` : null
  return {
    path: location.pathname,
    overlays: open().length,
    closing: document.querySelector("[role=dialog][data-state=closed], [role=menu][data-state=closed]") !== null,
    elements: document.getElementsByTagName("*").length,
    trouble: words ?? (filled ? wide : "blank"),
  }
}
