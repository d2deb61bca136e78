import * as v from "valibot"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { memoryStorage, type StoragePort, stored } from "#features/kernel"
import { account, chain, Extension } from "./testing/extension"
import { createWalletStore } from "./wallet-store"

let storage: StoragePort

function open(...extensions: Extension[]) {
  const source = { get: () => extensions.map(({ wallet }) => wallet), on: () => () => undefined }
  const remembered = stored("walletName", v.nullable(v.string()), null, storage)
  const store = createWalletStore({ source, chain, remembered })
  store.start()
  return { store, state: store.state }
}

/** Asks a wallet that answers only when the test says so, and then offers an account. */
function askSlowWallet() {
  const extension = new Extension("Slow")
  let answer: () => void = () => undefined
  extension.connect.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ accounts: [] })
      }),
  )
  const { store, state } = open(extension)
  const connecting = store.connect("Slow")
  const answerLate = () => {
    extension.accounts = [account("late")]
    answer()
  }
  return { store, state, connecting, answerLate }
}

beforeEach(() => {
  vi.useFakeTimers()
  storage = memoryStorage()
})
afterEach(() => vi.useRealTimers())

test.each<[string, unknown, string]>([
  ["is locked", new Error("Wallet is locked"), "locked"],
  ["is declined", Object.assign(new Error("4001"), { code: 4001 }), "rejected"],
  ["is declined by a code in digits", { code: "4001" }, "rejected"],
  ["is declined by an error in an error", { error: { code: 4001 } }, "rejected"],
  ["is declined in words", new Error("User rejected the request."), "rejected"],
  ["breaks", new TypeError("undefined is not a function"), "failed"],
  ["throws a string", "no", "failed"],
])("a wallet that %s says so, and the failure is announced once", async (_, error, kind) => {
  const extension = new Extension("Right")
  extension.connect.mockRejectedValueOnce(error)
  const { store, state } = open(extension)
  const events = vi.fn()
  store.onEvent(events)
  await store.connect("Right")
  expect(state.problem).toMatchObject({ kind, name: "Right" })
  expect(events).toHaveBeenCalledExactlyOnceWith({ kind: "failed", problem: state.problem })
})

test.each<[string, unknown, object]>([
  ["a code in digits", { code: "4001", message: "no" }, { code: 4001, message: "no" }],
  ["an error in an error", { error: { code: 4001, message: "no" } }, { code: 4001, message: "no" }],
  [
    "a name without words",
    Object.assign(new Error(), { name: "WalletNotConnectedError" }),
    { name: "WalletNotConnectedError" },
  ],
  ["a text", "Request cancelled", { message: "Request cancelled" }],
  [
    "a device's code for blind signing",
    new Error("Ledger device: UNKNOWN_ERROR (0x6808)"),
    { message: expect.stringContaining("Allow blind signing in its Solana app") },
  ],
])("%s of a wallet that does not sign is handed on so that it is understood", async (_, error, failure) => {
  const extension = new Extension("Right")
  extension.sign.mockRejectedValueOnce(error)
  const { store } = open(extension)
  await store.connect("Right")
  await expect(store.signer()?.signTransaction(new Uint8Array())).rejects.toMatchObject(failure)
})

test("a silent reconnect that fails is not announced", async () => {
  const first = open(new Extension("Right"))
  await first.store.connect("Right")
  const locked = new Extension("Right")
  locked.connect.mockRejectedValue(new Error("locked"))
  const { store, state } = open(locked)
  const events = vi.fn()
  store.onEvent(events)
  await vi.runAllTimersAsync()
  expect(events).not.toHaveBeenCalled()
  expect(state.problem).toBeNull()
})

test("a wallet that never answers is given up after a minute, and its late answer changes nothing", async () => {
  const { state, connecting, answerLate } = askSlowWallet()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state).toMatchObject({ status: "disconnected", problem: { kind: "no-answer" } })
  answerLate()
  await connecting
  expect(state).toMatchObject({ status: "disconnected", address: null })
})

test("a wallet that was cancelled connects no more", async () => {
  const { store, state, connecting, answerLate } = askSlowWallet()
  store.cancel()
  answerLate()
  await connecting
  expect(state).toMatchObject({ status: "disconnected", problem: null })
})

test("a wallet with no account of this cluster is on another network", async () => {
  const extension = new Extension("Right")
  extension.connect.mockImplementationOnce(async () => {
    extension.accounts = [{ ...account("main"), chains: ["solana:mainnet"] }]
    return { accounts: extension.accounts }
  })
  const { store, state } = open(extension)
  await store.connect("Right")
  expect(state.problem).toMatchObject({ kind: "wrong-network", name: "Right" })
})

test("a lost connection and another account are announced", async () => {
  const extension = new Extension("Right")
  const { store } = open(extension)
  const events = vi.fn()
  store.onEvent(events)
  await store.connect("Right")
  extension.switchTo("second")
  extension.switchTo()
  expect(events.mock.calls.map(([event]) => event.kind)).toEqual(["connected", "switched", "lost"])
})
