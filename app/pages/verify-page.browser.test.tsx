import { afterEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import type { AppConfig } from "#contract/config"
import { ConfigProvider } from "../shell/app-config"
import { VerifyPage } from "./verify-page"

afterEach(() => vi.restoreAllMocks())

test("The verifier asks the next node when the first does not answer", async () => {
  const config: AppConfig = {
    ...{ cluster: "mainnet-beta", rpcUrl: "https://own.example", wsUrl: "wss://own.example" },
    fallbacks: [{ rpcUrl: "https://backup.example", wsUrl: "wss://backup.example" }],
    ...{ creator: "", tokens: [] },
  }
  const asked: string[] = []
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    const { host } = new URL(`${input}`)
    asked.push(host)
    if (host === "own.example") throw new TypeError("fetch failed")
    return Response.json({ jsonrpc: "2.0", id: 1, result: null })
  })
  const screen = await render(
    <ConfigProvider config={config}>
      <VerifyPage signature={"5".repeat(87)} />
    </ConfigProvider>,
  )
  await expect.element(screen.getByText(/The node does not know this transaction/)).toBeVisible()
  expect(asked).toEqual(["own.example", "backup.example"])
})
