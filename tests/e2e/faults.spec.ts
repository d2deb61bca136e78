import type { Page } from "@playwright/test"
import { focusedElement } from "../../design-system/src/testing/focus-walker"
import { expect, test } from "./casino"
import { logFocus, takenFocus } from "./keyboard"
import { long } from "./long"

const settling = (page: Page) => page.getByText("Getting your result... 🎯").first()

test("a node that refuses leads to a message, and nothing is signed; one that dies in the middle of a bet and comes back shows the result once", async ({
  player,
}) => {
  const { page, stack } = player
  const rpc = `${stack.addresses.rpcUrl}/**`
  await player.openGame()
  for (const answer of [{ status: 429, body: "slow down" }, { json: { jsonrpc: "2.0", id: 1, result: 7 } }]) {
    await page.route(rpc, (route) => route.fulfill(answer))
    await player.roll().click()
    const alert = page.getByRole("alert")
    await expect(alert).toContainText("No money has moved")
    await page.unroute(rpc)
    await page.getByRole("region", { name: "Dice" }).getByRole("button", { name: "Dismiss" }).click()
    await expect(alert).toHaveCount(0)
  }
  expect(await player.settledOnChain()).toHaveLength(0)

  await stack.send("holdResults")
  await player.roll().click()
  await expect(settling(page)).toBeVisible()
  await stack.send("stopNode")
  await expect(page.getByText(/Your bet is safe/).first()).toBeVisible()
  await stack.send("startNode")
  await expect(player.announcement()).toBeVisible({ timeout: 20_000 })
  const events = await player.settledOnChain()
  expect(events).toHaveLength(1)
  await player.expectRoll(events[0])
})

test("a second tab says that the first one is playing, takes over when it is closed, and one bet is charged", async ({
  player,
  context,
}) => {
  await player.openGame()
  const second = await context.newPage()
  await second.goto(player.page.url())
  await second.getByRole("button", { name: "Start Game" }).click()
  const roll = second.getByRole("button", { name: /^Roll/ })
  await expect(roll).toBeEnabled()
  await player.stack.send("holdResults")
  await player.roll().click()
  await expect(settling(player.page)).toBeVisible()
  await roll.click()
  await expect(second.getByRole("alert")).toContainText("another tab")
  await player.page.close()
  await player.stack.send("releaseResults")
  const outcome = second.getByRole("status").filter({ hasText: /^Rolled \d+\./ })
  await expect(outcome).toBeVisible({ timeout: 20_000 })
  expect(await player.settledOnChain()).toHaveLength(1)
})

test("without the libraries of the chain a game takes no bet and plays once they are there; panels whose files do not come leave the bet and its result alone", async ({
  player,
}) => {
  const { page } = player
  await logFocus(page)
  const libraries = /\/assets\/(web3|anchor|gamba|chain)-/
  await page.route(libraries, (route) => route.abort())
  await page.goto("/")
  await player.connect()
  await page.getByRole("link", { name: "Play Now Dice" }).first().click()
  await player.start()
  await player.give(await player.address())
  const notice = page.getByRole("status").filter({ hasText: "A part of this app did not load." })
  const reload = notice.getByRole("button", { name: "Reload Page" })
  await expect(reload).toBeVisible()
  await player.roll().click()
  const failure = page.getByRole("alert").filter({ hasText: "No money has moved." })
  await expect(failure).toContainText("Reload the page, then play again.")
  await reload.click()
  await expect(failure).toHaveCount(0)
  await expect(reload).toBeVisible()
  await page.unroute(libraries)
  // From Chromium 150 on, a document does not fetch a file again that did not come: its reload does.
  await reload.click({ timeout: 2_000 }).catch(() => undefined)
  await expect(notice).toHaveCount(0)
  await player.rollOnce()
  expect(await player.settledOnChain()).toHaveLength(1)

  const files = /\/assets\/(set-bet-dialog|fairness-dialog|rules-dialog|game-settings)/
  await page.route(files, (route) => route.abort())
  await page.getByRole("button", { name: "Set bet amount" }).click()
  const lost = page.getByRole("alert").filter({ hasText: "This panel did not load" })
  await expect(lost).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(lost).toHaveCount(0)
  await player.stack.send("holdResults")
  await player.roll().click()
  await expect(settling(page)).toBeVisible()
  for (const [panel, opener] of [
    ["Info", "Info"],
    ["Provably fair", "Provably fair"],
    ["Game settings", "More controls"],
  ] as const) {
    const control = page.getByRole("group", { name: "Game controls" }).getByRole("button", { name: opener })
    await (panel === opener ? control.click() : player.openMore(panel))
    await expect(lost).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(lost).toHaveCount(0)
    await expect(control).toBeFocused()
  }
  await player.stack.send("releaseResults")
  await expect(player.announcement()).toBeVisible({ timeout: 20_000 })
  await page.unroute(files)

  await test.step("a panel that loads slowly takes the focus once, when it has come", async () => {
    const opener = page.getByRole("banner").getByRole("button", { name: "Settings" })
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/settings-overlay/, (route) => held.then(() => route.continue()))
    await opener.focus()
    await opener.press("Enter")
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible()
    await takenFocus(page)
    release()
    await expect.poll(() => page.evaluate(focusedElement)).toBe('dialog "Settings"')
    expect(await takenFocus(page)).toEqual(['dialog "Settings"'])
    await page.keyboard.press("Escape")
    await expect(opener).toBeFocused()
  })
})

