import { createMemoryHistory } from "@tanstack/react-router"
import { renderToString } from "react-dom/server"
import { describe, expect, test } from "vitest"
import type { AppConfig } from "#contract/config"
import { App } from "./app"
import { flags } from "./navigation/flags"
import { headOf, type PageHead } from "./pages/page-head"
import type { RouteContext } from "./route-context"
import type { FileRoutesByTo } from "./route-tree.gen"
import { createAppRouter } from "./router"
import { createAppWallets } from "./wallets"

const wallet = "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"
const signature = "5".repeat(87)
const config: AppConfig = {
  cluster: "localnet",
  rpcUrl: "http://localhost:8899",
  wsUrl: "ws://localhost:8900",
  creator: "11111111111111111111111111111111",
  tokens: [],
}

/** One address for each route; a route without one does not compile. */
const addresses: Record<keyof FileRoutesByTo, string> = {
  "/": "/",
  "/$gameId": "/dice",
  "/$wallet/profile": `/${wallet}/profile`,
  "/about": "/about",
  "/aboutme": "/aboutme",
  "/admin": "/admin",
  "/admin/override": "/admin/override",
  "/back-soon": "/back-soon",
  "/bonus": "/bonus",
  "/changelog": "/changelog",
  "/credits": "/credits",
  "/dashboard": "/dashboard",
  "/explorer": "/explorer",
  "/explorer/platform/$creator": `/explorer/platform/${wallet}`,
  "/explorer/pool/$mint": `/explorer/pool/${wallet}`,
  "/explorer/player/$address": `/explorer/player/${wallet}`,
  "/explorer/transaction/$txId": `/explorer/transaction/${signature}`,
  "/fairness": "/fairness",
  "/game/$gameId": "/game/dice",
  "/game/$wallet/$gameId": `/game/${wallet}/dice`,
  "/help": "/help",
  "/jackpot": "/jackpot",
  "/leaderboard": "/leaderboard",
  "/mobile": "/mobile",
  "/presale": "/presale",
  "/privacy": "/privacy",
  "/profile": "/profile",
  "/propagation": "/propagation",
  "/rules/$game": "/rules/dice",
  "/select-token": "/select-token",
  "/settings": "/settings",
  "/terms": "/terms",
  "/token": "/token",
  "/verify": "/verify",
  "/whitepaper": "/whitepaper",
}
const routes = Object.keys(addresses) as (keyof FileRoutesByTo)[]
const redirects = ["/about", "/dashboard", "/game/$gameId"] as const
const switched = ["/token", "/presale"] as const
/** They say nothing before the wallet has answered; tests/e2e/routes.spec.ts meets them as a player. */
const forPlayers = ["/profile", "/$wallet/profile"] as const
const pages = routes.filter((route) => !redirects.some((each) => each === route))

const flagsFor = (route: string): RouteContext["flags"] => ({ ...flags, presale: route === "/presale" })

interface Opened {
  head: PageHead
  path: string
  html: string
}

/** Opens an address as a connected player would, and renders its page. */
async function open(address: string, given: RouteContext["flags"] = flags): Promise<Opened> {
  const wallets = createAppWallets(config)
  Object.assign(wallets.state, { status: "connected", address: wallet, settled: true })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createAppRouter({ config, wallets, flags: given }, history)
  await router.load()
  // Where there is no browser the router says where to go instead of going there.
  const answer = router._serverResult
  if (answer && "redirect" in answer) return open(answer.redirect.options.href ?? "", given)
  const { matches, location } = router.state
  return {
    head: headOf(matches),
    path: location.pathname,
    html: renderToString(<App router={router} wallets={wallets} />),
  }
}

test.each(pages)("%s is drawn under a title and a sentence of its own", async (route) => {
  const { head, html } = await open(addresses[route], flagsFor(route))
  expect(head.title).toMatch(/DGHRT Casino/)
  expect(head.title).not.toMatch(/not found|went wrong|undefined/i)
  expect(head.description.length).toBeGreaterThan(20)
  expect(head.description.length).toBeLessThanOrEqual(160)
  expect(html).not.toContain('data-slot="error"')
  if (forPlayers.some((each) => each === route)) expect(html).toContain("Connecting...")
})

test("no two pages have the same title, but those that are views of one", async () => {
  const titles = new Map<string, string[]>()
  for (const route of pages) {
    const { head } = await open(addresses[route], flagsFor(route))
    titles.set(head.title, [...(titles.get(head.title) ?? []), route])
  }
  const shared = [...titles.values()].filter((sharing) => sharing.length > 1)
  expect(shared).toEqual([["/$gameId", "/game/$wallet/$gameId"]])
})

test("the front page's title tells what kind of place this is", async () => {
  const { head } = await open("/")
  for (const word of ["casino", "non-custodial", "provably fair", "on-chain", "instant payouts"]) {
    expect(head.title).toContain(word)
  }
})

