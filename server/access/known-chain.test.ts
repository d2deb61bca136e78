import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createLog } from "../log"
import { genesisHashes } from "../rpc/nodes"
import { knownChain } from "./known-chain"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const mainnet = genesisHashes["mainnet-beta"] ?? ""
const local = "9YK7mEtALqTGgzEeGdf7QDyWTzfPWvVwTkfUQT8MLNvh"

test.each([
  ["localnet", local, true],
  ["localnet", mainnet, false],
  ["localnet", genesisHashes.devnet ?? "", false],
  ["localnet", "4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY", false],
  ["devnet", genesisHashes.devnet ?? "", true],
  ["devnet", mainnet, false],
  ["mainnet-beta", mainnet, true],
] as const)("%s beside a node with the genesis %s: %s", async (cluster, genesis, known) => {
  const lines: string[] = []
  const log = createLog({ write: (line) => lines.push(line) })
  const chain = knownChain({ cluster }, async () => genesis, log)
  expect(chain.isKnown()).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(chain.isKnown()).toBe(known)
  expect(lines.join("").includes("no bet can be started")).toBe(!known)
  chain.close()
})

test("a node that is away is asked again until it answers, and by nobody after the end", async () => {
  const asked = vi.fn(async () => {
    if (asked.mock.calls.length < 3) throw new Error("away")
    return mainnet
  })
  const chain = knownChain({ cluster: "mainnet-beta" }, asked, createLog({ level: "silent" }))
  await vi.advanceTimersByTimeAsync(9_999)
  expect([chain.isKnown(), asked.mock.calls.length]).toEqual([false, 2])
  await vi.advanceTimersByTimeAsync(1)
  expect(chain.isKnown()).toBe(true)
  chain.close()
  const failing = vi.fn(() => Promise.reject(new Error("away")))
  const other = knownChain({ cluster: "devnet" }, failing, createLog({ level: "silent" }))
  await vi.advanceTimersByTimeAsync(0)
  other.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(failing).toHaveBeenCalledTimes(1)
})
