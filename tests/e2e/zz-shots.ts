import { Keypair } from "@solana/web3.js"
import { chromium } from "playwright"
import { chromiumLaunch } from "../../tools/browser"
import { StackProcess } from "./stack"

const stack = await StackProcess.start({ openGames: "", freePlay: "on" })
const url = stack.addresses.url
const browser = await chromium.launch(chromiumLaunch())
const out = "/tmp/shots-e"
async function open(theme: string, width: number, height: number, touch: boolean, player: boolean) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch, reducedMotion: "reduce" })
  const wallet = Keypair.generate()
  const secret = Buffer.from(wallet.secretKey.slice(0, 32)).toString("hex")
  await context.addInitScript(
    ([theme, secret, player]) => {
      localStorage.user ??= '{"newcomer":false,"autoAdapt":false}'
      localStorage.selectedColorScheme ??= JSON.stringify(theme)
      localStorage["dghrt-terms-acceptance"] ??= JSON.stringify({
        version: "2026-11",
        acceptedAtMs: 1793000000000,
        minimumAge: 18,
      })
      if (player) {
        localStorage["dghrt-local-wallet"] ??= JSON.stringify(secret)
        localStorage.walletName ??= JSON.stringify("Local Wallet")
      }
    },
    [theme, secret, player] as const,
  )
  if (player)
    await fetch(stack.addresses.faucetUrl, {
      method: "POST",
      body: JSON.stringify({ wallet: wallet.publicKey.toBase58(), token: "SOL" }),
    })
  const page = await context.newPage()
  return { page, address: wallet.publicKey.toBase58(), close: () => context.close() }
}
for (const theme of ["romanticDegen", "arctic"]) {
  for (const [w, h, touch] of [
    [1440, 900, false],
    [2560, 1300, false],
    [1024, 800, false],
    [390, 844, true],
    [320, 700, true],
  ] as const) {
    for (const player of [true, false]) {
      if (theme === "arctic" && (w === 1024 || w === 320)) continue
      const { page, address, close } = await open(theme, w, h, touch, player)
      await page.goto(url)
      await page.waitForTimeout(2500)
      await page.screenshot({ path: `${out}/home-${theme}-${w}-${player ? "player" : "visitor"}.png` })
      console.log(
        theme,
        w,
        player,
        await page.evaluate(() => {
          const nav = document.querySelector("#navigation"),
            last = [...document.querySelectorAll("#navigation a, #navigation button")].at(-1)
          return JSON.stringify({
            ov: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            navBottom: nav?.getBoundingClientRect().bottom,
            navH: [nav?.clientHeight, nav?.scrollHeight],
            last: last?.textContent,
            lastBottom: last?.getBoundingClientRect().bottom,
            footer: document.querySelector("footer")?.getBoundingClientRect().height,
            card: document.querySelector("[data-slot=game-card]")?.getBoundingClientRect().top,
            pill: [...document.querySelectorAll("header button")].at(-1)?.getBoundingClientRect().toJSON(),
          })
        }),
      )
      if (player && w === 390) {
        await page.goto(`${url}/game/${address}/dice`)
        await page.waitForTimeout(2500)
        await page.screenshot({ path: `${out}/game-${theme}-${w}.png` })
        await page.goto(`${url}/?panel=theme`).catch(() => null)
      }
      if (w === 390) {
        await page.goto(url)
        await page.waitForTimeout(1200)
        await page.getByRole("navigation", { name: "Tabs" }).getByRole("button", { name: "Games" }).click()
        await page.waitForTimeout(900)
        await page.screenshot({ path: `${out}/games-${theme}-${w}-${player}.png` })
        await page.keyboard.press("Escape")
        await page.getByRole("navigation", { name: "Tabs" }).getByRole("button", { name: "More" }).click()
        await page.waitForTimeout(500)
        if (player) {
          await page.getByRole("button", { name: "Theme" }).last().click()
          await page.waitForTimeout(900)
          await page.screenshot({ path: `${out}/theme-${theme}-${w}.png` })
        }
      }
      await close()
    }
  }
}
await browser.close()
await stack.stop()
