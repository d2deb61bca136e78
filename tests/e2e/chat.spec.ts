import type { Browser, Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { arrive, dismissMessage, shortenTimers } from "./shell"

const chat = (page: Page) => page.getByRole("complementary", { name: "Chat" })
/** The list: the live region beside it repeats a new message for some seconds. */
const messages = (page: Page) => chat(page).getByRole("log")
const field = (page: Page) => chat(page).getByRole("textbox", { name: "Message" })

async function connect(page: Page, wallet = "Local Wallet") {
  await page.getByRole("banner").getByRole("button", { name: "Connect Wallet" }).click()
  const dialog = page.getByRole("dialog", { name: "Connect Wallet" })
  await dialog.getByRole("button", { name: new RegExp(wallet) }).click()
  await expect(dialog).toBeHidden()
  await dismissMessage(page, "Wallet Connected")
}

/** A page at a network address of its own: the chat's cooldown counts per address too. */
async function player(browser: Browser, url: string, wallet?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1_600, height: 1_000 } })
  await context.addInitScript(() => {
    localStorage.user ??= '{"newcomer":false,"autoAdapt":false}'
  })
  const page = await context.newPage()
  await arrive(page)
  await connect(page, wallet)
  await chat(page).getByRole("button", { name: "Sign message" }).click()
  await expect(field(page)).toBeFocused()
  return page
}

async function say(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press("Enter")
  await expect(field(page)).toHaveValue("")
}

/** A page asks for messages every 2 s, and without input for half a minute every 15 s, until the next input. */
const use = (page: Page) => page.mouse.wheel(0, 1)

test("two players talk; mute, report, the owner deletes what was reported, and a lost network keeps the draft", async ({
  browser,
  stack,
}) => {
  const { url } = stack.addresses
  const ann = await player(browser, url)
  const bob = await player(browser, url)
  await say(ann, "gm <b>all</b>")
  await expect(messages(bob).getByText("gm <b>all</b>")).toBeVisible()
  await expect(chat(bob).getByText("1 message", { exact: true })).toBeVisible()

  // All tests share one network address, whose cooldown counts too.
  await bob.waitForTimeout(3_100)
  await say(bob, "hello yourself")
  await expect(messages(ann).getByText("hello yourself")).toBeVisible()

  const options = (page: Page, text: string) =>
    chat(page)
      .getByRole("listitem")
      .filter({ hasText: text })
      .getByRole("button", { name: /Options/ })
  await options(bob, "gm").click()
  await bob.getByRole("menuitem", { name: "Report message" }).click()
  await expect(chat(bob).getByText("Reported to the operator.")).toBeVisible()
  await options(bob, "gm").click()
  await bob.getByRole("menuitem", { name: /^Mute/ }).click()
  await expect(messages(bob).getByText("gm <b>all</b>")).toBeHidden()
  await bob.reload()
  await expect(messages(bob).getByText("hello yourself")).toBeVisible()
  await expect(messages(bob).getByText("gm <b>all</b>")).toBeHidden()
  await expect(field(bob)).toBeVisible()

  const owner = await player(browser, url, "Local Operator")
  // The message with Undo stays for ten seconds, which a busy machine needs for what is looked at meanwhile.
  await shortenTimers(owner, { 10000: 3_600_000 })
  await owner.goto("/admin")
  const report = owner.getByRole("list", { name: "Reported messages" }).getByRole("listitem")
  await expect(report).toContainText("gm <b>all</b>")
  await expect(report).toContainText("1 report")
  await owner.getByRole("button", { name: "Clean up" }).click()
  await expect(owner.getByText("The cache was cleared.")).toBeVisible()
  const deleteOnce = async () => {
    await report.getByRole("button", { name: /^Delete/ }).click()
    await owner.getByRole("button", { name: "Delete message" }).click()
    await expect(owner.getByText("Message deleted.")).toBeVisible()
  }
  await deleteOnce()
  await expect(owner.getByText("No reports")).toBeVisible()
  await use(ann)
  await expect(messages(ann).getByText("gm <b>all</b>")).toBeHidden()
  await owner.getByRole("button", { name: "Undo" }).click()
  await use(ann)
  await expect(messages(ann).getByText("gm <b>all</b>")).toBeVisible()
  await deleteOnce()
  await use(ann)
  await expect(messages(ann).getByText("gm <b>all</b>")).toBeHidden()
  await expect(messages(ann).getByText("hello yourself")).toBeVisible()
  for (const page of [bob, owner]) await page.context().close()

  await test.step("without a network the chat says that it is not current, keeps the draft, and reads on afterwards", async () => {
    await ann.context().setOffline(true)
    await expect(chat(ann).getByText(/^\d+ messages?, reconnecting…$/)).toBeVisible()
    await field(ann).fill("not yet")
    await field(ann).press("Enter")
    await expect(chat(ann).getByText("The server could not be reached.")).toBeVisible()
    await expect(field(ann)).toHaveValue("not yet")
    await ann.context().setOffline(false)
    await expect(chat(ann).getByText(/^\d+ messages?$/)).toBeVisible()
  })
  await ann.context().close()
})