test("the canonical address of a game page names the game and no wallet", async () => {
  expect((await open(`/game/${wallet}/DICE`)).head.canonical).toBe("/dice")
})

test.each(switched)("%s gives way to the other by the owner's switch", async (route) => {
  const other = route === "/token" ? "/presale" : "/token"
  expect((await open(route, { ...flags, presale: route === "/token" })).path).toBe(other)
})

test("the mobile app's page does not exist while the owner keeps it off", async () => {
  expect((await open("/mobile", { ...flags, mobileBrowser: false })).head.title).toMatch(/Not found/)
})

/** The words of the page's own heading. */
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, "") ?? ""

test.each([
  ["/jackpot", "/jackpot", "Jackpot", "Jackpot · DGHRT Casino"],
  ["/explorer", "/explorer", "Explorer", "Explorer · DGHRT Casino"],
  [`/explorer/player/${wallet}`, `/explorer/player/${wallet}`, /\S/, "Player BoldJoker3335 · DGHRT Casino"],
  [`/${wallet}/profile`, `/${wallet}/profile`, /\S*/, "Profile of BoldJoker3335 · DGHRT Casino"],
  [`/explorer/platform/${wallet}`, `/explorer/platform/${wallet}`, /\S*/, "Platform 4Nd1...bt6G · DGHRT Casino"],
  [`/explorer/pool/${wallet}`, `/explorer/pool/${wallet}`, /\S*/, "4Nd1 pool · DGHRT Casino"],
  [
    `/explorer/transaction/${signature}`,
    `/explorer/transaction/${signature}`,
    /\S*/,
    "Transaction 5555...5555 · DGHRT Casino",
  ],
  ["/rules/DICE", "/rules/DICE", "Dice: rules and odds", "Dice: rules and odds · DGHRT Casino"],
  ["/settings", "/settings", "Settings", "Settings · DGHRT Casino"],
  ["/dice", "/dice", "Dice", "Dice · DGHRT Casino"],
  ["/game/dice", "/dice", "Dice", "Dice · DGHRT Casino"],
  ["/about", "/aboutme", "About", "About · DGHRT Casino"],
  ["/dashboard", "/", /\S/, /^DGHRT Casino/],
  ["/game/Crash", "/crash", "Crash", "Crash · DGHRT Casino"],
  ["/DICE", "/dice", "Dice", "Dice · DGHRT Casino"],
  ["/presale", "/token", "DGHRT token", "DGHRT token · DGHRT Casino"],
  ["/back-soon", "/back-soon", /back soon/, "Back soon · DGHRT Casino"],
] as const)("%s shows its page under its own title", async (address, path, heading, title) => {
  const page = await open(address)
  expect(page.path).toBe(path)
  expect(headingOf(page.html)).toMatch(heading)
  expect(page.head.title).toMatch(title)
})

describe("an unknown address", () => {
  const page = "There is no page at this address."
  const game = "Game not found. Please check the URL or try again later."
  test.each([
    ["a word that is no game", "/roulette", page],
    ["no page", "/no/such/page", page],
    ["letters that no address has", "/explorer/player/0OIl", "This is not a wallet address."],
    ["no signature", "/explorer/transaction/abc", "Invalid transaction ID"],
    ["no wallet", "/not-a-wallet/profile", "This is not a wallet address."],
    ["a wallet with a letter too many", `/explorer/player/${wallet}1`, "This is not a wallet address."],
    ["no creator", "/explorer/platform/0OIl", "This is not a wallet address."],
    ["a wallet in place of a signature", `/explorer/transaction/${wallet}`, "Invalid transaction ID"],
    ["rules of no game", "/rules/roulette", game],
    ["no game", "/game", page],
    ["a part of every object", "/constructor", page],
    ["a cut escape", "/%E0%A4%A", page],
    ["a zero byte", "/%00", /not found|no page/i],
    ["a very long name", `/${"a".repeat(10_000)}`, page],
    ["a very long wallet", `/explorer/player/${"1".repeat(10_000)}`, "This is not a wallet address."],
    ["markup", "/%3Cimg%20src=x%20onerror=alert(1)%3E", page],
    ["text that turns its direction", "/rules/%E2%80%AEecid", game],
  ] as const)("says what is wrong and leads home: %s", async (_, address, says) => {
    const { head, html } = await open(address)
    expect(headingOf(html)).toMatch(says)
    expect(head.title).toBe("Not found · DGHRT Casino")
    const links = html.match(/<a [^>]*>.*?<\/a>/gs) ?? []
    expect(links.find((link) => link.includes("Back to Home"))).toContain(' href="/"')
    expect(html).not.toContain("<img src=x")
  })
})
