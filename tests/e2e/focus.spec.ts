import type { Locator, Page } from "@playwright/test"
import { focusedElement } from "../../design-system/src/testing/focus-walker"
import { comingSoonGames, expect, type Player, test } from "./casino"
import { logFocus, takenFocus } from "./keyboard"
import { long } from "./long"
import { arrive } from "./shell"

const dialog = (page: Page) => page.getByRole("dialog")
const controls = (page: Page) => page.getByRole("group", { name: "Game controls" })
const banner = (page: Page) => page.getByRole("banner")
const focused = (page: Page) => expect.poll(() => page.evaluate(focusedElement))

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

/** Opens one dialog and from it another, which closes the first. */
async function openThrough(page: Page, opener: Locator, first: string, way: RegExp, second: string | RegExp) {
  await openFrom(page, opener, first)
  await enter(page.getByRole("dialog", { name: first }).getByRole("button", { name: way }))
  await expect(page.getByRole("dialog", { name: second })).toBeVisible()
  await expect(dialog(page)).toHaveCount(1)
}

async function rollOnce({ page, roll, announcement }: Player) {
  await enter(roll())
  await expect(announcement()).toBeAttached()
  await expect(page.getByRole("button", { name: "Verify last result" })).toBeVisible()
}

test("a dialog that was opened from a dialog of a game gives the focus back to the control of the first one", async ({
  player,
  page,
}) => {
  await player.openGame()
  await focused(page).toBe('group "Dice, the game"')
  await rollOnce(player)
  const ways = [
    ["Info", "Dice", /^Share$/, "Share"],
    ["Provably fair", "Provably fair", /^Share the chosen round$/, "Share Result"],
    ["Game settings", "Game settings", /^All settings$/, "Settings"],
  ] as const
  for (const [control, first, way, second] of ways) {
    await openThrough(page, controls(page).getByRole("button", { name: control }), first, way, second)
    await closeBy(page, closings.Escape)
    await focused(page).toBe(`button "${control}"`)
  }
})

test("the fees of a bet close by a button, and the proof of a result gives the focus back to its button", {
  tag: long,
}, async ({ player, page }) => {
  await player.openGame()
  const fees = page.getByRole("button", { name: /^Leaves beside the bet/ })
  await openFrom(page, fees, "What this bet costs")
  await closeBy(page, closings["its close button"])
  await expect(fees).toBeFocused()
  await rollOnce(player)
  const result = page.locator("[data-slot=outcome]")
  await openFrom(page, result.getByRole("button", { name: "Verify this result" }), "Provably fair")
  await closeBy(page, closings.Escape)
  await focused(page).toBe('button "Verify this result"')
})

test.describe("a newcomer", () => {
  test.use({ newcomer: true })
  test("keeps the focus through connecting, test SOL, limits, disconnecting and connecting again", {
    tag: long,
  }, async ({ page }) => {
    await arrive(page)
    const connect = banner(page).getByRole("button", { name: "Connect Wallet" })
    const wallet = banner(page).getByRole("button", { name: /\.\.\./ })
    await openFrom(page, connect, "Connect Wallet")
    await enter(dialog(page).getByRole("button", { name: /Local Wallet/ }))
    const welcome = page.getByRole("dialog", { name: "Welcome to DGHRT" })
    await expect(welcome).toBeVisible()
    await enter(welcome.getByRole("button", { name: "Get test SOL" }))
    await expect(welcome.getByRole("status")).toHaveText("10 test SOL sent.")
    await focused(page).toBe('button "Get test SOL"')
    await closeBy(page, closings.Escape)
    await focused(page).toBe('group "Wallet"')
    for (const [item, name] of [
      ["Limits", "Responsible play"],
      ["Export or import the key", "Local wallet key"],
    ] as const) {
      await enter(wallet)
      await enter(page.getByRole("menuitem", { name: item }))
      await expect(page.getByRole("dialog", { name })).toBeVisible()
      await closeBy(page, closings.Escape)
      await expect(wallet).toBeFocused()
    }
    await enter(wallet)
    await enter(page.getByRole("menuitem", { name: "Disconnect" }))
    await expect(connect).toBeVisible()
    await focused(page).toBe('group "Wallet"')
    await page.keyboard.press("Tab")
    await expect(connect).toBeFocused()
    await openFrom(page, connect, "Connect Wallet")
    await enter(dialog(page).getByRole("button", { name: /Local Wallet/ }))
    await expect(wallet).toBeVisible()
    await focused(page).toBe('group "Wallet"')
  })
})

test("a panel that loads slowly takes the focus once, when it has come", async ({ page }) => {
  await logFocus(page)
  await arrive(page)
  let release = () => undefined as unknown
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/settings-overlay/, async (route) => {
    await held
    await route.fallback()
  })
  const opener = banner(page).getByRole("button", { name: "Settings" })
  await enter(opener)
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible()
  await takenFocus(page)
  release()
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible()
  await focused(page).toBe('dialog "Settings"')
  expect(await takenFocus(page)).toEqual(['dialog "Settings"'])
  await closeBy(page, closings.Escape)
  await expect(opener).toBeFocused()
})

