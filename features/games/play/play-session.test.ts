import { expect, test, vi } from "vitest"
import type { AppConfig } from "#contract/config"
import { sol } from "../../../tests/support/sol"
import { createPlaySession } from "./play-session"

const config: AppConfig = { cluster: "localnet", rpcUrl: "no address", wsUrl: "", creator: "", tokens: [sol] }
const sessionOf = (address: string) =>
  createPlaySession(config, { address, publicKey: new Uint8Array(32), signTransaction: async (wire) => wire }, sol)

test("a session whose wallet leaves while it is being opened reads nothing", async () => {
  const [left, stays] = [sessionOf("wallet-that-left"), sessionOf("wallet-that-stays")]
  left.open()
  left.close()
  stays.open()
  await vi.waitFor(() => expect(stays.state().facts.problem).not.toBeNull(), { timeout: 20_000 })
  stays.close()
  expect(left.state().facts.problem).toBeNull()
})
