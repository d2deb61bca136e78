import { budgets, isChainCode } from "../../tools/budgets/budgets"
import { bytesOf, transfersDuring } from "../support/transfers"
import { expect, moving, test } from "./casino"

test.use(moving)

/** Pages that load when they are opened. */
const laterPages = /\/(jackpot|leaderboard|select-token|bonus|admin\.override|back-soon|mobile)-/

/** From 1,280 px on the chat is open, with its menus and what it needs of a wallet. */
const widths = [
  [1_240, budgets.scriptInAll, budgets.everything],
  [1_440, budgets.scriptWithChat, budgets.everythingWithChat],
] as const

for (const [width, scriptBytes, allBytes] of widths)
  test(`a visitor's front page at ${width} px stays within its bytes, loads no chain code, no other page and asks no other host`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 1_024 })
    // What loads eight seconds later for a visitor who only looks is no part of the first load, on however slow a machine.
    await page.addInitScript(() => {
      const { setTimeout } = window
      Object.assign(window, {
        setTimeout: (run: () => void, delayMs = 0) => (delayMs >= 8_000 ? 0 : setTimeout(run, delayMs)),
      })
    })
    const loaded = await transfersDuring(page, async () => {
      // A slow machine is quiet before its scripts begin. The proof of wins is the last that the page asks for.
      const proof = page.waitForResponse("**/api/wins/biggest*")
      await page.goto(stack.addresses.url)
      await proof
      await page.waitForLoadState("networkidle")
      await expect(page.getByRole("heading", { name: /Ready to Win/ })).toBeVisible()
    })
    expect([...new Set(loaded.map(({ url }) => url.host))]).toEqual([new URL(stack.addresses.url).host])
    const scripts = loaded.filter(({ kind }) => kind === "script").map(({ url }) => url.pathname)
    expect(scripts.filter(isChainCode)).toEqual([])
    expect(scripts.filter((path) => laterPages.test(path))).toEqual([])
    expect(bytesOf(loaded, "script")).toBeLessThanOrEqual(scriptBytes)
    expect(bytesOf(loaded)).toBeLessThanOrEqual(allBytes)
  })
