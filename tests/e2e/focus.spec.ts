import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"

const dialog = (page: Page) => page.getByRole("dialog")
const controls = (page: Page) => page.getByRole("group", { name: "Game controls" })
const banner = (page: Page) => page.getByRole("banner")

/** Presses a control by the keyboard, as somebody who came to it by Tab. */
async function enter(control: Locator) {
  await control.focus()
  await expect(control).toBeEnabled()
  await control.press("Enter")
}

const closings = {
  Escape: (page: Page) => page.keyboard.press("Escape"),
  "its close button": (page: Page) => enter(dialog(page).getByRole("button", { name: "Close", exact: true })),
}

async function closeBy(page: Page, close: (page: Page) => Promise<unknown>) {
  await close(page)
  await expect(dialog(page)).toHaveCount(0)
}

async function openFrom(page: Page, opener: Locator, name: string | RegExp) {
  await enter(opener)
  await expect(page.getByRole("dialog", { name })).toBeVisible()
}

test("every dialog of the header, the footer, the wallet's menu and the game gives the focus back, however it was opened and closed", {
  tag: long,
}, async ({ player, page }) => {
  await player.openGame()
  await enter(player.roll())
  await expect(player.announcement()).toBeAttached()
  const settings = banner(page).getByRole("button", { name: "Settings" })
  const info = controls(page).getByRole("button", { name: "Info" })
  const bet = page.getByRole("button", { name: "Set bet amount" })
  const openers: readonly (readonly [Locator, string | RegExp])[] = [
    [settings, "Settings"],
    [banner(page).getByRole("button", { name: "Theme" }), "Theme & Style Customization"],
    [banner(page).getByRole("link", { name: /Tokens and fees/ }), /./],
    [banner(page).getByRole("link", { name: "Bonus" }), /./],
    [banner(page).getByRole("link", { name: "Leaderboard" }), "Leaderboard"],
    [page.getByRole("contentinfo").getByRole("button", { name: /^Status/ }), "Connection Status"],
    [info, "Dice"],
    [controls(page).getByRole("button", { name: "Provably fair" }), "Provably fair"],
    [bet, "Set Bet Amount"],
    [page.getByRole("button", { name: /^Fees/ }), "What this bet costs"],
    [page.locator("[data-slot=outcome]").getByRole("button", { name: "Verify this result" }), "Provably fair"],
  ]
  for (const [opener, name] of openers)
    for (const close of Object.values(closings)) {
      await openFrom(page, opener, name)
      await closeBy(page, close)
      await expect(opener).toBeFocused()
    }

  for (const name of ["Transaction", "Game settings"])
    for (const close of Object.values(closings)) {
      await player.openMore(name)
      await expect(page.getByRole("dialog", { name })).toBeVisible()
      await closeBy(page, close)
      await expect(controls(page).getByRole("button", { name: "More controls" })).toBeFocused()
    }

  await test.step("a panel of a panel, and a dialog that its own action closes", async () => {
    for (const [way, second] of [
      [/^All themes$/, "Theme & Style Customization"],
      [/responsible play/i, "Responsible play"],
    ] as const) {
      await openFrom(page, settings, "Settings")
      await enter(dialog(page).getByRole("button", { name: way }))
      await expect(page.getByRole("dialog", { name: second })).toBeVisible()
      await expect(dialog(page)).toHaveCount(1)
      await closeBy(page, closings.Escape)
      await expect(settings).toBeFocused()
    }
    for (const [opener, name, action] of [
      [info, "Dice", "Play Now"],
      [bet, "Set Bet Amount", "Confirm"],
    ] as const) {
      await openFrom(page, opener, name)
      await closeBy(page, () => enter(dialog(page).getByRole("button", { name: action })))
      await expect(opener).toBeFocused()
    }
  })

  await test.step("a dialog of the wallet's menu", async () => {
    for (const [item, name] of [
      ["Limits", "Responsible play"],
      ["Export or import the key", "Local wallet key"],
    ] as const) {
      await enter(player.walletMenu())
      await openFrom(page, page.getByRole("menuitem", { name: item }), name)
      await closeBy(page, closings.Escape)
      await expect(player.walletMenu()).toBeFocused()
    }
  })

  await test.step("a panel that a shortcut opens during a reveal", async () => {
    for (const [key, name] of [
      ["?", "Keyboard shortcuts"],
      ["Control+k", "Command menu"],
      ["i", "Dice"],
      ["p", "Provably fair"],
    ] as const) {
      await enter(player.roll())
      await page.keyboard.press(key)
      await expect(page.getByRole("dialog", { name })).toBeVisible()
      await closeBy(page, closings.Escape)
      await expect(player.roll()).toBeFocused()
      await expect(player.announcement()).toBeAttached()
    }
  })
})

test("a page that is opened names itself, Back returns to the link that was followed, Retry keeps the focus in the page, and F, Escape and M leave it where it was", async ({
  player,
  page,
}) => {
  await player.openGame()
  await enter(player.roll())
  await expect(player.announcement()).toBeAttached()
  const main = page.getByRole("main")

  await test.step("F, Escape and M", async () => {
    await page.keyboard.press("f")
    await expect(page.getByRole("button", { name: "Leave fullscreen" })).toBeVisible()
    await expect(player.roll()).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("button", { name: "Fullscreen", exact: true })).toBeVisible()
    await expect(player.roll()).toBeFocused()
    await page.keyboard.press("m")
    await expect(page.getByRole("status").filter({ hasText: "Sound off." })).toBeAttached()
    await page.keyboard.press("m")
    await expect(page.getByRole("status").filter({ hasText: "Sound on." })).toBeAttached()
  })

  await test.step("a row of bets and the way back", async () => {
    await page.getByRole("link", { name: "Explorer" }).first().click()
    await expect(main).toBeFocused()
    await expect(main).toHaveAccessibleName("Explorer")
    const row = main.getByRole("link", { name: /Dice/ }).first()
    await enter(row)
    await expect(main).toHaveAccessibleName(/^Transaction/)
    await expect(main).toBeFocused()
    await page.goBack()
    await expect(main).toHaveAccessibleName("Explorer")
    await expect(row).toBeFocused()
  })

  await test.step("Retry on the error page of a game", async () => {
    await page.route("**/assets/flip-module*", (route) => route.abort())
    await page.goto("/game/demo/flip")
    const retry = main.getByRole("button", { name: "Retry" })
    await enter(retry)
    await expect(retry).toBeVisible()
    await expect(page.locator("body")).not.toBeFocused()
    await page.unroute("**/assets/flip-module*")
    await enter(retry)
    // From Chromium 150 on, this loads the page anew, which begins at its top.
    await expect(page.getByRole("button", { name: "Start Game" })).toBeVisible()
  })
})