test("every dialog of the header, the footer and the game gives the focus back, by Escape and by its close button", {
  tag: long,
}, async ({ player, page }) => {
  await player.openGame()
  await rollOnce(player)
  const openers: readonly (readonly [Locator, string | RegExp])[] = [
    ...(["Settings", "Theme"] as const).map(
      (name) =>
        [banner(page).getByRole("button", { name }), name === "Theme" ? "Theme & Style Customization" : name] as const,
    ),
    [banner(page).getByRole("link", { name: /Tokens and fees/ }), /./],
    [banner(page).getByRole("link", { name: "Bonus" }), /./],
    [banner(page).getByRole("link", { name: "Leaderboard" }), "Leaderboard"],
    [page.getByRole("contentinfo").getByRole("button", { name: /^Status/ }), "Connection Status"],
    [controls(page).getByRole("button", { name: "Info" }), "Dice"],
    [controls(page).getByRole("button", { name: "Provably fair" }), "Provably fair"],
    [controls(page).getByRole("button", { name: "Transaction" }), "Transaction"],
    [controls(page).getByRole("button", { name: "Game settings" }), "Game settings"],
    [page.getByRole("button", { name: "Set bet amount" }), "Set Bet Amount"],
    [page.getByRole("button", { name: "Verify last result" }), "Provably fair"],
    [page.getByRole("button", { name: /^Leaves beside the bet/ }), "What this bet costs"],
  ]
  for (const [opener, name] of openers)
    for (const close of Object.values(closings)) {
      await openFrom(page, opener, name)
      await closeBy(page, close)
      await expect(opener).toBeFocused()
    }
})

test("panels of panels, and panels that a shortcut opens during a reveal, give the focus back to where it was", {
  tag: long,
}, async ({ player, page }) => {
  await player.openGame()
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
  const settings = banner(page).getByRole("button", { name: "Settings" })
  for (const [way, second] of [
    [/^All themes$/, "Theme & Style Customization"],
    [/responsible play/i, "Responsible play"],
  ] as const) {
    await openThrough(page, settings, "Settings", way, second)
    await closeBy(page, closings.Escape)
    await expect(settings).toBeFocused()
  }
  // Closing by the action of the dialog.
  const info = controls(page).getByRole("button", { name: "Info" })
  await openFrom(page, info, "Dice")
  await closeBy(page, () => enter(dialog(page).getByRole("button", { name: "Play Now" })))
  await expect(info).toBeFocused()
  const bet = page.getByRole("button", { name: "Set bet amount" })
  await openFrom(page, bet, "Set Bet Amount")
  await closeBy(page, () => enter(dialog(page).getByRole("button", { name: "Confirm" })))
  await expect(bet).toBeFocused()
})

test.describe("the games that are announced", () => {
  test.use({ openGames: comingSoonGames })
  for (const [id, name] of [
    ["crash", "Crash"],
    ["hilo", "HiLo"],
    ["plinkorace", "Plinko Race"],
  ] as const)
    test(`${name}: the game has the focus once it has started, and its dialogs give it back`, { tag: long }, async ({
      player,
      page,
    }) => {
      await player.openGame({ game: id })
      await focused(page).toBe(`group "${name}, the game"`)
      const openers: readonly (readonly [Locator, RegExp])[] = [
        [controls(page).getByRole("button", { name: "Info" }), new RegExp(name)],
        [controls(page).getByRole("button", { name: "Game settings" }), /Game settings/],
        ...(id === "plinkorace"
          ? ([[page.getByRole("button", { name: "Create" }).first(), /race/i]] as const)
          : ([[page.getByRole("button", { name: /^Leaves beside the bet/ }), /What this bet costs/]] as const)),
      ]
      for (const [opener, dialogName] of openers) {
        await openFrom(page, opener, dialogName)
        await closeBy(page, closings.Escape)
        await expect(opener).toBeFocused()
      }
    })
})

test("the limits keep the focus through a limit that is saved, and give it back to the wallet", {
  tag: long,
}, async ({ player, page }) => {
  await player.openGame()
  const wallet = player.walletMenu()
  await enter(wallet)
  await enter(page.getByRole("menuitem", { name: "Limits" }))
  const limits = page.getByRole("dialog", { name: "Responsible play" })
  await expect(limits).toBeVisible()
  for (const button of await limits.getByRole("button", { name: /^(Save|Start|Take)/ }).all()) {
    if (!(await button.isEnabled())) continue
    await enter(button)
    await focused(page).not.toBe("nothing")
  }
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expect(limits).toHaveCount(0)
  await expect(wallet).toBeFocused()
})
