import type { FocusWalker } from "../../design-system/src/testing/focus-walker"
import { expect, test } from "./casino"
import { walkerOf } from "./keyboard"
import { arrive } from "./shell"

/** Presses a key and waits until the focus is where it should be. */
async function press(walker: FocusWalker, key: string, lands: RegExp) {
  await walker.press(key)
  await expect.poll(walker.focused, walker.steps.slice(-8).join("\n")).toMatch(lands)
}

test("an evening by keyboard: connect, faucet, a game, verify, share, chat, settings, explorer, disconnect", async ({
  page,
  player,
}) => {
  const walker = walkerOf(page)
  const pointer: string[] = []
  await page.exposeFunction("reportPointer", (what: string) => pointer.push(what))
  await page.addInitScript(() => {
    const report = (event: Event) => Reflect.get(window, "reportPointer")(event.type)
    for (const type of ["pointerdown", "mousedown", "touchstart"]) addEventListener(type, report, true)
  })
  const wallet = /^button "\w{4}\.\.\.\w{4}/
  const item = async (letters: string, name: RegExp) => {
    await press(walker, "Enter", /^menuitem/)
    // The menu's typeahead works only after its first render.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    await page.keyboard.type(letters)
    await expect.poll(walker.focused).toMatch(name)
  }

  await test.step("connect and take test SOL", async () => {
    await arrive(page)
    await walker.goTo(/^button "Connect Wallet"$/)
    await press(walker, "Enter", /^dialog "Connect Wallet"$/)
    await walker.goTo(/Local Wallet/)
    await press(walker, "Enter", /^group "Wallet"$/)
    await walker.goTo(wallet)
    await item("get test s", /^menuitem "Get test SOL"$/)
    await press(walker, "Enter", wallet)
    await expect(player.balance()).toContainText("10")
  })

  await test.step("play Dice", async () => {
    await walker.goTo(/^link "Play Now Dice/)
    await press(walker, "Enter", /^main/)
    // The walker gives up after some rounds of the page, which may be sooner than the game has loaded.
    await expect(page.getByRole("button", { name: "Start Game" })).toBeVisible()
    await walker.goTo(/^button "Start Game"$/)
    await press(walker, "Enter", /^group "Dice, the game"$/)
    await walker.goTo(/^button "Roll/)
    await expect(player.roll()).toBeEnabled()
    await press(walker, "Enter", /^button "Roll/)
    await expect(player.announcement()).toBeAttached()
  })

  await test.step("verify and share the last result", async () => {
    await walker.goTo(/^button "Verify this result"$/)
    await press(walker, "Enter", /^dialog "Provably fair"$/)
    await expect(page.getByText("This result is verified")).toBeVisible()
    await walker.goTo(/^button "Share the chosen round"$/)
    await press(walker, "Enter", /^dialog "Share Result"$/)
    await press(walker, "Escape", /^button "Verify this result"$/)
  })

  await test.step("write in the chat", async () => {
    await walker.goTo(/^button "Sign message"$/)
    await press(walker, "Enter", /^textbox "Message"$/)
    await page.keyboard.type("gm all")
    await press(walker, "Enter", /^textbox "Message"$/)
    await expect(page.getByRole("status").filter({ hasText: "Message sent." })).toBeAttached()
  })

  await test.step("change a setting", async () => {
    await walker.goTo(/^button "Settings"$/, { key: "Shift+Tab" })
    await press(walker, "Enter", /^dialog "Settings"$/)
    await walker.goTo(/^switch "Less glow/)
    await press(walker, "Space", /^switch "Less glow/)
    await press(walker, "Escape", /^button "Settings"$/)
  })

  await test.step("look the play up in the explorer", async () => {
    await walker.goTo(/^link "Explorer"$/)
    await press(walker, "Enter", /^main/)
    await expect(page.getByRole("table", { name: "Latest bets" }).getByRole("link").first()).toBeVisible()
    await walker.goTo(/^link "Dice"$/)
    await press(walker, "Enter", /^main/)
    await expect(page).toHaveTitle(/^Transaction /)
  })

  await test.step("disconnect; the page offers to connect", async () => {
    await walker.goTo(wallet, { key: "Shift+Tab" })
    await item("disc", /^menuitem "Disconnect"$/)
    await press(walker, "Enter", /^group "Wallet"$/)
    await press(walker, "Tab", /^button "Connect Wallet"$/)
  })
  expect(pointer).toEqual([])
})
