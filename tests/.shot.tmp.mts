import { chromium } from "playwright"
import { readFileSync } from "node:fs"
const { windowlessLaunch } = await import("/work/wt-explorer/tools/browser.ts")
const rounds = JSON.parse(readFileSync("/tmp/ex/rounds.json", "utf8"))
const base = process.env.BASE ?? "http://localhost:23000"
const by = (g: string) => rounds.findLast((r: any) => r.game === g)
const creator = (await (await fetch(`${base.replace("23000","23001")}/api/events/settledGames?itemsPerPage=1`)).json()).results[0].creator
const pages: Record<string, string> = {
  landing: "/explorer",
  platform: `/explorer/platform/${creator}`,
  player: `/explorer/player/${rounds[0].player}`,
  history: `/explorer/player/${rounds[0].player}?tab=history`,
  pool: `/explorer/pool/So11111111111111111111111111111111111111112`,
  home: "/",
  verify: `/verify?signature=${by("dice").signature}`,
}
for (const g of ["dice", "flip", "plinko", "crash", "slots", "magic8ball", "mines", "blackjack"]) if (by(g)) pages[`tx-${g}`] = `/explorer/transaction/${by(g).signature}`
pages["tx-proof"] = pages["tx-mines"] + "?tab=proof"
pages["tx-logs"] = pages["tx-mines"] + "?tab=logs"
const [names, sizes, themes] = [process.argv[2]?.split(",") ?? Object.keys(pages), (process.argv[3] ?? "1440,390").split(",").map(Number), (process.argv[4] ?? "romanticDegen").split(",")]
const browser = await chromium.launch(windowlessLaunch())
for (const theme of themes) for (const width of sizes) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 1024 }, reducedMotion: "reduce", hasTouch: width < 500 })
  await context.addInitScript((theme) => {
    localStorage.user ??= '{"newcomer":false,"autoAdapt":false}'
    localStorage["dghrt-terms-acceptance"] ??= JSON.stringify({ version: "2026-11", acceptedAtMs: 1793000000000, minimumAge: 18 })
    localStorage.selectedColorScheme = JSON.stringify(theme)
  }, theme)
  const page = await context.newPage()
  page.on("console", (m) => m.type() === "error" && console.log("console", m.text().slice(0, 200)))
  page.on("pageerror", (e) => console.log("pageerror", e.message.slice(0, 300)))
  for (const name of names) {
    await page.goto(base + pages[name], { waitUntil: "load" })
    await page.waitForTimeout(Number(process.env.WAIT ?? 3500))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (wide) console.log("scrolls sideways", name, width)
    await page.screenshot({ path: `/tmp/ex/${name}-${width}-${theme}.png`, fullPage: true })
    console.log(name, width, theme)
  }
  await context.close()
}
await browser.close()
