import type { Page } from "@playwright/test"
import { expect, type Player, test } from "./casino"
import { arrive, shortenTimers, swipe } from "./shell"

const phone = { width: 390, height: 664 }
test.use({ viewport: phone, hasTouch: true })

const message = (page: Page) => page.locator("[data-slot=toast]")

/** What a person would miss under the messages: controls anywhere, results, and what a board says. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const messages = [...document.querySelectorAll("[data-slot=toast]")]
    const boxes = messages.map((each) => each.getBoundingClientRect()).filter(({ height }) => height > 0)
    const overlaps = (rect: DOMRect) =>
      rect.width > 2 &&
      rect.height > 2 &&
      boxes.some(
        (box) =>
          Math.min(box.right, rect.right) - Math.max(box.left, rect.left) > 1 &&
          Math.min(box.bottom, rect.bottom) - Math.max(box.top, rect.top) > 1,
      )
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !messages.some((each) => each.contains(element))
    /** What its scrolling ancestors leave of it. */
    const seen = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect()
      for (let each = element.parentElement; each; each = each.parentElement) {
        if (getComputedStyle(each).overflowX === "visible") continue
        const box = each.getBoundingClientRect()
        left = Math.max(left, box.left)
        top = Math.max(top, box.top)
        right = Math.min(right, box.right)
        bottom = Math.min(bottom, box.bottom)
      }
      return new DOMRect(left, top, right - left, bottom - top)
    }
    const controls = [...document.querySelectorAll("button, a[href], input, [role=slider]")].filter(
      (element) => shown(element) && overlaps(seen(element)),
    )
    const facts: string[] = []
    for (const part of document.querySelectorAll(
      "[data-slot=board-area], [data-slot=banner-place], [data-slot=last-results], [data-slot=outcome]",
    )) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement || !shown(node.parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        if ([...range.getClientRects()].some(overlaps)) facts.push(node.textContent)
      }
    }
    return [...controls.map((each) => each.getAttribute("aria-label") ?? each.textContent ?? each.tagName), ...facts]
  })

/** The message that a player causes most easily. */
async function copyAddress(player: Player) {
  const { page, context } = player
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await player.walletMenu().click()
  await page.getByRole("menuitem", { name: "Copy Address" }).click()
  await expect(message(page)).toBeVisible()
  await expect(page.getByRole("menu")).toHaveCount(0)
  await expect.poll(() => message(page).evaluate((each) => each.getAnimations({ subtree: false }).length)).toBe(0)
}

test("a phone's message is one line, over no fact, result or action, and a swipe takes it away; none covers a reveal, and without a connection nothing but the dock says so", async ({
  player,
}) => {
  const { page, context } = player
  // A message stays for ten seconds, in which a busy machine may not have placed the bet beside it.
  await shortenTimers(page, { 10000: 3_600_000 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await player.openGame()
  for (const size of [phone, { width: 390, height: 844 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(size)
    await copyAddress(player)
    await expect.poll(() => covered(page), `${size.width} × ${size.height}`).toEqual([])
    // The message follows the board a frame later.
    await expect(async () => {
      const [line, board] = await Promise.all([
        message(page).boundingBox(),
        page.locator("[data-slot=board]").boundingBox(),
      ])
      expect(line?.height).toBeLessThanOrEqual(44)
      expect(Math.abs((line?.y ?? 0) - (board?.y ?? 0))).toBeLessThan(8)
    }).toPass({ timeout: 15_000 })
    const line = await message(page).boundingBox()
    const y = (line?.y ?? 0) + 18
    await swipe(page, [
      [(line?.x ?? 0) + 40, y],
      [(line?.x ?? 0) + 90, y],
      [(line?.x ?? 0) + 180, y],
    ])
    await expect(message(page)).toHaveCount(0)
  }
  await test.step("in a wide window it is in the row of prices, and covers no result either", async () => {
    for (const size of [
      { width: 1366, height: 768 },
      { width: 1024, height: 768 },
      { width: 900, height: 768 },
      { width: 768, height: 1024 },
    ]) {
      await page.setViewportSize(size)
      await copyAddress(player)
      await player.roll().click()
      await expect(page.locator("[data-slot=outcome]")).toBeVisible()
      await expect.poll(() => covered(page), `${size.width} × ${size.height}`).toEqual([])
      const words = size.width < 800 ? /copied/i : "Wallet address copied to clipboard"
      await expect(message(page).getByText(words).first()).toBeVisible()
      await message(page).getByRole("button", { name: "Dismiss" }).click()
      await expect(message(page)).toHaveCount(0)
    }
  })
  await test.step("on the smallest phone it covers nothing of why a bet was refused", async () => {
    await page.setViewportSize({ width: 360, height: 600 })
    const node = `${player.stack.addresses.rpcUrl}/**`
    await page.route(node, (route) => route.fulfill({ status: 429, body: "slow down" }))
    await player.roll().click()
    const why = page.getByRole("alert")
    await expect(why).toContainText("No money has moved")
    await expect(message(page)).toBeVisible()
    const words = (await why.textContent()) ?? ""
    await expect.poll(async () => (await covered(page)).filter((fact) => words.includes(fact))).toEqual([])
    await page.unroute(node)
    await page.locator("[data-slot=banner-place]").getByRole("button", { name: "Dismiss" }).click()
    await message(page).getByRole("button", { name: "Dismiss" }).click()
    await expect(message(page)).toHaveCount(0)
  })
  await test.step("without a connection a bet cannot be placed, which is said once, beside the button", async () => {
    await page.setViewportSize(phone)
    await context.setOffline(true)
    const said = page.getByRole("paragraph").filter({ hasText: /offline|Costs Not Known|no connection/i })
    await expect(said).toHaveCount(1)
    await expect(page.locator("[data-slot=dock]").filter({ has: said })).toHaveCount(1)
    await expect(player.roll()).toBeDisabled()
    await expect(message(page)).toHaveCount(0)
    await context.setOffline(false)
    await expect(player.roll()).toBeEnabled()
    await expect(message(page)).toContainText("You are online again")
    const back = await message(page).boundingBox()
    const [x, y] = [back?.x ?? 0, (back?.y ?? 0) + 18]
    await swipe(page, [
      [x + 40, y],
      [x + 90, y],
      [x + 180, y],
    ])
    await expect(message(page)).toHaveCount(0)
  })
  await test.step("on a board none is seen while a result is revealed; elsewhere it is above the tabs", async () => {
    await copyAddress(player)
    await page.locator("[data-slot=board]").evaluate((board) => board.setAttribute("data-revealing", "true"))
    await expect(message(page)).toBeHidden()
    await arrive(page, "/terms")
    await copyAddress(player)
    const [line, tabs] = await Promise.all([message(page).boundingBox(), page.locator("#tabs").boundingBox()])
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
    expect((tabs?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0)).toBeLessThan(40)
  })
})
