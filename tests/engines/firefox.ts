import { type Browser, type ElementHandle, launch, type Page } from "puppeteer-core"
import type { Control, Engine, Key, Size } from "./engine"
import { callOf, placeOf } from "./in-page"
import { aimAt, arrives, MissedPress } from "./press"

/** Firefox over WebDriver BiDi, which it speaks itself. */
export class Firefox implements Engine {
  readonly name = "firefox"
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  static async launch(executablePath: string): Promise<Firefox> {
    const browser = await launch({
      browser: "firefox",
      executablePath,
      headless: true,
      // A page that hangs answers nothing.
      protocolTimeout: 40_000,
      extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
      defaultViewport: { width: 1440, height: 1000 },
    })
    const page = await browser.newPage()
    return new Firefox(browser, page)
  }

  async open(url: string) {
    await this.page.goto(url, { waitUntil: "load" })
  }

  evaluate<Args extends readonly unknown[], T>(run: (...args: Args) => T, ...args: Args): Promise<T> {
    return this.page.evaluate(callOf(run, ...args)) as Promise<T>
  }

  place(control: Control): Promise<string | null> {
    return this.page.evaluate(placeOf(control)) as Promise<string | null>
  }

  async click(control: Control) {
    const handle = await this.page.evaluateHandle(aimAt(control))
    const element = handle.asElement() as ElementHandle<Element> | null
    if (!element) throw new MissedPress("no control that takes presses")
    await arrives(this, () => element.click())
    await element.dispose()
  }

  async type(text: string) {
    await this.page.keyboard.type(text)
  }

  async press(key: Key) {
    await this.page.keyboard.press(key === "Space" ? " " : key)
  }

  async pressAt(x: number, y: number) {
    await this.page.mouse.click(x, y)
  }

  async back() {
    await this.page.goBack()
  }

  async screenshot() {
    return this.page.screenshot({ encoding: "base64" })
  }

  async resize(size: Size) {
    // With the size, the driver sends a command about turning the device that this Firefox (140) does not know.
    await this.page.setViewport(size).catch((error: Error) => {
      if (!error.message.includes("unknown command")) throw error
    })
    // Waiting is ours: the driver's own evaluates text, which the site's content policy refuses.
    while ((await this.page.evaluate("innerWidth")) !== size.width)
      await new Promise((resolve) => setTimeout(resolve, 20))
  }

  async phone(url: string, size: Size) {
    await this.resize(size)
    await this.open(url)
  }

  async close() {
    await this.browser.close()
  }
}
