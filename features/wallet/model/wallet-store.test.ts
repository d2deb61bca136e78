import type { Wallet } from "@wallet-standard/base"
import * as v from "valibot"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { memoryStorage, type StoragePort, stored } from "#features/kernel"
import type { WalletSource } from "./standard"
import { account, chain, Extension } from "./testing/extension"
import { createWalletStore } from "./wallet-store"

let storage: StoragePort
let wallets: Wallet[]
let announce: () => void

function open(...extensions: Extension[]) {
  return openWith(undefined, ...extensions)
}

function openWith(own: Promise<void> | undefined, ...extensions: Extension[]) {
  wallets = extensions.map((extension) => extension.wallet)
  const source: WalletSource = {
    get: () => wallets,
    on: (event, listener) => {
      if (event === "register") announce = listener
      return () => undefined
    },
  }
  const remembered = stored("walletName", v.nullable(v.string()), null, storage)
  const store = createWalletStore({ source, chain, remembered, own })
  const stop = store.start()
  return { store, state: store.state, stop }
}

beforeEach(() => {
  vi.useFakeTimers()
  storage = memoryStorage()
})
afterEach(() => vi.useRealTimers())

describe("the wallet chosen before", () => {
  test("is the one that connected last, also when it does not reconnect by itself", async () => {
    const first = open(new Extension("Left"), new Extension("Right"))
    expect(first.store.chosenBefore()).toBeNull()
    await first.store.connect("Right")
    const locked = new Extension("Right")
    locked.connect.mockRejectedValue(new Error("locked"))
    const second = open(new Extension("Left"), locked)
    await vi.runAllTimersAsync()
    expect(second.state.status).toBe("disconnected")
    expect(second.store.chosenBefore()).toMatch(/^Right#/)
    expect(second.state.wallets.map(({ name, usedLast }) => [name, usedLast])).toEqual([
      ["Right", true],
      ["Left", false],
    ])
  })
  test("is none after a disconnect, or where its extension is gone", async () => {
    const { store } = open(new Extension("Right"))
    await store.connect("Right")
    expect(open(new Extension("Left")).store.chosenBefore()).toBeNull()
    store.disconnect()
    expect(store.chosenBefore()).toBeNull()
  })
})

describe("wallets", () => {
  test("of other clusters are listed last, as ones that cannot be chosen", async () => {
    const { store, state } = open(new Extension("Wrong", ["solana:mainnet"]), new Extension("Right"))
    expect(state.wallets.map(({ name, unusable }) => [name, unusable])).toEqual([
      ["Right", null],
      ["Wrong", "wrong-network"],
    ])
    await expect(store.connect("Wrong")).rejects.toThrow("no wallet")
  })

  test("that sign only what they send themselves are listed, as ones that cannot be chosen", async () => {
    const { store, state } = open(new Extension("Sender", [chain], true), new Extension("Right"))
    expect(state.wallets.map(({ name, unusable }) => [name, unusable])).toEqual([
      ["Right", null],
      ["Sender", "only-sends"],
    ])
    await expect(store.connect("Sender")).rejects.toThrow("no wallet")
  })

  test("of one name are distinguished by what else they are", async () => {
    const [real, fake] = [new Extension("Phantom"), new Extension("Phantom", [chain, "solana:mainnet"])]
    const { store, state } = open(real, fake)
    const [first, second] = state.wallets
    expect(first?.id).not.toBe(second?.id)
    await expect(store.connect("Phantom")).rejects.toThrow("no wallet")
    await store.connect(second?.id ?? "")
    expect(fake.connect).toHaveBeenCalledOnce()
    expect(real.connect).not.toHaveBeenCalled()
    const later = open(new Extension("Phantom"), new Extension("Phantom", [chain, "solana:mainnet"]))
    expect(later.store.chosenBefore()).toBe(second?.id)
  })

  test("that arrive late are offered too", () => {
    const { state } = open()
    wallets = [new Extension("Late").wallet]
    announce()
    expect(state.wallets).toHaveLength(1)
  })
})

describe("connecting", () => {
  test("shows that it is pending, then the address, and signs as that account", async () => {
    const extension = new Extension("Right")
    const { store, state } = open(extension)
    const connecting = store.connect("Right")
    expect(state.status).toBe("connecting")
    await connecting
    expect(state).toMatchObject({
      status: "connected",
      address: "first",
      selected: expect.stringMatching(/^Right#/),
      problem: null,
    })
    expect(await store.signer()?.signTransaction(new Uint8Array([1]))).toEqual(new Uint8Array([9]))
  })

  test("that the player closes leaves a way to try again", async () => {
    const extension = new Extension("Right")
    extension.connect.mockRejectedValueOnce(new Error("User rejected"))
    const { store, state } = open(extension)
    await store.connect("Right")
    expect(state).toMatchObject({ status: "disconnected", problem: { kind: "rejected", name: "Right" } })
    await store.connect("Right")
    expect(state).toMatchObject({ status: "connected", problem: null })
  })

  test("to a second wallet while the first still asks ends with the second", async () => {
    const slow = new Extension("Slow")
    let answer = () => {
      slow.accounts = [account("slow")]
    }
    slow.connect.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          const before = answer
          answer = () => {
            before()
            resolve({ accounts: slow.accounts })
          }
        }),
    )
    const { store, state } = open(slow, new Extension("Fast"))
    const first = store.connect("Slow")
    await store.connect("Fast")
    answer()
    await first
    expect(state).toMatchObject({ selected: expect.stringMatching(/^Fast#/), address: "first" })
  })

  test("follows the account that the player switches to, and leaves when access is withdrawn", async () => {
    const extension = new Extension("Right")
    const { store, state } = open(extension)
    await store.connect("Right")
    extension.switchTo("second")
    expect(state.address).toBe("second")
    extension.switchTo()
    expect(state).toMatchObject({ status: "disconnected", address: null })
    expect(store.signer()).toBeNull()
  })
})

describe("a request to sign that the wallet does not answer", () => {
  /** A connected wallet that was asked for a signature; `how` is what became of the request. */
  async function asked() {
    const extension = new Extension("Right")
    let answer = (): void => undefined
    extension.sign.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve([{ signedTransaction: new Uint8Array([9]) }])
        }),
    )
    const { store, state } = open(extension)
    await store.connect("Right")
    const how = vi.fn()
    const ended = store
      .signer()
      ?.signTransaction(new Uint8Array([1]))
      .then(how, (error) => how(error.name))
    return { extension, store, state, how, ended, answer: () => answer() }
  }

  test("is said to be slow after 15 seconds, ends by itself never, and counts when the answer comes", async () => {
    const { state, how, ended, answer } = await asked()
    await vi.advanceTimersByTimeAsync(14_900)
    expect(state.slow).toBe(false)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(state.slow).toBe(true)
    expect(how).not.toHaveBeenCalled()
    answer()
    await ended
    expect(state.slow).toBe(false)
    expect(how).toHaveBeenCalledExactlyOnceWith(new Uint8Array([9]))
  })

  test.each<[string, (by: Awaited<ReturnType<typeof asked>>) => unknown]>([
    ["the player stops waiting", ({ store }) => store.stopWaiting()],
    ["the wallet is disconnected", ({ store }) => store.disconnect()],
    ["the wallet is connected again", ({ store }) => store.connect("Right")],
    ["another account is chosen", ({ extension }) => extension.switchTo("second")],
    ["access is withdrawn", ({ extension }) => extension.switchTo()],
  ])("ends once %s, and a late answer changes nothing", async (_, end) => {
    const by = await asked()
    await vi.advanceTimersByTimeAsync(5_000)
    await end(by)
    await by.ended
    by.answer()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(by.how).toHaveBeenCalledExactlyOnceWith("AbortError")
    expect(by.state.slow).toBe(false)
  })
})

