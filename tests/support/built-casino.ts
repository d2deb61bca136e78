import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright"
import { chromiumLaunch, composedLaunch } from "../../tools/browser"
import { Player } from "../e2e/casino"
import { StackProcess } from "../e2e/stack"

export interface BuiltCasino {
  stack: StackProcess
  browser: Browser
  /** A new browser context, before its first page. */
  newPlayer(options?: BrowserContextOptions): Promise<Player>
  /** The same in a browser that keeps what it has seen. A private one reads a page's icon anew at each change of pages. */
  newPlayerWithProfile(): Promise<Player>
}

/** A whole casino with the app as it is built for players, and a browser to visit it; both end with `visit`. */
export async function atBuiltCasino<T>(
  visit: (casino: BuiltCasino) => Promise<T>,
  options: {
    openGames?: string
    databaseUrl?: string
    web?: "built" | "dev"
    jsFlags?: string
    composed?: boolean
  } = {},
): Promise<T> {
  const stack = await StackProcess.start(options)
  const { args = [], ...launch } = options.composed ? composedLaunch() : chromiumLaunch()
  const launched = { ...launch, args: options.jsFlags ? [...args, `--js-flags=${options.jsFlags}`] : args }
  const browser = await chromium.launch(launched)
  const place = { baseURL: stack.addresses.url, viewport: { width: 1440, height: 1024 } }
  const profiles: { context: BrowserContext; folder: string }[] = []
  const playerIn = async (context: BrowserContext) => {
    // The TypeScript runner gives named functions a helper that a page they are sent to does not have.
    await context.addInitScript({ content: "globalThis.__name = (named) => named" })
    return new Player(await context.newPage(), context, stack)
  }
  const newPlayer = async (options: BrowserContextOptions = {}) =>
    playerIn(await browser.newContext({ ...place, ...options }))
  const newPlayerWithProfile = async () => {
    const folder = await mkdtemp(join(tmpdir(), "dghrt-profile-"))
    const context = await chromium.launchPersistentContext(folder, { ...launched, ...place })
    profiles.push({ context, folder })
    return playerIn(context)
  }
  try {
    return await visit({ stack, browser, newPlayer, newPlayerWithProfile })
  } finally {
    for (const { context, folder } of profiles) {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    }
    await browser.close()
    await stack.stop()
  }
}
