import type { Page } from "@playwright/test"
import { persistedKeys } from "../support/persisted-keys"
import { expect, test } from "./casino"
import { long } from "./long"
import { alive, arrive } from "./shell"

/** One of each kind of thing that does not belong there. */
const rubbish = [
  "{",
  "null",
  "-1e400",
  "[[],{}]",
  JSON.stringify("\u202e<img src=x onerror=alert(1)>".repeat(100)),
  '{"__proto__":{"user":1},"manual":7,"theme":"degen-mobile","newcomer":"no","pending":{},"wagers":7,"gamesPlayed":-4}',
] as const

const keysOf = (address: string) =>
  persistedKeys.map((key) => key.replace("dghrt-round-*", `dghrt-round-${address}`).replace("*", "dice"))

/** Whatever the page reports as broken, and any dialog that hostile text would raise. */
function listenForAlarms(page: Page): string[] {
  const heard: string[] = []
  page.on("pageerror", (error) => heard.push(error.message))
  page.on("dialog", (dialog) => {
    heard.push(dialog.message())
    void dialog.dismiss()
  })
  return heard
}

test("the first bet in a browser that is full is not lost with its page, and all persisted keys may hold anything at once: the game and its pages work", async ({
  player,
}) => {
  const { page, stack } = player
  await player.openGame()
  await test.step("a browser that is full before the wallet comes", async () => {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith("dghrt-round-")) localStorage.removeItem(key)
      let text = "x".repeat(1 << 20)
      for (let index = 0; text.length > 0; index += 1)
        try {
          localStorage.setItem(`filled-${index}`, text)
        } catch {
          text = text.slice(0, text.length >> 1)
        }
    })
    await page.reload()
    await stack.send("holdResults")
    await player.roll().click()
    await expect(page.getByText("Getting your result... 🎯").first()).toBeVisible()
    await page.reload()
    await stack.send("releaseResults")
    await expect(player.announcement()).toBeVisible()
    expect(await player.settledOnChain()).toHaveLength(1)
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith("filled-")) localStorage.removeItem(key)
    })
  })
  const alarms = listenForAlarms(page)
  const present = await page.evaluate(() => Object.keys(localStorage))
  expect(present.length).toBeGreaterThan(0)
  // The wallet stays, so that there is a game to look at.
  const wallet = ["walletName", "dghrt-local-wallet", "e2e-returning-player"]
  const keys = [...new Set([...present, ...keysOf(await player.address())])].filter((key) => !wallet.includes(key))
  for (const text of rubbish) {
    await page.evaluate(
      ([names, value]) => {
        for (const name of names) localStorage.setItem(name, value)
      },
      [keys, text] as const,
    )
    await page.reload()
    await alive(page)
    // A player without settings is new and sees the welcome dialog first.
    await expect(
      page.getByRole("button", { name: /^Roll/, includeHidden: true }),
      `everything holds ${text.slice(0, 20)}`,
    ).toBeEnabled()
  }
  await arrive(page, "/")
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible()
  expect(alarms).toEqual([])
})

test.describe("a browser that forbids storage", () => {
  test.use({ newcomer: true })

  test("gets the page, a wallet and every setting until the page is closed", { tag: long }, async ({ player }) => {
    const { page } = player
    const alarms = listenForAlarms(page)
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("Access is denied for this document.", "SecurityError")
          },
        })
      }
    })
    await arrive(page, "/")
    await expect(page.getByRole("heading", { name: /Ready to Win/ })).toBeVisible()
    await page.keyboard.press("ControlOrMeta+k")
    await expect(page.getByRole("combobox")).toBeFocused()
    await page.keyboard.type("arctic")
    await page.keyboard.press("Enter")
    await expect(page.locator("html")).toHaveAttribute("data-theme", "arctic")
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await page.getByRole("button", { name: "Collapse menu" }).click()
    await expect(page.getByRole("button", { name: "Expand menu" })).toBeVisible()
    expect(alarms).toEqual([])
  })
})
