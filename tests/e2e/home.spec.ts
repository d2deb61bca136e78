import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { arrive } from "./shell"

const main = (page: Page) => page.getByRole("main")
const shelf = (page: Page, name: string) => main(page).getByRole("region", { name })
const names = (page: Page, name: string) =>
  shelf(page, name)
    .getByRole("article")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")))
const search = (page: Page) => page.getByRole("searchbox", { name: "Search games" })

/** Width and height of a window, how high its hero may be, and how many games are in sight whole with the chat folded. */
const firstViews = [
  [1440, 900, 140, 7],
  [390, 844, 140, 4],
  [390, 664, 64, 4],
  [844, 390, 44, 3],
] as const

const biggestWin = () => ({
  win: {
    signature: "5".repeat(88),
    game: "plinko",
    token: "So11111111111111111111111111111111111111112",
    wager: "100000000",
    payout: "2100000000",
    multiplierBps: 210_000,
    timeMs: Date.now() - 3 * 3_600_000,
  },
  as_of: Date.now(),
  complete: true,
})

/** Cards whose picture and name are between the header and the bar at the foot of the window. */
const wholeCards = (page: Page) =>
  page.evaluate(() => {
    const visible = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const foot = visible("#tabs")?.top || visible("#bar")?.top || innerHeight
    return Array.from(document.querySelectorAll("[data-slot=game-card] h3"), (name) => name.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .filter(({ bottom }) => bottom <= foot).length
  })

/** In each window the hero is low, its headline is in one line, and so many games are in sight. */
async function expectFirstViews(page: Page) {
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  for (const [width, height, heroPx, games] of firstViews) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => {
      document.documentElement.dataset.chat = "folded"
      scrollTo(0, 0)
    })
    // Fonts and figures of the hero arrive after it, and what depends on the width is drawn anew after a change.
    await expect(async () => {
      const hero = page.locator("[data-slot=hero]")
      expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(heroPx)
      expect(await wholeCards(page), `${width} x ${height}`).toBeGreaterThanOrEqual(games)
      // Nothing in the hero is cut off.
      expect(await hero.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
        1,
      )
    }).toPass({ timeout: 15_000 })
  }
  await page.setViewportSize(size)
}

test.describe("a visitor", () => {
  test("learns what this place is, and sees games as free play only", async ({ page }) => {
    // Other tests win on this chain.
    let won = false
    await page.route("**/api/wins/biggest", (route) => {
      const { win, ...rest } = biggestWin()
      return route.fulfill({ json: { ...rest, win: won ? win : null } })
    })
    await arrive(page)
    await expect(page).toHaveTitle(/non-custodial.*provably fair.*instant payouts/i)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ready to Win? Do It the Web3 Way.")
    await expect(main(page).getByText("Current jackpot")).toBeVisible()
    // The browser asks for reduced motion: nothing moves for ever.
    await expect(page.locator("[data-slot=hero][data-ambient=on]")).toBeVisible()
    const endless = () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
        .length
    expect(await page.evaluate(endless)).toBe(0)
    await page.getByRole("list", { name: "Why DGHRT" }).scrollIntoViewIfNeeded()
    for (const claim of ["No Registration", "Non-Custodial", "Provably Fair", "Instant Payouts"])
      await expect(main(page).getByRole("listitem").filter({ hasText: claim })).toBeVisible()
    const cards = shelf(page, "Web3 compared with other casinos").getByRole("article")
    await expect(cards.getByRole("heading")).toHaveText([
      "True ownership",
      "On-chain transparency",
      "Accountless access",
      "Instant withdrawals",
      "Blockchain ethos",
    ])
    // Their text keeps clear of their marks.
    const gapsPx = await page.locator(".comparison-mark").evaluateAll((items) =>
      items.map((item) => {
        const mark = Number.parseFloat(getComputedStyle(item, "::before").width)
        const text = document.createRange()
        text.selectNodeContents(item.lastChild ?? item)
        return text.getBoundingClientRect().left - item.getBoundingClientRect().left - mark
      }),
    )
    expect(gapsPx).toHaveLength(10)
    expect(Math.min(...gapsPx)).toBeGreaterThanOrEqual(4)
    await expect(
      main(page).getByText(/You must be 18 or of legal age where you live, whichever is higher\..*Play responsibly/),
    ).toBeVisible()
    await expect(search(page)).toHaveCount(0)
    await expect(shelf(page, "Free play").getByRole("article", { name: "Dice" })).toBeVisible()
    // However few the latest bets are, the page has no hole below them once they have loaded.
    await expect(async () => {
      const bets = await shelf(page, "Latest bets").boundingBox()
      const claims = await page.getByRole("list", { name: "Why DGHRT" }).boundingBox()
      expect((claims?.y ?? 0) - (bets?.y ?? 0) - (bets?.height ?? 0)).toBeLessThan(40)
    }).toPass({ timeout: 15_000 })
    await expect(main(page).getByRole("article", { name: "Dice" })).toHaveCount(1)
    for (const name of ["Bonus", "Jackpot", "Leaderboard"])
      await expect(page.getByRole("banner").getByRole("button", { name })).toHaveCount(0)
    await test.step("the first view is the jackpot and games, under a low hero", async () => {
      for (won of [false, true]) {
        if (won) await page.reload()
        await expect(main(page).locator("[data-slot=jackpot-figure]")).toContainText(won ? "21x on Plinko" : "Dice")
        await expectFirstViews(page)
      }
    })
    await test.step("the jackpot is a line beside a large pool, and large once a winner's share is half a percent of it", async () => {
      const place = main(page).locator("[data-slot=jackpot-figure]")
      await expect(main(page).locator("[data-slot=jackpot-line]")).toContainText("Current jackpot")
      await page.route("**/api/pools", async (route) => {
        const response = await route.fetch()
        const body = (await response.json()) as { pools: { liquidity: string; jackpot: string }[] }
        const pools = body.pools.map((pool) => ({ ...pool, jackpot: pool.liquidity }))
        await route.fulfill({ response, json: { ...body, pools } })
      })
      await page.reload()
      await expect(place).toContainText("What a winner receives")
      await expect(main(page).locator("[data-slot=jackpot-line]")).toHaveCount(0)
      await expect(main(page).getByText("Current jackpot")).toBeVisible()
    })
    await main(page).getByRole("button", { name: "Connect Wallet" }).click()
    await expect(page.getByRole("dialog", { name: "Connect Wallet" })).toBeVisible()
  })
})

