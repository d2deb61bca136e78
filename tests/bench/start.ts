import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, chromium } from "playwright"
import { chromiumLaunch } from "../../tools/browser"
import { installedAsLocked } from "../../tools/ensure-installed.mjs"
import type { Benchmark, Figure } from "./report"

const patienceMs = 120_000
const seconds = (elapsedMs: number) => `${(elapsedMs / 1_000).toFixed(1)} s`

/** From `npm start` to a Dice page with money in the wallet, the first time and again. */
export const start: Benchmark = {
  name: "start",
  async run() {
    refuseToInstall()
    const dataDir = mkdtempSync(join(tmpdir(), "start-"))
    const browser = await chromium.launch(chromiumLaunch())
    try {
      rmSync("node_modules/.vite/deps", { recursive: true, force: true })
      return [
        await measure("cold: no chain, nothing compiled", browser, dataDir),
        await measure("warm: a chain to go on with, dependencies compiled", browser, dataDir),
      ]
    } finally {
      await browser.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

/** `npm start` would install first: that would be measured, and change the checkout. */
function refuseToInstall() {
  if (!installedAsLocked()) throw new Error("Dependencies are not as the lock file says. Run npm ci first.")
}

async function measure(what: string, browser: Browser, dataDir: string): Promise<Figure> {
  const begun = performance.now()
  const ports = { WEB_PORT: "0", API_PORT: "0", RPC_PORT: "0", WS_PORT: "0" }
  const child = spawn(process.execPath, ["tools/start.mjs"], {
    env: { ...process.env, ...ports, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const gone = once(child, "exit")
  try {
    const url = await readyUrl(child)
    const readyMs = performance.now() - begun
    await startGame(browser, url)
    const playableMs = performance.now() - begun
    return {
      what,
      value: `${seconds(playableMs)} to the first bet`,
      beside: `address printed after ${seconds(readyMs)}`,
    }
  } finally {
    child.kill("SIGTERM")
    await gone
  }
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ""
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString()
      const url = /^Ready: (\S+)$/m.exec(output)?.[1]
      if (url) resolve(url)
    })
    child.once("exit", (code) => reject(new Error(`npm start ended with code ${code}:\n${output}`)))
  })
}

/** The journey of a newcomer, down to the button that can be pressed. */
async function startGame(browser: Browser, url: string) {
  const page = await browser.newPage()
  page.setDefaultTimeout(patienceMs)
  await page.goto(url)
  const banner = page.getByRole("banner")
  await banner.getByRole("button", { name: "Connect Wallet" }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Local Wallet/ })
    .click()
  await page.getByRole("button", { name: "Not now" }).click()
  await banner.getByRole("button", { name: /\.\.\./ }).click()
  await page.getByRole("menuitem", { name: "Get test SOL" }).click()
  await page.getByRole("link", { name: "Play Now Dice" }).first().click()
  await page.getByRole("button", { name: "Start Game" }).click()
  await page.getByRole("button", { name: /^Roll/, disabled: false }).waitFor()
  await page.close()
}
