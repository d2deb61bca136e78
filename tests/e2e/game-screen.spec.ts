import type { Locator, Page } from "@playwright/test"
import { expect, moving, type Player, test } from "./casino"
import { long, longUnless } from "./long"

const layouts = [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const

const start = (page: Page) => page.getByRole("button", { name: "Start Game" })
const controls = (page: Page) => page.getByRole("group", { name: "Game controls" })

/** Up to the splash, and no further. */
async function arriveAtDice(player: Player) {
  await player.page.goto("/")
  await player.connect()
  await player.page.getByRole("link", { name: "Play Now Dice" }).first().click()
  await expect(start(player.page)).toBeVisible()
}

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

test.describe("the splash", () => {
  /** Picture, name and the way in are in sight, and no key of a started game works. */
  async function expectSplash({ page }: Player) {
    await expect(page.getByRole("heading", { level: 1, name: "Dice" })).toBeVisible()
    await expect(page.getByText("Ready to test your luck? Click start when you're ready to play!")).toBeVisible()
    await expectInView(start(page))
    await expect(controls(page)).toHaveCount(0)
    await page.keyboard.press("i")
    await page.keyboard.press("p")
    await expect(page.getByRole("dialog")).toHaveCount(0)
  }

  test("of a game shows its picture, its name and the way in, all in sight (phone)", { tag: long }, async ({
    player,
  }) => {
    await player.page.setViewportSize({ width: 390, height: 844 })
    await arriveAtDice(player)
    await expectSplash(player)
  })

  test("has all in sight and stays until Start Game, which lists the game first among those played", {
    tag: long,
  }, async ({ player }) => {
    const { page } = player
    const played = () => page.evaluate(() => JSON.parse(localStorage.user).gamesPlayed)
    await arriveAtDice(player)
    await expectSplash(player)
    await page.reload()
    await expect(start(page)).toBeVisible()
    expect(await played()).toBeFalsy()
    await player.start()
    await expect.poll(played).toEqual(["dice"])

    await page.reload()
    await expect(controls(page)).toBeVisible()
    await page.getByRole("button", { name: "Back" }).click()
    await page.getByRole("link", { name: "Play Now Flip" }).first().click()
    await start(page).click()
    await expect(
      page.getByRole("region", { name: "Flip" }).getByRole("heading", { level: 1, name: "Flip" }),
    ).toBeVisible()
    await expect.poll(played).toEqual(["flip", "dice"])
    await page.getByRole("button", { name: "Back" }).click()
    await page.getByRole("link", { name: "Play Now Dice" }).first().click()
    await expect(start(page)).toBeVisible()
  })

  test("takes a double click for one, and no bet goes out", { tag: long }, async ({ player }) => {
    await arriveAtDice(player)
    await player.fund()
    // The second click must not press what appears under the button.
    const spot = await start(player.page).boundingBox()
    await player.page.mouse.dblclick((spot?.x ?? 0) + (spot?.width ?? 0) / 2, (spot?.y ?? 0) + (spot?.height ?? 0) / 2)
    await expect(player.roll()).toBeEnabled()
    await expect(player.page.getByText("Ready to play! 🎮").first()).toBeVisible()
    expect(await player.settledOnChain()).toHaveLength(0)
  })

  test("comes before free play as well", { tag: long }, async ({ player }) => {
    await player.page.goto("/")
    await player.connect()
    await player.page.goto("/game/DEMO/dice")
    await expect(start(player.page)).toBeVisible()
  })
})

test.describe("fullscreen", () => {
  test.use(moving)
  for (const [name, viewport] of layouts) {
    test(
      `shows board, action and controls, and a bet begun there survives leaving it (${name})`,
      longUnless(name === "desktop"),
      async ({ player }) => {
        const { page } = player
        await page.setViewportSize(viewport)
        await player.openGame()
        await player.stack.send("holdResults")
        const more = page.getByRole("button", { name: "More controls" })
        const folded = await more.isVisible()
        if (folded) await more.click()
        await page.getByRole("button", { name: "Fullscreen" }).click()
        const leave = page.getByRole("button", { name: "Leave fullscreen" })
        await expect(leave).toBeFocused()
        // The board alone with its dock.
        for (const part of ["title", "last-results"]) await expect(page.locator(`[data-slot=${part}]`)).toBeHidden()
        await expect(page.locator("[data-slot=screen] > footer")).toBeHidden()
        for (const part of [page.locator("[data-slot=board]"), player.roll(), controls(page)]) await expectInView(part)
        await expect(async () => {
          const board = await page.locator("[data-slot=board]").boundingBox()
          expect(board?.height).toBeGreaterThanOrEqual(280)
          expect(board?.height).toBeLessThanOrEqual(900)
        }).toPass({ timeout: 15_000 })
        // Nothing behind the game can be reached.
        await expect(page.locator("header").first()).toHaveJSProperty("inert", true)

        await player.roll().click()
        await expect(page.getByText("Getting your result... 🎯").first()).toBeVisible()
        await page.keyboard.press("Escape")
        await expect(folded ? more : page.getByRole("button", { name: "Fullscreen", exact: true })).toBeFocused()
        // The browser leaves fullscreen asynchronously.
        await expect
          .poll(() => page.evaluate(() => [document.fullscreenElement, document.querySelector("[inert]")]))
          .toEqual([null, null])
        await player.stack.send("releaseResults")
        await expect(player.announcement()).toHaveCount(1)
        const events = await player.settledOnChain()
        expect(events).toHaveLength(1)
        await player.expectRoll(events[0])
        // A result that is shown there outlasts it too.
        await page.keyboard.press("f")
        await expect(leave).toBeVisible()
        await page.keyboard.press("Escape")
        await expect(leave).toBeHidden()
        await expect(page.getByRole("button", { name: "Verify this result" })).toBeVisible()
      },
    )
  }

  test("is left by a dialog's Escape only after the dialog", { tag: long }, async ({ player }) => {
    const { page } = player
    await player.openGame({ funded: false })
    await page.keyboard.press("f")
    await page.keyboard.press("i")
    await expect(page.getByRole("dialog", { name: "Dice" })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await expect(page.getByRole("button", { name: "Leave fullscreen" })).toBeVisible()
    await page.keyboard.press("f")
    await expect(page.getByRole("button", { name: "Fullscreen", exact: true })).toBeVisible()
  })

  test("fills the window where the browser refuses it", { tag: long }, async ({ player, context }) => {
    await context.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("not here"))
    })
    await player.openGame({ funded: false })
    await player.page.keyboard.press("f")
    const frame = player.page.locator("[data-slot=game-frame]")
    await expect.poll(() => frame.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 1024 })
    await player.page.keyboard.press("Escape")
    await expect(player.page.getByRole("button", { name: "Fullscreen", exact: true })).toBeVisible()
  })
})

