import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { Builder, By, Key as Keys, type WebDriver, type WebElement } from "selenium-webdriver"
import { freePort } from "../support/free-port"
import type { Control, Engine, Key, Size } from "./engine"
import { callOf, placeOf } from "./in-page"
import { phonePath } from "./phone-page"
import { aimAt, arrives, MissedPress } from "./press"

const keys: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Space: Keys.SPACE,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  Backspace: Keys.BACK_SPACE,
  Home: Keys.HOME,
  ArrowRight: Keys.ARROW_RIGHT,
}
const startMs = 60_000

/** WebKit's MiniBrowser, driven through WebKitWebDriver on a screen of its own. */
export class WebKit implements Engine {
  readonly name = "webkit"
  private constructor(
    private readonly driver: WebDriver,
    private readonly program: ChildProcess,
  ) {}

  /**
   * Not composited it draws no depth, and nothing of the graphics driver runs in it: Debian's has ended pages with a
   * segmentation fault.
   */
  static async launch(executablePath: string, { composited = true } = {}): Promise<WebKit> {
    const port = await freePort()
    const program = spawn(
      "xvfb-run",
      ["-a", "-s", "-screen 0 1600x1200x24", executablePath, `--port=${port}`, "--host=127.0.0.1"],
      // A group of its own: ending it ends the screen and the browser with it.
      {
        stdio: ["ignore", "ignore", "ignore"],
        detached: true,
        env: { ...process.env, ...(!composited && { WEBKIT_DISABLE_COMPOSITING_MODE: "1" }) },
      },
    )
    await once(program, "spawn")
    // A run that is broken off leaves no screen and no browser behind.
    process.once("exit", () => {
      const runs = program.exitCode === null && program.signalCode === null
      if (runs && program.pid) process.kill(-program.pid, "SIGTERM")
    })
    await answers(port)
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args: ["--automation"] } })
      .build()
    const webkit = new WebKit(driver, program)
    await webkit.resize({ width: 1440, height: 1100 })
    return webkit
  }

  async open(url: string) {
    await this.driver.switchTo().defaultContent()
    await this.driver.get(url)
  }

  async evaluate<Args extends readonly unknown[], T>(run: (...args: Args) => T, ...args: Args): Promise<T> {
    const source = `const done = arguments[arguments.length - 1]
      Promise.resolve(${callOf(run, ...args)}).then(
        (value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })))`
    const { value, error } = JSON.parse(await this.driver.executeAsyncScript<string>(source))
    if (error !== undefined) throw new Error(error)
    return value
  }

  place(control: Control) {
    return this.driver.executeScript<string | null>(`return ${placeOf(control)}`)
  }

  async click(control: Control) {
    const element = await this.driver.executeScript<WebElement | null>(`return ${aimAt(control)}`)
    if (!element) throw new MissedPress("no control that takes presses")
    await arrives(this, async () => {
      // The driver scrolls a control to the window's edge, where the bars of the page cover it.
      await this.driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element)
      await element.click()
    })
  }

  async type(text: string) {
    await this.driver.actions().sendKeys(text).perform()
  }

  async press(key: Key) {
    await this.driver.actions().sendKeys(keys[key]).perform()
  }

  async pressAt(x: number, y: number) {
    await this.driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y) })
      .click()
      .perform()
  }

  async back() {
    await this.driver.navigate().back()
  }

  screenshot() {
    return this.driver.takeScreenshot()
  }

  async resize({ width, height }: Size) {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height })
  }

  /** MiniBrowser's window cannot be as narrow as a phone, so the page is in a frame. */
  async phone(url: string, { width, height }: Size) {
    const { origin, pathname, search } = new URL(url)
    await this.open(
      `${origin}${phonePath}?${new URLSearchParams({ at: pathname + search, width: `${width}`, height: `${height}` })}`,
    )
    await this.driver.switchTo().frame(await this.driver.findElement(By.css("iframe")))
  }

  async close() {
    await this.driver.quit()
    if (this.program.pid !== undefined && this.program.exitCode === null && this.program.signalCode === null) {
      const ended = once(this.program, "exit")
      process.kill(-this.program.pid, "SIGTERM")
      await ended
    }
  }
}

/** Waits until the driver listens. */
async function answers(port: number): Promise<void> {
  const deadline = performance.now() + startMs
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)
    if (reply?.ok) return
    if (performance.now() > deadline) throw new Error("WebKitWebDriver does not answer")
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
