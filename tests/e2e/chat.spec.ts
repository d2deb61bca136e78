import type { Browser, Page } from "@playwright/test"
import { expect, test } from "./casino"
import { arrive, dismissMessage, shortenTimers } from "./shell"

const chat = (page: Page) => page.getByRole("complementary", { name: "Chat" })
/** The list: the live region beside it repeats a new message for some seconds. */
const messages = (page: Page) => chat(page).getByRole("log")
const field = (page: Page) => chat(page).getByRole("textbox", { name: "Message" })

/** A browser of its own, wide enough for the chat. */
async function visitor(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1_600, height: 1_000 } })
  await context.addInitScript(() => {
    localStorage.user ??= '{"newcomer":false,"autoAdapt":false}'
  })
  return context.newPage()
}

async function connect(page: Page, wallet = "Local Wallet") {
  await chat(page).getByRole("button", { name: "Connect wallet to chat" }).click()
  const dialog = page.getByRole("dialog", { name: "Connect Wallet" })
  await dialog.getByRole("button", { name: new RegExp(wallet) }).click()
  await expect(dialog).toBeHidden()
  await dismissMessage(page, "Wallet Connected")
}

async function player(browser: Browser, url: string, wallet?: string): Promise<Page> {
  const page = await visitor(browser, url)
  await arrive(page)
  await connect(page, wallet)
  await chat(page).getByRole("button", { name: "Sign message" }).click()
  await expect(field(page)).toBeFocused()
  return page
}

/** The server takes one message in three seconds from a network address, and all tests share one. */
async function say(page: Page, text: string) {
  await field(page).fill(text)
  await expect(async () => {
    await field(page).press("Enter")
    await expect(field(page)).toHaveValue("", { timeout: 1_000 })
  }).toPass()
}

/** A page asks for messages every 2 s, and without input for half a minute every 15 s, until the next input. */
const use = (page: Page) => page.mouse.wheel(0, 1)

test("two players talk: one reads first and signs in to send; mute, report, unread count, the owner deletes what was reported, and a lost network keeps the draft", async ({
  browser,
  stack,
}) => {
  const { url } = stack.addresses
  const ann = await visitor(browser, url)
  await test.step("a chat that does not load comes back by itself; who just reads keeps the focus, and is asked to sign in when they send", async () => {
    await ann.route("**/api/chat/chat", (route) => route.abort())
    await arrive(ann)
    await expect(chat(ann).getByText("Error loading chat.")).toBeVisible()
    await ann.unroute("**/api/chat/chat")
    await expect(chat(ann).getByText(/^\d+ messages?$/)).toBeVisible()
    await connect(ann)
    await chat(ann).getByRole("button", { name: "Just read" }).focus()
    await ann.keyboard.press("Enter")
    await ann.keyboard.press("Tab")
    await expect(field(ann)).toBeFocused()
    await ann.keyboard.type("gm")
    await ann.keyboard.press("Enter")
    await expect(chat(ann).getByRole("button", { name: "Sign message" })).toBeFocused()
    await ann.keyboard.press("Enter")
    await expect(field(ann)).toBeFocused()
  })
  const bob = await player(browser, url)
  await say(ann, "gm <b>all</b>")
  await expect(messages(bob).getByText("gm <b>all</b>")).toBeVisible()
  await expect(chat(bob).getByText("1 message", { exact: true })).toBeVisible()

  await test.step("a folded chat counts what is unread, and opening it resets the count", async () => {
    await ann.getByRole("button", { name: "Hide chat" }).click()
    await expect(ann.getByRole("button", { name: "Show chat", exact: true })).toBeVisible()
    await say(bob, "hello yourself")
    await use(ann)
    await ann.getByRole("button", { name: "Show chat, 1 unread" }).click()
    await expect(messages(ann).getByText("hello yourself")).toBeVisible()
  })

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