test("a wallet that never acknowledges the disconnect is disconnected all the same", async () => {
  const extension = new Extension("Right")
  extension.disconnect.mockReturnValue(new Promise(() => undefined))
  const { store, state } = open(extension)
  await store.connect("Right")
  store.disconnect()
  expect(state.status).toBe("disconnected")
})

describe("coming back", () => {
  async function connectBefore() {
    const { store, stop } = open(new Extension("Right"))
    await store.connect("Right")
    stop()
  }

  test("reconnects the wallet of last time without asking", async () => {
    await connectBefore()
    const extension = new Extension("Right")
    const { state } = open(extension)
    await vi.advanceTimersByTimeAsync(0)
    expect(extension.connect).toHaveBeenCalledWith({ silent: true })
    expect(state).toMatchObject({ status: "connected", settled: true })
  })

  test("to a wallet that is silent leaves the page usable after four seconds, and connects when it answers after all", async () => {
    await connectBefore()
    const slow = new Extension("Right")
    slow.connect.mockImplementation(
      () =>
        new Promise((resolve) =>
          setTimeout(() => {
            slow.accounts = [account("first")]
            resolve({ accounts: slow.accounts })
          }, 30_000),
        ),
    )
    const { state } = open(slow)
    await vi.advanceTimersByTimeAsync(3_900)
    expect(state).toMatchObject({ status: "connecting", settled: false })
    await vi.advanceTimersByTimeAsync(100)
    expect(state).toMatchObject({ status: "disconnected", settled: true })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(state).toMatchObject({ status: "connected", address: "first" })
  })

  test("to a wallet that is silent changes nothing any more once the player has connected another one", async () => {
    await connectBefore()
    const slow = new Extension("Right")
    slow.connect.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve({ accounts: slow.accounts }), 30_000)),
    )
    slow.accounts = [account("second")]
    const { store, state } = open(slow, new Extension("Left"))
    await vi.advanceTimersByTimeAsync(4_000)
    await store.connect("Left")
    await vi.advanceTimersByTimeAsync(60_000)
    expect(state).toMatchObject({ status: "connected", address: "first", selected: expect.stringMatching(/^Left#/) })
  })

  test("stays out after a disconnect", async () => {
    const first = open(new Extension("Right"))
    await first.store.connect("Right")
    first.store.disconnect()
    expect(first.state.status).toBe("disconnected")
    const { state } = open(new Extension("Right"))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(state).toMatchObject({ status: "disconnected", settled: true })
  })

  test("reconnects a wallet that announces itself late", async () => {
    await connectBefore()
    const { state } = open()
    await vi.advanceTimersByTimeAsync(5_000)
    wallets = [new Extension("Right").wallet]
    announce()
    await vi.advanceTimersByTimeAsync(0)
    expect(state.status).toBe("connected")
  })

  test("is a visit when the wallet is gone", async () => {
    const first = open(new Extension("Right"))
    await first.store.connect("Right")
    const { state } = open()
    expect(state.settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(state).toMatchObject({ status: "disconnected", settled: true })
  })

  test("waits for the wallet whose code the app itself still fetches, and no longer than for that", async () => {
    const first = open(new Extension("Gone"))
    await first.store.connect("Gone")
    let arrive: () => void = () => undefined
    const { state } = openWith(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    await vi.advanceTimersByTimeAsync(5_000)
    expect(state.settled).toBe(false)
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(state).toMatchObject({ status: "disconnected", settled: true })
  })
})
