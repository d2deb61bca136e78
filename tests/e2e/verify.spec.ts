import { readFileSync } from "node:fs"
import { Connection, PublicKey } from "@solana/web3.js"
import { getGameAddress } from "gamba-core-v2"
import { expect, test } from "./casino"
import { alive } from "./shell"

test("a result becomes a picture in the current theme whose link names no wallet; without wallet and chain client it is verified, also offline", async ({
  player,
  browser,
  stack,
}) => {
  await player.context.grantPermissions(["clipboard-read", "clipboard-write"])
  await player.openGame()
  await player.rollOnce()
  await test.step("the picture is without amounts unless they are asked for, and can be saved", async () => {
    const { page } = player
    await page.getByRole("button", { name: "Provably fair" }).click()
    await page.getByRole("button", { name: "Share the chosen round" }).click()

    const dialog = page.getByRole("dialog", { name: "Share Result" })
    const picture = dialog.getByRole("img", { name: /^Dice: / })
    await expect(picture).toBeVisible()
    await expect(picture).not.toHaveAccessibleName(/SOL/)
    await expect(picture).toHaveAccessibleName(/explorer\/transaction\//)
    const corner = () =>
      dialog
        .locator("canvas")
        .evaluate((canvas: HTMLCanvasElement) => [...(canvas.getContext("2d")?.getImageData(4, 4, 1, 1).data ?? [])])
    await expect.poll(async () => (await corner())[3]).toBe(255)
    const dark = await corner()
    const themed = (theme: string) =>
      page.locator("html").evaluate((html, id) => html.setAttribute("data-theme", id), theme)
    await themed("arctic")
    await expect.poll(async () => Math.min(...(await corner()))).toBeGreaterThan(Math.max(...dark.slice(0, 3)) + 60)
    await themed("romanticDegen")
    await expect.poll(corner).toEqual(dark)
    await dialog.getByRole("switch", { name: "Show amounts" }).click()
    await expect(picture).toHaveAccessibleName(/\d SOL/)

    const saving = page.waitForEvent("download")
    await dialog.getByRole("button", { name: "Save image" }).click()
    const download = await saving
    expect(download.suggestedFilename()).toBe("dghrt-dice.png")
    const file = readFileSync(await download.path())
    expect(file.subarray(1, 4).toString()).toBe("PNG")
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1_200, 630])
    // A flat picture would be a fraction of this.
    expect(file.length).toBeGreaterThan(60_000)

    await expect(dialog.getByText("Share this game with your friends!")).toBeVisible()
    await dialog.getByRole("button", { name: "Copy link" }).click()
    await expect(dialog.getByRole("status").filter({ hasText: "Text copied to clipboard!" })).toBeAttached()
    const { origin } = new URL(page.url())
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/dice`)
    for (const link of await dialog.getByRole("link").all()) {
      const href = (await link.getAttribute("href")) ?? ""
      expect(href).toMatch(/^https:\/\/(x\.com|t\.me)\//)
      expect(decodeURIComponent(href.replaceAll("+", " "))).toContain("I just played Dice")
      expect(href).not.toContain(await player.address())
    }
  })
  const { rpcUrl, wsUrl } = stack.addresses
  const connection = new Connection(rpcUrl, { commitment: "confirmed", wsEndpoint: wsUrl })
  const game = getGameAddress(new PublicKey(await player.address()))
  const [settlement] = await connection.getSignaturesForAddress(game, { limit: 1 }, "confirmed")

  const context = await browser.newContext()
  const page = await context.newPage()
  const scripts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(`${stack.addresses.url}/verify`)
  await alive(page)
  await page.getByRole("textbox", { name: "Transaction signature" }).fill(settlement?.signature ?? "")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Consistent, according to 1 node")).toBeVisible()
  await expect(page.getByText("6 of 6 passed")).toBeVisible()
  expect(scripts.filter((path) => /\/(web3|anchor|gamba)-/.test(path))).toEqual([])

  await context.setOffline(true)
  await page.getByRole("tab", { name: "Enter by hand" }).click()
  const clientSeed = page.getByRole("textbox", { name: "Client seed" })
  const seed = await clientSeed.inputValue()
  await clientSeed.fill(`${seed}1`)
  await page.keyboard.press("Enter")
  // Another client seed gives another hash; one of a hundred times it leads to the same index.
  await expect(page.getByText(`"${seed}1-0"`, { exact: false })).toBeVisible()
  await clientSeed.fill(seed)
  await page.getByRole("textbox", { name: "Payout" }).fill("1")
  await page.keyboard.press("Enter")
  await expect(page.getByText("This result does not match")).toBeVisible()
  await context.close()
})