test("the folded chat of a wide screen counts what is unread, and opening it resets the count", { tag: long }, async ({
  browser,
  stack,
}) => {
  const { url } = stack.addresses
  const ann = await player(browser, url)
  await ann.getByRole("button", { name: "Hide chat" }).click()
  await expect(ann.getByRole("button", { name: "Show chat", exact: true })).toBeVisible()
  const bob = await player(browser, url)
  // All tests share one network address, whose cooldown counts too.
  await bob.waitForTimeout(3_100)
  const text = `unread ${Date.now()}`
  await say(bob, text)
  await ann.getByRole("button", { name: "Show chat, 1 unread" }).click()
  await expect(messages(ann).getByText(text)).toBeVisible()
  await ann.getByRole("button", { name: "Hide chat" }).click()
  await expect(ann.getByRole("button", { name: "Show chat", exact: true })).toBeVisible()
  for (const page of [ann, bob]) await page.context().close()
})

test("a visitor reads, and the field leads to the wallet dialog", { tag: long }, async ({ page }) => {
  await page.setViewportSize({ width: 1_600, height: 1_000 })
  await arrive(page)
  await chat(page).getByRole("button", { name: "Connect wallet to chat" }).click()
  await expect(page.getByRole("dialog", { name: "Connect Wallet" })).toBeVisible()
})

test("a chat that does not load comes back by itself; a reader who just reads keeps the focus, and is asked to sign in when they send", async ({
  page,
}) => {
  await page.route("**/api/chat/chat", (route) => route.abort())
  await page.setViewportSize({ width: 1_600, height: 1_000 })
  await arrive(page)
  await expect(chat(page).getByText("Error loading chat.")).toBeVisible()
  await page.unroute("**/api/chat/chat")
  await expect(chat(page).getByText(/^\d+ messages?$/)).toBeVisible()
  await connect(page)
  await chat(page).getByRole("button", { name: "Just read" }).focus()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  await expect(field(page)).toBeFocused()
  await page.keyboard.type("gm")
  await page.keyboard.press("Enter")
  await expect(chat(page).getByRole("button", { name: "Sign message" })).toBeFocused()
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("a player without the chat open sees the unread count, and opening it resets the count", { tag: long }, async ({
    page,
    browser,
    stack,
  }) => {
    await arrive(page)
    await connect(page)
    await expect(page.getByRole("dialog")).toHaveCount(0)
    // The first reply counts nothing.
    await page.waitForResponse("**/api/chat/chat")
    const bob = await player(browser, stack.addresses.url)
    await bob.waitForTimeout(3_100)
    await say(bob, `news ${Date.now()}`)
    const opener = page.getByRole("button", { name: /^Chat/ }).last()
    await expect(opener).toContainText("1")
    await opener.click()
    const sheet = page.getByRole("dialog", { name: "Serenade Chat" })
    await expect(sheet.getByText(/^news/)).toBeVisible()
    await expect(sheet.getByRole("button", { name: "Sign message" })).toBeInViewport()
    await sheet.getByRole("button", { name: "Close" }).click()
    await expect(opener).not.toContainText("1")
    await bob.context().close()
  })
})
