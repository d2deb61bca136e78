import type { Locator, Page } from "@playwright/test"
import { focusedElement } from "../../design-system/src/testing/focus-walker"
import { expect, moving, test } from "./casino"

test.use({ ...moving, viewport: { width: 1440, height: 900 } })

const controls = (page: Page) => page.getByRole("group", { name: "Game controls" })
const settling = (page: Page) => page.getByText("Getting your result... 🎯").first()

async function expectInView(part: Locator) {
  const view = part.page().viewportSize()
  // A screen that was just opened, or is entering fullscreen, may still be on its way to its size.
  await expect(async () => {
    const box = await part.boundingBox()
    expect(box).not.toBeNull()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(view?.height ?? 0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(view?.width ?? 0)
  }).toPass({ timeout: 15_000 })
}

test("the controls of a game open what they name and take the focus back; a bet outlasts fullscreen and a wallet that disconnects", async ({
  player,
}) => {
  const { page } = player
  const focused = expect.poll(() => page.evaluate(focusedElement))
  const start = page.getByRole("button", { name: "Start Game" })
  const played = async () => (await player.settledOnChain()).length
  await player.openGame()
  await focused.toBe('group "Dice, the game"')

  await test.step("the splash takes a double click for one, and no bet goes out", async () => {
    await page.getByRole("button", { name: "Back" }).click()
    await page.getByRole("link", { name: "Play Now Dice" }).first().click()
    await expectInView(start)
    await expect(controls(page)).toHaveCount(0)
    // The second click must not press what appears under the button.
    const spot = await start.boundingBox()
    await page.mouse.dblclick((spot?.x ?? 0) + (spot?.width ?? 0) / 2, (spot?.y ?? 0) + (spot?.height ?? 0) / 2)
    await expect(player.roll()).toBeEnabled()
    await expect(page.getByText("Ready to play! 🎮").first()).toBeVisible()
    expect(await played()).toBe(0)
  })

  await test.step("every control opens what it names, by pointer and by key", async () => {
    for (const [control, key, title] of [
      ["Info", "i", "Dice"],
      ["Provably fair", "p", "Provably fair"],
      [null, "t", "Game settings"],
    ] as const) {
      for (const open of [
        () => (control ? controls(page).getByRole("button", { name: control }).click() : player.openMore(title)),
        () => page.keyboard.press(key),
      ]) {
        await open()
        await expect(page.getByRole("dialog", { name: title })).toBeVisible()
        await page.keyboard.press("Escape")
        await expect(page.getByRole("dialog")).toHaveCount(0)
      }
    }
    await page.keyboard.press("i")
    await page.getByRole("dialog", { name: "Dice" }).getByRole("button", { name: "Play Now" }).click()
    await expect(page.getByRole("dialog")).toHaveCount(0)
    // The settings offer the view; the button beside the board is the owner's switch, and it is off.
    await page.keyboard.press("t")
    const views = page.getByRole("dialog", { name: "Game settings" }).getByRole("radiogroup", { name: "View" })
    await expect(views.getByRole("radio")).toHaveCount(2)
    await expect(views.getByRole("radio", { name: "2D" })).toBeChecked()
    await page.keyboard.press("Escape")
    await expect(controls(page).getByRole("button", { name: /2D|3D/ })).toHaveCount(0)
  })

  await player.roll().click()
  await expect(player.announcement()).toHaveCount(1)
  await test.step("a dialog that was opened from a dialog gives the focus back to the control of the first one", async () => {
    for (const [control, first, way, second] of [
      ["Info", "Dice", /^Share$/, "Share"],
      ["Provably fair", "Provably fair", /^Share the chosen round$/, "Share Result"],
      ["Game settings", "Game settings", /^All settings$/, "Settings"],
    ] as const) {
      const folded = control === "Game settings"
      await (folded ? player.openMore(control) : controls(page).getByRole("button", { name: control }).press("Enter"))
      await page.getByRole("dialog", { name: first }).getByRole("button", { name: way }).press("Enter")
      await expect(page.getByRole("dialog", { name: second })).toBeVisible()
      await expect(page.getByRole("dialog")).toHaveCount(1)
      await page.keyboard.press("Escape")
      await expect(page.getByRole("dialog")).toHaveCount(0)
      await focused.toBe(`button "${folded ? "More controls" : control}"`)
    }
  })

  await test.step("fullscreen shows board, action and controls, and a bet begun there survives leaving it", async () => {
    await player.stack.send("holdResults")
    await page.getByRole("button", { name: "Fullscreen" }).click()
    const leave = page.getByRole("button", { name: "Leave fullscreen" })
    await expect(leave).toBeFocused()
    // The board alone with its dock.
    for (const part of ["title", "last-results"]) await expect(page.locator(`[data-slot=${part}]`)).toBeHidden()
    await expect(page.locator("[data-slot=screen] > footer")).toBeHidden()
    const board = page.locator("[data-slot=board]")
    for (const part of [board, player.roll(), controls(page)]) await expectInView(part)
    await expect.poll(async () => (await board.boundingBox())?.height).toBeGreaterThanOrEqual(280)
    // Nothing behind the game can be reached.
    await expect(page.locator("header").first()).toHaveJSProperty("inert", true)

    await player.roll().click()
    await expect(settling(page)).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("button", { name: "Fullscreen", exact: true })).toBeVisible()
    // The browser leaves fullscreen asynchronously.
    await expect
      .poll(() => page.evaluate(() => [document.fullscreenElement, document.querySelector("[inert]")]))
      .toEqual([null, null])
    await player.stack.send("releaseResults")
    await expect(player.announcement()).toHaveCount(1)
    const events = await player.settledOnChain()
    expect(events).toHaveLength(2)
    await player.expectRoll(events[0])
  })

  await test.step("a wallet that disconnects during a bet sees its result after reconnecting", async () => {
    // The bet is under way for as long as the wallet is gone, on a slow machine too.
    await player.stack.send("holdResults")
    try {
      await player.roll().click()
      await expect(settling(page)).toBeVisible()
      await player.walletMenu().click()
      await page.getByRole("menuitem", { name: "Disconnect" }).click()
      await expect(page.getByText("Please connect your wallet to play.")).toBeVisible()
      await player.connect()
      await expect(settling(page)).toBeVisible()
    } finally {
      await player.stack.send("releaseResults")
    }
    await expect(player.announcement()).toHaveCount(1)
    expect(await played()).toBe(3)
  })
})
