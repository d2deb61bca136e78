import { SimulatedChain } from "@dghrt/betting/testing"
import { expect, test, vi } from "vitest"
import { memoryStorage } from "#features/kernel"
import { createReferralStore } from "./referral-store"
import { removeReferrer } from "./remove-referrer"

test("a page that was reloaded waits for the removal that it had sent, in place of asking for another one", async () => {
  vi.useFakeTimers()
  const network = new SimulatedChain()
  let recorded: string | null = "referrer"
  const referral = { readReferrer: async () => recorded, prepareRemoval: () => network.prepare("removal") }
  const chain = { ...network.chain(), referral }
  const storage = memoryStorage()

  network.dropsTransactions = true
  void removeReferrer(createReferralStore(storage), chain)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(network.signatures).toBe(1)
  vi.clearAllTimers()

  const again = removeReferrer(createReferralStore(storage), chain)
  await vi.advanceTimersByTimeAsync(3_000)
  network.dropsTransactions = false
  recorded = null
  await vi.advanceTimersByTimeAsync(3_000)
  await again
  expect(network.signatures).toBe(1)
  expect(createReferralStore(storage).sentRemoval(chain.address).read()).toBeNull()
  vi.useRealTimers()
})
