import type { Browser, BrowserContext, Page } from "playwright"
import type { Control, Engine, Size } from "../../engines/engine"
import { callOf, findControl } from "../../engines/in-page"

/** A window of any browser in which a player plays. */
export interface PlayerWindow {
  readonly engine: string
  open(url: string): Promise<unknown>
  /** The page is gone without a farewell where the browser can do that; storage stays. */
  closePage(): Promise<unknown>
  evaluate<Args extends readonly unknown[], T>(run: (...args: Args) => T, ...args: Args): Promise<T>
  has(control: Control): Promise<boolean>
  click(control: Control): Promise<unknown>
  screenshot(): Promise<string>
  close(): Promise<unknown>
  /** What only Chromium's protocol can do. */
  tabs: TabControl | null
}

export interface TabControl {
  freeze(frozen: boolean): Promise<unknown>
  offline(offline: boolean): Promise<unknown>
  /** Another tab of the same browser. */
  second(url: string): Promise<PlayerWindow>
}

/** Chromium, one browser context for each player. */
export async function chromiumWindow(browser: Browser, size: Size): Promise<PlayerWindow> {
  const context = await browser.newContext({ viewport: size })
  return new ChromiumWindow(context, await context.newPage(), true)
}

class ChromiumWindow implements PlayerWindow {
  readonly engine = "chromium"
  constructor(
    private readonly context: BrowserContext,
    private page: Page,
    private readonly first: boolean,
  ) {}

  open = (url: string) => this.page.goto(url, { waitUntil: "commit" })
  async closePage() {
    const left = this.page
    this.page = await this.context.newPage()
    await left.close()
  }
  evaluate<Args extends readonly unknown[], T>(run: (...args: Args) => T, ...args: Args): Promise<T> {
    return this.page.evaluate(callOf(run, ...args)) as Promise<T>
  }
  has = (control: Control): Promise<boolean> => this.page.evaluate(`${callOf(findControl, control)} !== null`)
  async click(control: Control) {
    const handle = await this.page.evaluateHandle<Element | null>(callOf(findControl, control))
    const element = handle.asElement()
    if (!element) throw new Error(`There is no ${control.role} "${control.name}"`)
    await element.click({ timeout: 3_000 })
  }
  screenshot = async () => (await this.page.screenshot()).toString("base64")
  close = () => (this.first ? this.context.close() : this.page.close())

  tabs: TabControl = {
    freeze: async (frozen) => {
      const session = await this.context.newCDPSession(this.page)
      await session.send("Page.setWebLifecycleState", { state: frozen ? "frozen" : "active" })
      await session.detach()
    },
    offline: (offline) => this.context.setOffline(offline),
    second: async (url) => {
      const tab = new ChromiumWindow(this.context, await this.context.newPage(), false)
      await tab.open(url)
      return tab
    },
  }
}

/** Firefox or WebKit: one window, which is left for an empty page and opened again. */
export const engineWindow = (engine: Engine): PlayerWindow => ({
  engine: engine.name,
  open: (url) => engine.open(url),
  closePage: () => engine.open("about:blank"),
  evaluate: (run, ...args) => engine.evaluate(run, ...args),
  has: async (control) => (await engine.place(control)) !== null,
  click: (control) => engine.click(control),
  screenshot: () => engine.screenshot(),
  close: () => engine.close(),
  tabs: null,
})
