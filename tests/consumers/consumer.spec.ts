import { expect, type Page } from "@playwright/test"
import { test } from "./consumer.ts"
import { announceTestWallet } from "./test-wallet.ts"

test("the app runs on the React it installed", async ({ page, consumer }) => {
  await expect(page.getByText(`React ${consumer.react}`)).toBeVisible()
})

test("a dialog opens and closes by keyboard and gives focus back", async ({ page }) => {
  const rules = page.getByRole("button", { name: "Rules" })
  const dialog = page.getByRole("dialog", { name: "How to play" })
  await rules.focus()
  await page.keyboard.press("Enter")
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveAccessibleDescription("One roll decides.")
  await expect(dialog).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(rules).toBeFocused()
})

test("a bet reports in the smallest unit as it is typed and doubled", async ({ page }) => {
  const field = page.getByRole("textbox", { name: "Bet amount" })
  const stake = page.getByRole("status", { name: "Stake in lamports" })
  await field.fill("0.5")
  await expect(stake).toHaveText("500000000")
  await page.getByRole("button", { name: "Double bet" }).click()
  await expect(stake).toHaveText("1000000000")
  await expect(field).toHaveValue("1")
})

// Without motion a colour is there at once instead of at the end of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } })

test("three themes look different", async ({ page }) => {
  const colors = () =>
    page
      .getByRole("button", { name: "Rules" })
      .evaluate((button) => [
        getComputedStyle(document.documentElement).backgroundColor,
        getComputedStyle(button).color,
      ])
  const seen: string[][] = []
  for (const name of ["Romantic Degen", "Arctic Frost", "Cyberpunk"]) {
    await page.getByRole("button", { name }).click()
    seen.push(await colors())
  }
  expect(new Set(seen.map(([background]) => background)).size).toBe(3)
  expect(new Set(seen.map(([, text]) => text)).size).toBe(3)
})

test("the components' own classes are in the app's style sheet", async ({ page }) => {
  await expect(page.getByRole("button", { name: "Rules" })).toHaveCSS("height", "44px")
  await page.getByRole("button", { name: "Rules" }).click()
  await expect(page.getByRole("dialog")).toHaveCSS("max-width", "480px")
})

const form = [
  ["nickname", "Ada"],
  ["stake", "0.1"],
  ["rounds", "10"],
  ["token", "sol"],
  ["side", "heads"],
  ["risk", "3"],
  ["sound", "on"],
]
const saved = async (page: Page) => JSON.parse((await page.getByLabel("Saved").textContent()) || "null")

test("a form receives every control, and a reset gives back what they began with", async ({ page }) => {
  await page.getByRole("checkbox", { name: "I accept the terms" }).click()
  await page.getByRole("button", { name: "Save" }).click()
  expect(await saved(page)).toEqual([...form, ["terms", "on"]])
  await page.getByRole("textbox", { name: "Nickname" }).fill("Grace")
  await page.getByRole("textbox", { name: "Stake" }).fill("2.5")
  await page.getByRole("button", { name: "Raise rounds" }).click()
  await page.getByRole("combobox", { name: "Token" }).click()
  await page.getByRole("option", { name: "USDC" }).click()
  await page.getByRole("radio", { name: "Tails" }).click()
  await page.getByRole("slider", { name: "Risk" }).press("ArrowRight")
  await page.getByRole("switch", { name: "Sound" }).click()
  await page.getByRole("button", { name: "Save" }).click()
  expect(await saved(page)).toEqual([
    ["nickname", "Grace"],
    ["stake", "2.5"],
    ["rounds", "11"],
    ["token", "usdc"],
    ["side", "tails"],
    ["risk", "4"],
    ["terms", "on"],
  ])
  await page.getByRole("button", { name: "Reset" }).click()
  await page.getByRole("checkbox", { name: "I accept the terms" }).click()
  await page.getByRole("button", { name: "Save" }).click()
  expect(await saved(page)).toEqual([...form, ["terms", "on"]])
})

