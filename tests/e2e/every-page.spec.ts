import { type ThemeId, themeIds } from "../../themes/src/theme-id"
import { violations } from "./axe"
import { expect, type Player, test } from "./casino"
import { long } from "./long"
import { alive } from "./shell"

const wallet = "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"

/** `ROUTE_THEMES=jade,retro` looks at those, `all` at all thirteen, as `npm run prove routes` sets it. */
const themes = themesIn(process.env.ROUTE_THEMES ?? "crystal,arctic")

function themesIn(list: string): readonly ThemeId[] {
  return list === "all" ? themeIds : themeIds.filter((id) => list.split(",").includes(id))
}

/** Every address that is listed, and one of each form with a parameter: wallet, game, platform, pool, transaction. */
async function everyAddress({ page, stack }: Player, wallet: string): Promise<string[]> {
  const { url } = stack.addresses
  const listed = await (await page.request.get(`${url}/sitemap.xml`)).text()
  const paths = Array.from(listed.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => new URL(address ?? url).pathname)
  const { results } = await (await page.request.get(`${url}/api/events/settledGames?user=${wallet}`)).json()
  const { signature, creator, token } = results[0]
  return [
    ...paths,
    ...["/settings", "/profile", `/${wallet}/profile`, `/game/${wallet}/dice`],
    `/explorer/player/${wallet}`,
    `/explorer/platform/${creator}`,
    `/explorer/pool/${token}`,
    ...["details", "proof", "logs"].map((tab) => `/explorer/transaction/${signature}?tab=${tab}`),
  ]
}

async function playedOnce(player: Player): Promise<string> {
  await player.openGame()
  await player.rollOnce()
  const wallet = await player.address()
  const indexed = `${player.stack.addresses.url}/api/events/settledGames?user=${wallet}`
  await expect.poll(async () => (await (await player.page.request.get(indexed)).json()).total).toBe(1)
  return wallet
}

test("every page has its title, description, address and picture, no axe violation and no dead link", {
  tag: long,
}, async ({ player }) => {
  test.setTimeout(themes.length > 2 ? 1_800_000 : 400_000)
  const { page, stack } = player
  const links = new Set<string>()
  const found: string[] = []
  const heads = new Map<string, string>()
  for (const path of await everyAddress(player, await playedOnce(player))) {
    await page.goto(path)
    await alive(page)
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached()
    const head = await page.evaluate(() => {
      const content = (selector: string) => document.head.querySelector(selector)?.getAttribute("content") ?? ""
      return {
        title: document.title,
        description: content('meta[name="description"]'),
        canonical: document.head.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "",
        picture: content('meta[property="og:image"]'),
      }
    })
    if (!/DGHRT Casino/.test(head.title)) found.push(`${path}: title ${head.title}`)
    if (head.description.length < 20) found.push(`${path}: description "${head.description}"`)
    if (!head.canonical.startsWith(stack.addresses.url)) found.push(`${path}: canonical ${head.canonical}`)
    if (head.picture !== `${stack.addresses.url}/share.jpg`) found.push(`${path}: picture ${head.picture}`)
    heads.set(path, head.title)
    for (const theme of themes) {
      await page.evaluate((id) => document.documentElement.setAttribute("data-theme", id), theme)
      for (const line of await violations(page)) found.push(`${path} in ${theme}: ${line}`)
    }
    const hrefs = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : "")))
    for (const href of hrefs) if (href.startsWith(stack.addresses.url)) links.add(href.split("#")[0] ?? href)
  }
  for (const link of links) {
    const status = (await page.request.get(link)).status()
    if (status !== 200) found.push(`${link} answers ${status}`)
  }
  expect(found).toEqual([])
  expect(heads.size).toBeGreaterThan(35)
})

/** What the first of these groups matches in the text, or nothing. */
const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? ""

test("every listed page is served with title, description, address, picture and security headers, and links to no dead page; an address without a page is a 404", async ({
  request,
  stack,
}) => {
  const { url } = stack.addresses
  const listed = await (await request.get("/sitemap.xml")).text()
  const paths = Array.from(listed.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = url]) => new URL(address).pathname)
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.join("\n")).not.toMatch(/admin|profile|back-soon/)
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml")
  const links = new Set<string>()
  const unlisted = [`/${wallet}/profile`, "/settings", `/game/${wallet}/dice`, `/explorer/player/${wallet}`]
  for (const path of [...paths, ...unlisted]) {
    const reply = await request.get(path)
    expect([path, reply.status()]).toEqual([path, 200])
    expect.soft(reply.headers(), path).toMatchObject({
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cache-control": "no-cache",
    })
    const html = await reply.text()
    expect.soft(found(html, /<title>([^<]+)<\/title>/), path).toContain("DGHRT Casino")
    expect.soft(found(html, /<meta name="description" content="([^"]*)">/).length, path).toBeGreaterThanOrEqual(20)
    if (!unlisted.includes(path))
      expect.soft(found(html, /<link rel="canonical" href="([^"]*)">/), path).toBe(`${url}${path}`)
    expect.soft(found(html, /<meta property="og:image" content="([^"]*)">/), path).toBe(`${url}/share.jpg`)
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) links.add(href.replaceAll("&amp;", "&"))
  }
  expect(links.size).toBeGreaterThan(20)
  for (const link of links) expect([link, (await request.get(link)).status()]).toEqual([link, 200])
  const nowhere = ["/nothing", "/rules/roulette", "/game/demo/roulette", "/explorer/player/ann", `/${wallet}x0/profile`]
  for (const path of nowhere) expect([path, (await request.get(path)).status()]).toEqual([path, 404])
})