test.describe("a player", () => {
  test.beforeEach(async ({ player }) => {
    await arrive(player.page)
    await player.connect()
    await expect(search(player.page)).toBeVisible()
  })

  test("sees counts that fit the list, the jackpot, filters the games, and finds a game by its words", async ({
    player,
  }) => {
    const { page } = player
    await test.step("the first view is games", () => expectFirstViews(page))
    await test.step("the hero has one action, and a phone's search opens focused", async () => {
      const size = page.viewportSize() ?? { width: 1440, height: 900 }
      await expect(page.locator("[data-slot=hero]").getByRole("link", { name: "Play Dice" })).toBeVisible()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole("button", { name: "Search games" }).click()
      await expect(search(page)).toBeFocused()
      await page.keyboard.press("Tab")
      await page.setViewportSize(size)
    })
    const count = (label: string) => main(page).locator("dl > div").filter({ hasText: label }).locator("dd")
    await expect(count("Total Games")).toHaveText("10")
    await expect(count("Supported Tokens")).toHaveText("3")
    await expect(main(page).getByText("Current jackpot")).toBeVisible()
    const titles = main(page).getByRole("region").getByRole("heading", { level: 2 })
    // The latest bets load once they are near.
    await expect
      .poll(async () => (await titles.allInnerTexts()).map((title) => title.split("\n")[0]))
      .toEqual(["All Games", "Latest bets"])
    await main(page).getByRole("button", { name: "Featured", exact: true }).click()
    await expect.poll(() => names(page, "Featured Games")).toEqual(["Dice", "Magic 8 Ball", "Flip", "Mines", "Plinko"])
    await main(page).getByRole("button", { name: "Live", exact: true }).click()
    await expect(shelf(page, "Live Games")).toBeVisible()
    const live = await names(page, "Live Games")
    await expect(count("Live Games")).toHaveText(String(live.length))
    expect(live).not.toContain("Plinko Race")
    await main(page).getByRole("button", { name: "New", exact: true }).click()
    await expect(shelf(page, "New Games")).toBeVisible()
    const coming = await names(page, "New Games")
    await expect(count("New Games")).toHaveText(String(coming.length))
    await expect(shelf(page, "New Games").getByRole("link")).toHaveCount(0)
    // What is chosen can be sent to a friend.
    await expect(page).toHaveURL(/show=new/)

    await test.step("a game is found by its words, in any case; nonsense says so; the search is in the address", async () => {
      await arrive(page)
      await search(page).fill("  PLINKO multi ")
      await expect.poll(() => names(page, "Found")).toEqual(["Plinko Race"])
      await expect(shelf(page, "Found").getByText("Under Maintenance").first()).toBeVisible()
      await expect(shelf(page, "Found").getByRole("link")).toHaveCount(0)
      await search(page).fill("<img src=x onerror=alert(1)>")
      await expect(main(page).getByText("No games found")).toBeVisible()
      await search(page).fill("dice")
      await expect.poll(() => names(page, "Found")).toEqual(["Dice"])
      await page.reload()
      await expect(search(page)).toHaveValue("dice")
      await search(page).fill("")
      await expect(shelf(page, "All Games")).toBeVisible()
    })

    await test.step("favourites stay after a reload, until they are taken back", async () => {
      await shelf(page, "All Games").getByRole("button", { name: "Add Flip to favourites" }).click()
      await expect.poll(() => names(page, "Favourites")).toEqual(["Flip"])
      await page.reload()
      await expect.poll(() => names(page, "Favourites")).toEqual(["Flip"])
      await shelf(page, "All Games").getByRole("button", { name: "Remove Flip from favourites" }).click()
      await expect(shelf(page, "Favourites")).toHaveCount(0)
    })

    await test.step("the hero is as low with the biggest win of a day", async () => {
      await page.route("**/api/wins/biggest", (route) => route.fulfill({ json: biggestWin() }))
      await arrive(page)
      await expect(main(page).locator("[data-slot=jackpot-figure]")).toContainText("21x on Plinko")
      await expectFirstViews(page)
    })
  })
})