test("a form is not sent with a stake over its limit, an empty required field or an unticked required box", async ({
  page,
}) => {
  const stake = page.getByRole("textbox", { name: "Stake" })
  await page.getByRole("button", { name: "Save" }).click()
  expect(await saved(page)).toBeNull()
  await page.getByRole("checkbox", { name: "I accept the terms" }).click()
  await stake.fill("9")
  await page.getByRole("button", { name: "Save" }).click()
  expect(await saved(page)).toBeNull()
  expect(await stake.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe("You can bet at most 5 SOL.")
  await stake.fill("")
  await page.getByRole("button", { name: "Save" }).click()
  expect(await saved(page)).toBeNull()
  await stake.fill("1")
  await page.getByRole("button", { name: "Save" }).click()
  expect(await saved(page)).toContainEqual(["stake", "1"])
})

test("a caller's classes win over the component's own", async ({ page }) => {
  const button = page.getByRole("button", { name: "Delete" })
  await expect(button).toHaveCSS("padding-left", "40px")
  await expect(button).toHaveCSS("border-radius", "0px")
  await expect(button).toHaveCSS("width", "200px")
  const danger = await button.evaluate((element) => {
    const probe = element.appendChild(document.createElement("span"))
    probe.style.color = "var(--danger)"
    const color = getComputedStyle(probe).color
    probe.remove()
    return color
  })
  await expect(button).toHaveCSS("background-color", danger)
  await expect(page.getByRole("link", { name: "History" })).toHaveCSS("height", "44px")
})

test("a theme of the consumer's own is applied like ours", async ({ page }) => {
  await page.getByRole("button", { name: "Harbour" }).click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "harbour")
  const token = (name: string) =>
    page.evaluate((variable) => getComputedStyle(document.documentElement).getPropertyValue(variable), name)
  expect(await token("--primary")).toBe("oklch(0.42 0.11 250)")
  expect(await token("--face-body")).toContain("Figtree")
})

test("the page that the server drew is whole before any script runs", async ({ browser, consumer }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(consumer.url)
  await expect(page.getByRole("form", { name: "Settings" })).toBeVisible()
  await expect(page.getByRole("textbox", { name: "Stake" })).toHaveValue("0.1")
  await expect(page.getByRole("article", { name: "Dice" })).toBeVisible()
  await page.close()
})

test("two copies of the package work in one page, one dialog within the other", async ({ page }) => {
  await page.getByRole("button", { name: "Open the other copy" }).click()
  await page.getByRole("button", { name: "Open a dialog of the first copy" }).click()
  // With the focus comes the key: an Escape before is still the outer dialog's.
  await expect(page.getByRole("dialog", { name: "First copy" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog", { name: "First copy" })).toBeHidden()
  await expect(page.getByRole("dialog", { name: "Another copy of the package" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Open the other copy" })).toBeFocused()
  await page.getByRole("button", { name: "Notify" }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "Saved for later" })).toBeVisible()
})

test("a wallet of the Wallet Standard is detected, connects and disconnects", async ({ page }) => {
  await page.addInitScript(announceTestWallet)
  await page.reload()
  await page.getByRole("button", { name: "Connect Wallet" }).click()
  const wallet = page.getByRole("button", { name: /Test Wallet/ })
  await expect(wallet).toHaveAccessibleName("Test Wallet Detected")
  await page.evaluate(() => Object.assign(window, { walletRefuses: true }))
  await wallet.click()
  await expect(page.getByRole("alert")).toHaveText("User rejected the request.")
  await page.evaluate(() => Object.assign(window, { walletRefuses: false }))
  await wallet.click()
  const address = await page.evaluate(() => String(Reflect.get(window, "testWalletAddress")))
  await page.getByRole("button", { name: `${address.slice(0, 4)}...${address.slice(-4)}` }).click()
  await page.getByRole("menuitem", { name: "Disconnect" }).click()
  await expect(page.getByRole("button", { name: "Connect Wallet" })).toBeVisible()
})
