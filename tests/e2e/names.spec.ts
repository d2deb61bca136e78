import type { Locator, Page } from "@playwright/test"
import { expect, type Player, test } from "./casino"
import { walkerOf } from "./keyboard"
import { long } from "./long"
import { arrive } from "./shell"

/** What the accessibility tree says of an element. */
const nameOf = (element: Locator) => element.evaluate((at) => at.computedName ?? "")
const namesOf = (elements: Locator) => elements.evaluateAll((all) => all.map((at) => at.computedName ?? ""))

/** The box of the ring of an element that has the focus, drawn by itself or by its `::after`; null without a ring. */
const ringOf = (element: Locator) =>
  element.evaluate((at) => {
    const drawn = [null, "::after"].find((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(at, part)
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
    })
    if (drawn === undefined) return null
    const { width, height } = drawn === null ? at.getBoundingClientRect() : getComputedStyle(at, drawn)
    return { width: Number.parseFloat(`${width}`), height: Number.parseFloat(`${height}`) }
  })

async function rollOnce(player: Player) {
  await player.openGame()
  await expect(player.roll()).toBeEnabled()
  await player.roll().press("Enter")
  await expect(player.announcement()).toBeAttached()
}

test("the balance's link says the balance and has a ring around the whole chip; F8 leads to messages with a ring", {
  tag: long,
}, async ({ player, page }) => {
  await player.openGame()
  const chip = page.getByRole("banner").getByRole("link", { name: /Tokens and fees/ })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.getByRole("main").focus()
    await chip.focus()
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Tab")
    expect(await nameOf(chip)).toMatch(/^10\.0000 SOL\. *Tokens and fees$/)
    const ring = await ringOf(chip)
    expect(ring?.width, `${width} px`).toBeGreaterThan(60)
    expect(ring?.height, `${width} px`).toBeGreaterThan(30)
  }
  await page.setViewportSize({ width: 1440, height: 1024 })
  await player.walletMenu().press("Enter")
  await page.getByRole("menuitem", { name: "Get test USDC", exact: true }).press("Enter")
  await expect(page.locator("[data-slot=toast]").first()).toBeVisible()
  await page.keyboard.press("F8")
  const list = page.locator("[data-slot=toasts]")
  await expect(list).toBeFocused()
  expect((await ringOf(list))?.width).toBeGreaterThan(200)
})

test("the slider of Dice says the range that can be bet, and no two of its controls have the same name", {
  tag: long,
}, async ({ player, page }) => {
  await player.openGame()
  const slider = page.getByRole("slider")
  await expect(slider).toHaveAttribute("aria-valuemin", "1")
  await expect(slider).toHaveAttribute("aria-valuemax", "95")
  const unlike = async () => {
    const names = await namesOf(page.getByRole("slider").or(page.locator("[data-slot=dock]").getByRole("spinbutton")))
    expect(new Set(names).size).toBe(names.length)
    return names
  }
  expect(await unlike()).toEqual(expect.arrayContaining(["Target", "Roll under"]))
  await page.getByRole("radio", { name: "Between" }).press("Space")
  await expect(page.getByRole("slider")).toHaveCount(2)
  expect(await unlike()).toContain("Under")
})

test("the command menu says which theme was chosen", { tag: long }, async ({ page }) => {
  await arrive(page)
  await page.keyboard.press("Control+k")
  const menu = page.getByRole("dialog", { name: "Command menu" })
  await expect(menu).toBeVisible()
  await page.keyboard.type("theme arctic")
  await page.keyboard.press("Enter")
  await expect(menu.getByRole("status")).toHaveText(/^Theme Arctic.* is active$/)
})

/** Landmarks that a dialog brings along, and links of it that open a tab and do not say so. */
const faultsOf = (dialog: Locator) =>
  dialog.evaluate((root) => [
    ...[...root.querySelectorAll("header, footer, [role=banner], [role=contentinfo]")]
      .filter((at) => at.computedRole === "banner" || at.computedRole === "contentinfo")
      .map((at) => `landmark: ${at.computedRole}`),
    ...[...root.querySelectorAll("a[target=_blank]")]
      .filter((at) => !/new tab/.test(at.computedName ?? ""))
      .map((at) => `no new tab: ${at.computedName}`),
  ])

async function lookAt(page: Page, found: string[]) {
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()
  found.push(...(await faultsOf(dialog)))
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
}

test("dialogs have no landmarks of their own, and links say that they open a new tab", { tag: long }, async ({
  player,
  page,
}) => {
  await rollOnce(player)
  const found: string[] = []
  const controls = page.getByRole("group", { name: "Game controls" })
  for (const name of ["Info", "Provably fair"]) {
    await controls.getByRole("button", { name }).press("Enter")
    await lookAt(page, found)
  }
  for (const name of ["Transaction", "Game settings"]) {
    await player.openMore(name)
    await lookAt(page, found)
  }
  for (const panel of ["settings", "theme", "allGames", "status", "shortcuts", "command"]) {
    await arrive(page, `/explorer?panel=${panel}`)
    await lookAt(page, found)
  }
  for (const path of ["/", "/help", "/fairness", "/aboutme", "/credits", "/profile", "/explorer", "/back-soon"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached()
    found.push(...(await faultsOf(page.locator("body"))).filter((fault) => fault.startsWith("no new tab")))
  }
  expect(found).toEqual([])
})

test("no two buttons beside each other are called Settings, and none is only called Open", { tag: long }, async ({
  player,
  page,
}) => {
  await player.openGame()
  const named = async () => (await namesOf(page.getByRole("button"))).filter((name) => /^(Settings|Open)$/.test(name))
  await expect.poll(named).toEqual(["Settings"])
  await arrive(page, "/settings")
  // The page inside the frame comes later, with the buttons that this is about.
  await expect(page.getByRole("button", { name: "Open graphics" })).toBeVisible()
  await expect.poll(named).toEqual(["Settings"])
  const walker = walkerOf(page)
  await walker.goTo(/button "Open graphics"/)
})
