import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { PublicKey } from "@solana/web3.js"
import { chromium } from "playwright"
import { createServer, defaultClientConditions } from "vite"
import { expect, test } from "vitest"
import { chromiumLaunch } from "../../tools/browser"
import { connectionTo, startQuietNetwork } from "../support/in-process"
import { root, workspaces } from "./packages"
import { flipped, playFlip } from "./play-flip"
import { announceTestWallet } from "./test-wallet"

const isPacked = (path: string) => !["node_modules", "dist"].includes(basename(path)) && !/\.test\.tsx?$/.test(path)

/** The app in a folder of its own, with the packages as files: Vite bundles them before the page asks, as it does after an install. */
async function install(env: Readonly<Record<string, string>>): Promise<string> {
  await mkdir(join(root, "dist"), { recursive: true })
  const folder = await mkdtemp(join(root, "dist/consumer-"))
  await cp(join(root, "tests/consumers/flip"), folder, { recursive: true })
  for (const name of ["kernel", "betting", "gamba", "fairness"] as const)
    await cp(join(root, workspaces[name]), join(folder, "node_modules/@dghrt", name), {
      recursive: true,
      filter: isPacked,
    })
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}\n`)
  await writeFile(join(folder, ".env"), settings.join(""))
  return folder
}

test("an app that only names React to Vite places a bet on the dev server, verifies it, and does so again after it has connected again, under StrictMode; two tabs bet one after the other, and so does the page without React", async () => {
  const network = await startQuietNetwork("dev server", 100)
  const { rpcUrl, wsUrl, addresses } = network
  const folder = await install({ VITE_RPC_URL: rpcUrl, VITE_WS_URL: wsUrl, VITE_CREATOR: addresses.creator })
  const server = await createServer({
    root: folder,
    logLevel: "error",
    resolve: { conditions: ["source", ...defaultClientConditions] },
    server: { port: 0, host: "127.0.0.1" },
    // What the page imports late is bundled ahead, so that it does not load anew.
    optimizeDeps: { entries: ["index.html", "src/flip-once.ts"] },
  })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    await server.listen()
    const context = await browser.newContext()
    await context.addInitScript(announceTestWallet)
    const page = await context.newPage()
    await page.goto(server.resolvedUrls?.local[0] ?? "")
    const give = (address: string) => connectionTo(network).requestAirdrop(new PublicKey(address), 2_000_000_000)
    expect(await playFlip(page, give)).toEqual([])

    const other = await context.newPage()
    await other.goto(page.url())
    for (const tab of [page, other]) await tab.getByRole("button", { name: "Test Wallet" }).click()
    await page.evaluate(() =>
      Object.assign(window, { walletAnswers: new Promise((sign) => Object.assign(window, { sign })) }),
    )
    await page.getByRole("button", { name: "Flip" }).click()
    await other.getByRole("button", { name: "Flip" }).click()
    await other.getByText("Another tab is playing").waitFor()
    await page.evaluate(() => Reflect.get(window, "sign")())
    await page.getByText(flipped).waitFor()
    await other.getByRole("button", { name: "Flip" }).click()
    await other.getByText(flipped).waitFor()
    await page.close()

    // As text, because Vitest rewrites an import.
    const drawn = await other.evaluate(`(async () => {
      const { wallets } = await import("/src/casino.ts")
      const { flipOnce } = await import("/src/flip-once.ts")
      return flipOnce(await wallets.connect(wallets.state().wallets[0].id))
    })()`)
    expect([0, 1]).toContain(drawn)
  } finally {
    await browser.close()
    await server.close()
    await network.close()
    await rm(folder, { recursive: true })
  }
})
