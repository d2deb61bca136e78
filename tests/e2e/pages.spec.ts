import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import { themeIds } from "../../themes/src/theme-id"
import { expect, test } from "./casino"
import { long } from "./long"
import { complaints, hydrated, mark } from "./prerendered"
import { alive } from "./shell"

const axeCode = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const prerendered = [
  ...["/terms", "/privacy", "/whitepaper", "/credits", "/aboutme", "/changelog", "/token", "/mobile", "/fairness"],
  ...["/help", "/explorer", "/rules/dice", "/rules/mines"],
]

/** What axe finds, as short lines. */
async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const axe = Reflect.get(window, "axe")
    const { violations } = await axe.run(document, { resultTypes: ["violations"] })
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { target: string[] }[] }) =>
      nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
    )
  })
}

test("each static page is on screen before its code, and hydrates in place without a complaint", async ({ page }) => {
  test.slow()
  const said = complaints(page)
  await mark(page)
  for (const path of prerendered) {
    const reply = await page.goto(path)
    expect([path, reply?.status()]).toEqual([path, 200])
    expect(await reply?.text()).toContain("</h1>")
    await alive(page)
    await hydrated(page)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  }
  expect(said).toEqual([])
})

test("each static page has a title, a description, an absolute address and a picture of its own site", {
  tag: long,
}, async ({ request, stack }) => {
  const { url } = stack.addresses
  for (const path of prerendered) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<link rel="canonical" href="${url}${path}">`)
    expect(html).toContain(`<meta property="og:image" content="${url}/share.jpg">`)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/)
    expect(html).toMatch(/<title>[^<]+ · DGHRT Casino<\/title>/)
    expect(html).not.toContain("%origin%")
  }
  expect((await request.get("/share.jpg")).headers()["content-type"]).toBe("image/jpeg")
})

test("each page links the web manifest and its icons, which are served with their types; the browser finds the app installable", async ({
  page,
  request,
}) => {
  for (const path of ["/", "/mobile", "/rules/dice", "/game/demo/dice", "/leaderboard", "/nothing"]) {
    const html = await (await request.get(path)).text()
    expect([path, html.includes('rel="manifest" href="/manifest.webmanifest"')]).toEqual([path, true])
    expect([path, html.includes('href="/apple-touch-icon.png"')]).toEqual([path, true])
  }
  const reply = await request.get("/manifest.webmanifest")
  const served = (of: typeof reply) => [of.status(), of.headers()["content-type"], of.headers()["cache-control"]]
  expect(served(reply)).toEqual([200, "application/manifest+json", "public, max-age=3600"])
  const { icons }: { icons: { src: string }[] } = await reply.json()
  for (const src of ["/apple-touch-icon.png", ...icons.map((icon) => icon.src)])
    expect(served(await request.get(src))).toEqual([200, "image/png", "public, max-age=3600"])

  await page.goto("/mobile")
  const browser = await page.context().newCDPSession(page)
  const { url, errors } = await browser.send("Page.getAppManifest")
  expect(url).toBe(new URL("/manifest.webmanifest", page.url()).href)
  expect(errors).toEqual([])
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors")
  // A test's window is a private one, where nothing can be installed; a browser without windows does not mind.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([])
})

test("no link of a static page leads nowhere", { tag: long }, async ({ page, request, stack }) => {
  test.slow()
  const found = new Set<string>()
  for (const path of ["/", ...prerendered]) {
    await page.goto(path)
    await alive(page)
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    for (const link of links) if (link.startsWith(stack.addresses.url)) found.add(link.split("#")[0] ?? link)
  }
  for (const link of found) expect([link, (await request.get(link)).status()]).toEqual([link, 200])
})

test("static pages and the profile of a player have no axe violation in any theme", { tag: long }, async ({
  player,
}) => {
  test.setTimeout(300_000)
  const { page } = player
  await page.goto("/")
  await player.connect()
  for (const path of ["/profile", ...prerendered.filter((one) => one !== "/rules/mines")]) {
    await page.goto(path)
    await alive(page)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    if (path === "/profile") await expect(page.getByText("No plays in SOL yet")).toBeVisible()
    await page.evaluate(axeCode)
    for (const theme of themeIds) {
      await page.evaluate((id) => {
        document.documentElement.setAttribute("data-theme", id)
        // Some colours take a frame to change, in which text of the one theme is on the ground of the other.
        return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      }, theme)
      expect([path, theme, await violations(page)]).toEqual([path, theme, []])
    }
  }
})
