import { brotliCompressSync } from "node:zlib"
import { expect, test } from "./casino"

// ARCHITECTURE's budgets for a visitor's front page, in bytes as transferred.
const mostScript = 100_000
const mostOfAll = 350_000

test("a visitor's front page stays within its bytes, loads no chain code and asks no other host", async ({
  page,
  stack,
}) => {
  const loaded: { url: string; bytes: number; type: string }[] = []
  page.on("response", async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0))
    const coding = await response.headerValue("content-encoding")
    const type = response.request().resourceType()
    // The protocol hands out decoded bodies; what travelled is the same text compressed as the build does it.
    loaded.push({ url: response.url(), type, bytes: coding === "br" ? brotliCompressSync(body).length : body.length })
  })
  await page.goto(stack.addresses.url, { waitUntil: "networkidle" })
  await expect(page.getByRole("heading", { name: /Ready to Win/ })).toBeVisible()

  const hosts = new Set(loaded.map(({ url }) => new URL(url).host))
  expect([...hosts]).toEqual([new URL(stack.addresses.url).host])
  const sum = (wanted: typeof loaded) => wanted.reduce((total, { bytes }) => total + bytes, 0)
  const scripts = loaded.filter(({ type }) => type === "script")
  expect(scripts.map(({ url }) => url).filter((url) => /chain|web3|gamba/.test(url))).toEqual([])
  expect(sum(scripts)).toBeLessThanOrEqual(mostScript)
  expect(sum(loaded)).toBeLessThanOrEqual(mostOfAll)
})

test("no page breaks the content policy or writes to the console", async ({ player }) => {
  const said: string[] = []
  player.page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`))
  player.page.on("pageerror", (error) => said.push(error.message))
  await player.page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      Object.assign(window, { violated: `${event.violatedDirective} ${event.blockedURI}` })
    })
  })
  await player.sitDown()
  await player.roll().click()
  await expect(player.told()).toBeVisible()
  await player.page.getByRole("button", { name: "Provably fair" }).click()
  await expect(player.page.getByText("This result is verified")).toBeVisible()
  await player.page.keyboard.press("Escape")
  await player.page.getByRole("button", { name: "Theme" }).click()
  await expect(player.page.getByRole("dialog")).toBeVisible()
  expect(await player.page.evaluate(() => ("violated" in window ? window.violated : null))).toBeNull()
  expect(said).toEqual([])
})

test("the front page tells its headers: no framing, no sniffing, no referrer across origins", async ({
  page,
  stack,
}) => {
  const reply = await page.request.get(stack.addresses.url)
  expect(reply.headers()).toMatchObject({
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cache-control": "no-cache",
  })
})
