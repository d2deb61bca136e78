import { mkdir } from "node:fs/promises"
import { chromium, type Page } from "playwright"
import { StackProcess } from "../tests/e2e/stack"
import { atBuiltStorybook } from "../tests/support/built-storybook"
import { windowlessLaunch } from "./browser"
import { storageOf } from "./visual/routes"

const folder = "docs/pictures"
const settleMs = 3_000
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const screens = [
  { name: "lobby", path: "/", viewport: desktop, press: null },
  { name: "dice", path: "/game/demo/dice", viewport: desktop, press: "Start Game" },
  { name: "dice-phone", path: "/game/demo/dice", viewport: phone, press: "Start Game" },
] as const

/** Addresses of the Storybook: each picture shows the sidebar and a page beside it. */
const docs = [
  { name: "introduction", id: "introduction--docs" },
  { name: "button", id: "components-actions-button--docs" },
  { name: "bet-input", id: "casino-betting-bet-input--docs" },
  { name: "table", id: "components-data-display-table--docs" },
] as const

/** `npm run pictures`: takes the pictures that README shows, of the built app and of the Storybook. */
async function main() {
  await mkdir(folder, { recursive: true })
  await takeScreens()
  await takeDocs()
}

async function takeScreens() {
  const stack = await StackProcess.start()
  const browser = await chromium.launch(windowlessLaunch())
  try {
    for (const { name, path, viewport, press } of screens) {
      const context = await browser.newContext({ baseURL: stack.addresses.url, viewport, reducedMotion: "reduce" })
      await context.addInitScript((storage) => {
        Object.assign(localStorage, storage)
      }, storageOf.visitor)
      const page = await context.newPage()
      await page.goto(path)
      if (press) await page.getByRole("button", { name: press }).click()
      await page.mouse.move(0, 0)
      await take(page, name)
      await context.close()
    }
  } finally {
    await browser.close()
    await stack.stop()
  }
}

const takeDocs = () =>
  atBuiltStorybook({ webgl: false }, async ({ context }) => {
    const page = await context.newPage()
    for (const { name, id } of docs) {
      await page.goto(`?path=/docs/${id}`)
      const frame = page.frameLocator("#storybook-preview-iframe")
      await frame.getByRole("heading", { level: 1 }).waitFor()
      await take(page, `storybook-${name}`)
    }
  })

async function take(page: Page, name: string) {
  await page.waitForLoadState("networkidle")
  // What is drawn last, cards below the first view and coloured code, asks the network for nothing.
  await page.waitForTimeout(settleMs)
  const path = `${folder}/${name}.jpg`
  await page.screenshot({ path, type: "jpeg", quality: 82 })
  console.log(path)
}

await main()
