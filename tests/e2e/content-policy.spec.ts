import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { alive } from "./shell"

/** What the content policy refused, on all pages of the test. */
async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction("noteRefusal", (text: string) => refused.push(text))
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      Reflect.get(window, "noteRefusal")(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return refused
}

const inMain = (page: Page, selector: string) => page.locator(`:is(header, main) ${selector}:visible:enabled`)

/** Opens each such control of the page in turn, waits for what it opens and closes it. Returns how many there were. */
async function openEach(page: Page, selector: string, opened: string): Promise<number> {
  const controls = inMain(page, selector)
  const count = await controls.count()
  for (let index = 0; index < count; index += 1) {
    await controls.nth(index).click()
    await expect(page.locator(opened).first()).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.locator(opened)).toHaveCount(0)
  }
  return count
}

async function openEverything(page: Page): Promise<{ selects: number; menus: number }> {
  const selects = await openEach(page, "[role=combobox][aria-autocomplete=none]", "[role=listbox]")
  const menus = await openEach(page, "[aria-haspopup=menu]", "[role=menu]")
  for (const button of await inMain(page, "[data-slot=icon-button]").all()) await button.hover()
  return { selects, menus }
}

test("every Select, menu and tip opens without breaking the content policy", async ({ player }) => {
  const { page } = player
  const refused = await refusals(page)
  const seen: Record<string, { selects: number; menus: number }> = {}
  await player.openGame({ game: "plinko" })
  seen.plinko = await openEverything(page)
  const wallet = await player.address()
  await page.goto(`/game/${wallet}/blackjack`)
  await player.start()
  seen.blackjack = await openEverything(page)
  for (const path of [`/explorer/player/${wallet}?tab=history`, "/explorer"]) {
    await page.goto(path)
    await alive(page)
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached()
    if (path.includes("history")) await expect(page.getByRole("combobox", { name: "Outcome" })).toBeVisible()
    seen[path] = await openEverything(page)
  }
  expect(refused).toEqual([])
  expect(seen.plinko).toMatchObject({ selects: 1, menus: 1 })
  expect(seen.blackjack?.selects).toBe(1)
  expect(seen[`/explorer/player/${wallet}?tab=history`]?.selects).toBe(3)
})
