import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { arrive, shortenTimers } from "./shell"

const panel = (page: Page) => page.getByRole("dialog")
const row = (page: Page, label: string) => panel(page).locator("dt", { hasText: label }).locator("+ dd")

test("the status panel follows an endpoint that fails and leads to the resolvers; a failure is reported for support and names no wallet", async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  // The panel asks every ten seconds, and takes answers within five seconds as one. Reports are taken up eight seconds after the
  // page, and sent five seconds after the first failure.
  await shortenTimers(page, { 10000: 500, 5000: 250, 8000: 300 })
  const diagnostics = page.getByRole("region", { name: "Diagnostics" })
  await arrive(page, "/privacy?debug-progressive-loading=true")
  await page.waitForLoadState("networkidle")
  await expect(diagnostics, "no link opens it").toHaveCount(0)
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: /^Status/ })
    .click()
  await expect(row(page, "RPC Health")).toHaveText("Healthy")
  await expect(row(page, "Session Type")).not.toBeEmpty()
  await expect(row(page, "Recent Transaction")).not.toBeEmpty()
  await expect(row(page, "Pool")).not.toBeEmpty()
  await expect(row(page, "Token")).not.toBeEmpty()
  await stack.send("firstEndpointDown")
  try {
    await expect(row(page, "RPC Health")).toHaveText("Unhealthy", { timeout: 30_000 })
    await expect(panel(page).getByText("No node answers")).toBeVisible()
  } finally {
    await stack.send("firstEndpointUp")
  }
  await expect(row(page, "RPC Health")).toHaveText("Healthy", { timeout: 30_000 })
  await panel(page)
    .getByRole("button", { name: /^DNS status \w+, show details$/ })
    .click()
  await expect(page).toHaveURL(/\/propagation/)
  await expect(page.getByText("This server").first()).toBeVisible()

  await page.evaluate(() => localStorage.setItem("debug-progressive-loading", "true"))
  await arrive(page, "/privacy")
  await expect(diagnostics).toContainText("per second")
  const reported = page.waitForRequest(
    (request) => request.url().endsWith("/api/client-errors") && !!request.postData()?.includes("lost"),
  )
  const wallet = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM"
  await page.evaluate((address) => {
    setTimeout(() => {
      throw new TypeError(`${address} lost 2.5 SOL`)
    })
  }, wallet)
  const request = await reported
  expect(request.postDataJSON()).toEqual({
    errors: [expect.objectContaining({ name: "TypeError", message: "[key] lost # SOL", page: "/privacy" })],
    bets: [],
  })
  expect((await request.response())?.status()).toBe(200)
  await expect(diagnostics).toContainText("An exception was not caught")
  await diagnostics.getByRole("button", { name: "Copy for support" }).click()
  await expect(diagnostics.getByRole("status")).toHaveText("Text copied to clipboard!")
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain("[key] lost # SOL")
  expect(copied).not.toContain(wallet)
})