test("a message is read in plain where its viewport does not come, over no action of a game, and goes by itself", {
  tag: long,
}, async ({ player, page }) => {
  await page.route(/\/assets\/toast-host-/, (route) => route.abort())
  await page.setViewportSize({ width: 820, height: 720 })
  await page.goto("/verify")
  await player.connect({ messageStays: true })
  const message = page.getByRole("status").filter({ hasText: "Wallet Connected" })
  await expect(message).toBeVisible()
  await expect(page.getByRole("heading", { name: "Verify a bet" })).toBeVisible()
  await expect(message.getByRole("button", { name: "Dismiss" })).toBeVisible()
  const box = await message.boundingBox()
  expect((box?.y ?? 720) + (box?.height ?? 720)).toBeLessThan(240)
  await page.mouse.move(400, 600)
  await expect(message).toHaveCount(0, { timeout: 60_000 })
})

test("a widget that breaks leaves its page: beside a game, in the explorer and on the home page", {
  tag: long,
}, async ({ player, page }) => {
  const breaks = (file: string) =>
    page.route(new RegExp(`/assets/${file}-[\\w-]{8}\\.js$`), (route) =>
      route.fulfill({ contentType: "text/javascript", body: `throw new Error("${file} breaks")` }),
    )
  const broken = (name: string) =>
    page.locator("[data-slot=component-error]").filter({ hasText: `${name} stopped working.` })
  await page.setViewportSize({ width: 1600, height: 900 })
  await breaks("chat-panel")
  await breaks("replay")
  await player.openGame()
  await expect(broken("The chat")).toContainText("Component Error")
  await player.roll().click()
  await expect(player.announcement()).toBeVisible({ timeout: 20_000 })

  await page.goto("/explorer")
  await page.getByRole("region", { name: "Latest bets" }).getByRole("link", { name: /^Dice/ }).first().click()
  await expect(broken("The replay")).toBeVisible()
  await expect(page.getByRole("tab", { name: "Proof" })).toBeVisible()

  await breaks("explorer")
  await page.goto("/")
  // The player's home replaces the visitor's once the wallet has connected.
  await expect(page.getByText("Total Games")).toBeVisible()
  await page.locator("[data-slot=home-bets]").scrollIntoViewIfNeeded()
  await page.keyboard.press("Tab")
  const bets = broken("The latest bets")
  for (let tries = 0; tries < 3; tries++) await bets.getByRole("button", { name: "Try Again" }).click()
  await expect(bets).toContainText("Multiple retry attempts failed.")
  await expect(bets.getByRole("link", { name: "Go Home" })).toBeVisible()
})
