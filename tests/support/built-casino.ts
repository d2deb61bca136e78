import { type Browser, type BrowserContextOptions, chromium } from "playwright"
import { chromiumLaunch, composedLaunch } from "../../tools/browser"
import { Player } from "../e2e/casino"
import { StackProcess } from "../e2e/stack"

export interface BuiltCasino {
  stack: StackProcess
  browser: Browser
  /** Somebody who has just opened a browser and is nowhere yet. */
  newPlayer(options?: BrowserContextOptions): Promise<Player>
}

/** A whole casino with the app as it is built for players, and a browser to visit it; both end with `visit`. */
export async function atBuiltCasino<T>(
  visit: (casino: BuiltCasino) => Promise<T>,
  options: { openGames?: string; jsFlags?: string; composed?: boolean } = {},
): Promise<T> {
  const stack = await StackProcess.start(options)
  const { args = [], ...launch } = options.composed ? composedLaunch() : chromiumLaunch()
  const browser = await chromium.launch({
    ...launch,
    args: options.jsFlags ? [...args, `--js-flags=${options.jsFlags}`] : args,
  })
  const newPlayer = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({
      baseURL: stack.addresses.url,
      viewport: { width: 1440, height: 1024 },
      ...options,
    })
    // The TypeScript runner gives named functions a helper that a page they are sent to does not have.
    await context.addInitScript({ content: "globalThis.__name = (named) => named" })
    return new Player(await context.newPage(), context, stack)
  }
  try {
    return await visit({ stack, browser, newPlayer })
  } finally {
    await browser.close()
    await stack.stop()
  }
}
