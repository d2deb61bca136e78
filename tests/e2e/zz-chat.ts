import { mkdirSync } from "node:fs"
import { chromium } from "@playwright/test"
import { windowlessLaunch } from "../../tools/browser"
import { StackProcess } from "./stack"

const out = process.env.OUT ?? "/tmp/shots"
mkdirSync(out, { recursive: true })
const stack = await StackProcess.start()
const browser = await chromium.launch(windowlessLaunch())
for (const [name, viewport, theme] of [
  ["wide", { width: 1600, height: 1000 }, "romanticDegen"],
  ["desk", { width: 1440, height: 1024 }, "arctic"],
  ["phone", { width: 390, height: 844 }, "romanticDegen"],
] as const) {
  const context = await browser.newContext({
    baseURL: stack.addresses.url,
    viewport,
    isMobile: name === "phone",
    hasTouch: name === "phone",
  })
  await context.addInitScript((t) => {
    localStorage.user ??= '{"newcomer":false,"autoAdapt":false}'
    localStorage.selectedColorScheme = JSON.stringify(t)
    localStorage["dghrt-sidebars"] = '{"navigation":"open","chat":"open"}'
  }, theme)
  const page = await context.newPage()
  await page.goto("/")
  await page.waitForTimeout(1500)
  await page.getByRole("banner").getByRole("button", { name: "Connect Wallet" }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Local Wallet/ })
    .click()
  await page.waitForTimeout(800)
  if (name === "phone") await page.getByRole("button", { name: /^Chat/ }).last().click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `${out}/${name}-1.png` })
  await page.getByRole("button", { name: "Sign message" }).click()
  await page.waitForTimeout(1200)
  await page.getByRole("textbox", { name: "Message" }).fill("gm everyone, three heads in a row " + name)
  await page.getByRole("textbox", { name: "Message" }).press("Enter")
  await page.waitForTimeout(1200)
  await page.screenshot({ path: `${out}/${name}-2.png` })
  await page.waitForTimeout(2500)
  await context.close()
}
await browser.close()
await stack.stop()
process.exit(0)
