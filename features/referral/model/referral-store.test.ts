import { describe, expect, test, vi } from "vitest"
import { toBase58 } from "#contract/base58"
import { memoryStorage } from "#features/kernel"
import { createReferralStore } from "./referral-store"

const key = (fill: number) => toBase58(new Uint8Array(32).fill(fill))
const [player, referrer, other] = [key(1), key(2), key(3)]

function chainOf(address: string, recorded: string | null = null) {
  const readReferrer = vi.fn(async () => recorded)
  return { address, referral: { readReferrer } }
}

describe("an invitation", () => {
  test("belongs to the wallet once it is accepted", async () => {
    const store = createReferralStore(memoryStorage())
    store.invite(referrer)
    expect(await store.settleInvitation(chainOf(player))).toBe("open")
    expect(await store.referrerOf(chainOf(player))).toBeNull()
    store.accept()
    expect(await store.settleInvitation(chainOf(player))).toBe("accepted")
    expect(store.state.invitation).toBeNull()
    expect(await store.referrerOf(chainOf(player))).toEqual({ address: referrer, recorded: false })
  })

  test("that was accepted survives a reload, and so does the wallet's referrer", async () => {
    const storage = memoryStorage()
    const before = createReferralStore(storage)
    before.invite(referrer)
    before.accept()
    const after = createReferralStore(storage)
    expect(after.state.invitation).toEqual({ referrer, accepted: true })
    await after.settleInvitation(chainOf(player))
    expect(await createReferralStore(storage).referrerOf(chainOf(player))).toEqual({
      address: referrer,
      recorded: false,
    })
  })

  test("that was declined is gone, also after a reload", async () => {
    const storage = memoryStorage()
    const store = createReferralStore(storage)
    store.invite(referrer)
    store.decline()
    expect(await store.settleInvitation(chainOf(player))).toBe("none")
    expect(createReferralStore(storage).state.invitation).toBeNull()
  })

  test("of the wallet itself is refused", async () => {
    const store = createReferralStore(memoryStorage())
    store.invite(player)
    store.accept()
    expect(await store.settleInvitation(chainOf(player))).toBe("own-link")
    expect(await store.referrerOf(chainOf(player))).toBeNull()
  })

  test("does not replace a referrer on chain", async () => {
    const store = createReferralStore(memoryStorage())
    store.invite(referrer)
    store.accept()
    expect(await store.settleInvitation(chainOf(player, other))).toBe("already-referred")
    expect(await store.referrerOf(chainOf(player, other))).toEqual({ address: other, recorded: true })
  })

  test("replaces an earlier one that no wallet has yet, and asks again", () => {
    const store = createReferralStore(memoryStorage())
    store.invite(referrer)
    store.accept()
    store.invite(other)
    expect(store.state.invitation).toEqual({ referrer: other, accepted: false })
  })

  test("of one wallet is not passed on to the next wallet", async () => {
    const store = createReferralStore(memoryStorage())
    store.invite(referrer)
    store.accept()
    await store.settleInvitation(chainOf(player))
    expect(await store.referrerOf(chainOf(other))).toBeNull()
  })

  test("stays open when the chain cannot be read", async () => {
    const store = createReferralStore(memoryStorage())
    store.invite(referrer)
    store.accept()
    const down = { address: player, referral: { readReferrer: () => Promise.reject(new Error("down")) } }
    await expect(store.settleInvitation(down)).rejects.toThrow("down")
    expect(store.state.invitation).toEqual({ referrer, accepted: true })
  })
})

describe("the wallet's referrer", () => {
  test("is read once from the chain for a wallet without one", async () => {
    const store = createReferralStore(memoryStorage())
    const chain = chainOf(player)
    await store.referrerOf(chain)
    await store.referrerOf(chain)
    expect(chain.referral.readReferrer).toHaveBeenCalledOnce()
  })

  test("does not come back from storage after it was recorded and removed", async () => {
    const store = createReferralStore(memoryStorage())
    store.invite(referrer)
    store.accept()
    await store.settleInvitation(chainOf(player))
    await store.referrerOf(chainOf(player, referrer))
    expect(await store.referrerOf(chainOf(player))).toBeNull()
  })

  test("that only this browser knows is removed without the chain", async () => {
    const store = createReferralStore(memoryStorage())
    store.invite(referrer)
    store.accept()
    await store.settleInvitation(chainOf(player))
    store.forget(player)
    expect(await store.referrerOf(chainOf(player))).toBeNull()
  })

  test("that is the wallet itself, recorded by another client, counts as none", async () => {
    expect(await createReferralStore(memoryStorage()).referrerOf(chainOf(player, player))).toBeNull()
  })
})

test.each([
  ["no JSON", "{"],
  ["an address alone", JSON.stringify(referrer)],
  ["another shape", JSON.stringify({ referrer: "me", accepted: true })],
  ["a long text", JSON.stringify({ referrer: "1".repeat(10_000), accepted: true })],
])("a stored invitation that is %s is ignored", (_, text) => {
  const storage = memoryStorage()
  storage.setItem("referral-new", text)
  expect(createReferralStore(storage).state.invitation).toBeNull()
})