test("every control opens what it names, by pointer and by key", async ({ player }) => {
  const { page } = player
  await player.openGame({ funded: false })
  for (const [control, key, title] of [
    ["Info", "i", "Dice"],
    ["Provably fair", "p", /fair/i],
    ["Settings", "t", "Game settings"],
  ] as const) {
    for (const open of [
      () => controls(page).getByRole("button", { name: control }).click(),
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
  await expect(views.getByRole("radio")).toHaveCount(3)
  await expect(views.getByRole("radio", { name: /^Auto/ })).toBeChecked()
  await page.keyboard.press("Escape")
  await expect(controls(page).getByRole("button", { name: /2D|3D/ })).toHaveCount(0)
})

test("the sound is off at 0 and on at a half, and no key works while typing", { tag: long }, async ({ player }) => {
  const { page } = player
  const volume = () => page.evaluate(() => JSON.parse(localStorage["dghrt-play-preferences"] ?? "{}").volume)
  await player.openGame({ funded: false })
  await page.keyboard.press("m")
  await expect(page.getByRole("button", { name: "Unmute" })).toBeVisible()
  await expect.poll(volume).toBe(0)
  await page.getByRole("button", { name: "Unmute" }).click()
  await expect(page.getByRole("button", { name: "Mute" })).toBeVisible()
  await expect.poll(volume).toBe(0.5)

  await player.bet().focus()
  for (const key of ["m", "f", "i", "p", "t"]) await page.keyboard.press(key)
  await expect(page.getByRole("button", { name: "Mute" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Fullscreen", exact: true })).toBeVisible()
  await expect(page.getByRole("dialog")).toHaveCount(0)
})

test("the ladder is beside the board, or in the info dialog where there is no space", { tag: long }, async ({
  player,
}) => {
  const { page } = player
  await player.openGame({ funded: false })
  const ladder = page.getByRole("region", { name: "Last rolls" })
  const info = page.getByRole("dialog", { name: "Dice" })
  await page.keyboard.press("i")
  await expect(info).toBeVisible()
  await expect(info.getByRole("region", { name: "Last rolls" })).toHaveCount(0)
  await page.keyboard.press("Escape")
  await expect(ladder).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(ladder).toBeHidden()
  await page.keyboard.press("i")
  await expect(info.getByRole("region", { name: "Last rolls" })).toBeVisible()
})

test("a wallet that disconnects during a bet sees its result after reconnecting", async ({ player }) => {
  const { page } = player
  await player.openGame()
  await player.roll().click()
  await expect(player.announcement()).toHaveCount(1)
  // The second bet is under way for as long as the wallet is gone, on a slow machine too.
  await player.stack.send("holdResults")
  try {
    await player.roll().click()
    await expect(page.getByText("Getting your result... 🎯").first()).toBeVisible()
    await player.walletMenu().click()
    await page.getByRole("menuitem", { name: "Disconnect" }).click()
    await expect(page.getByText("Please connect your wallet to play.")).toBeVisible()
    await player.connect()
    await expect(page.getByText("Getting your result... 🎯").first()).toBeVisible()
  } finally {
    await player.stack.send("releaseResults")
  }
  await expect(player.announcement()).toHaveCount(1)
  expect(await player.settledOnChain()).toHaveLength(2)
})
