import { runInNewContext } from "node:vm"
import { fromBase58 } from "@dghrt/kernel/base58"
import type { Wallet } from "@wallet-standard/base"
import * as v from "valibot"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { logger, memoryStorage, stored } from "#features/kernel"
import { account, chain, Extension } from "./testing/extension"
import { createWalletStore } from "./wallet-store"

const good = { version: "1.0.0", icon: "data:image/png;base64,AA==", chains: [chain], features: {}, accounts: [] }
const locked = () => {
  throw new Error("The extension is locked")
}
const throwing = (key: string) => Object.defineProperty({ ...good, name: `No ${key}` }, key, { get: locked })

/** Objects that extensions register, each with the name under which it is in the log. */
const malformed: readonly [unknown, string][] = [
  [{ ...good, name: "Chainless", chains: null }, "Chainless"],
  [{ ...good, name: "Featureless", features: undefined }, "Featureless"],
  [{ ...good, name: "Accountless", accounts: "none" }, "Accountless"],
  [{ ...good, name: 7 }, "one without a name"],
  [null, "one without a name"],
  ["Phantom", "one without a name"],
  [new Proxy({}, { get: locked, has: locked, ownKeys: locked }), "one without a name"],
  [throwing("name"), "one without a name"],
  ...["icon", "chains", "features", "accounts"].map((key): [unknown, string] => [throwing(key), `No ${key}`]),
  [{ ...good, name: "Hidden", features: new Proxy({}, { has: locked, ownKeys: locked }) }, "Hidden"],
]

function open() {
  const registered = new Set<unknown>()
  const listeners: Partial<Record<"register" | "unregister", () => void>> = {}
  const source = {
    get: () => [...registered] as Wallet[], // what an extension registers has any shape
    on: (event: "register" | "unregister", listener: () => void) => {
      listeners[event] = listener
      return () => undefined
    },
  }
  const change = (event: "register" | "unregister", ...wallets: unknown[]) => {
    for (const wallet of wallets) event === "register" ? registered.add(wallet) : registered.delete(wallet)
    listeners[event]?.()
  }
  const warn = vi.fn<(message: string, detail?: unknown) => void>()
  const remembered = stored("walletName", v.nullable(v.string()), null, memoryStorage())
  const store = createWalletStore({ source, chain, remembered, log: { ...logger, warn } })
  const names = () => store.state.wallets.map(({ name }) => name)
  return { store, change, warn, names }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each(["before", "after"])(
  "Malformed wallets that register %s the store starts leave the others usable",
  async (when) => {
    const { store, change, names } = open()
    if (when === "after") store.start()
    change("register", ...malformed.map(([wallet]) => wallet), new Extension("Right").wallet)
    if (when === "before") store.start()
    expect(names()).toEqual(["Right"])
    await store.connect("Right")
    expect(store.state).toMatchObject({ status: "connected", address: "first" })
  },
)

test.each(malformed)(
  "A malformed wallet is named in the log once, however often wallets change: %#",
  (wallet, name) => {
    const { store, change, warn } = open()
    change("register", wallet)
    store.start()
    change("register", new Extension("Right").wallet)
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.lastCall?.[0]).toBe(`A wallet was left out, because it does not fit the Wallet Standard: ${name}`)
  },
)

test("A wallet that begins to throw while it is listed is left out with the next change, and ends nothing", () => {
  const { store, change, warn, names } = open()
  const [failing, right] = [new Extension("Failing").wallet, new Extension("Right").wallet]
  change("register", failing, right)
  store.start()
  expect(names()).toEqual(["Failing", "Right"])
  Object.defineProperty(failing, "features", { get: locked })
  expect(store.chosenBefore()).toBeNull()
  change("register", new Extension("Late").wallet)
  change("unregister", right)
  expect(names()).toEqual(["Late"])
  expect(warn).toHaveBeenCalledOnce()
})

test("A wallet that begins to throw while it is connected can be disconnected", async () => {
  const { store, change } = open()
  const wallet = new Extension("Failing").wallet
  change("register", wallet)
  store.start()
  await store.connect("Failing")
  for (const key of ["name", "icon", "chains", "features"]) Object.defineProperty(wallet, key, { get: locked })
  store.disconnect()
  expect(store.state).toMatchObject({ status: "disconnected", address: null })
})

test("A connected wallet is lost when its accounts cannot be read any more, and stays while another one leaves", async () => {
  const { store, change } = open()
  const [extension, other] = [new Extension("Right"), new Extension("Other").wallet]
  const { wallet } = extension
  change("register", wallet, other)
  store.start()
  const events: string[] = []
  store.onEvent(({ kind }) => events.push(kind))
  await store.connect("Right")
  change("unregister", other)
  expect(store.state.address).toBe(account("first").address)
  Object.defineProperty(wallet, "accounts", { get: locked })
  extension.switchTo("second")
  expect(store.state).toMatchObject({ status: "disconnected", address: null })
  expect(events).toEqual(["connected", "lost"])
})

test.each([undefined, 7])("A wallet whose icon is %s is usable, because money may lie in it", async (icon) => {
  const { store, change, warn } = open()
  change("register", Object.defineProperty(new Extension("Plain").wallet, "icon", { value: icon }))
  store.start()
  await store.connect("Plain")
  expect(store.state).toMatchObject({ status: "connected", wallets: [{ name: "Plain", icon: "" }] })
  expect(warn).not.toHaveBeenCalled()
})

const right = account("7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt")
const key = fromBase58(right.address)
/** What extensions give in place of an account. */
const malformedAccounts: readonly [string, unknown][] = [
  ["nothing", null],
  ["a text", "first"],
  ["one without chains", { ...right, publicKey: key, chains: undefined }],
  ["one without an address", { ...right, publicKey: key, address: 7 }],
  ["one without a key", { ...right, publicKey: undefined }],
  ["a key in letters", { ...right, publicKey: right.address }],
  ["a key that is too short", { ...right, publicKey: new Uint8Array(31) }],
  ["the key of another address", { ...right, publicKey: new Uint8Array(32).fill(1) }],
  ["one that throws", new Proxy({}, { get: locked })],
]
function withAccounts(...accounts: unknown[]) {
  const extension = new Extension("Odd")
  extension.accounts = accounts as (typeof extension)["accounts"] // what an extension gives has any shape
  extension.connect.mockImplementation(async () => ({ accounts: [] }))
  return extension
}

test.each(malformedAccounts)(
  "Among the accounts of a wallet %s is left out, and the right one is used",
  async (_, odd) => {
    const { store, change } = open()
    change("register", withAccounts(odd, { ...right, publicKey: key }).wallet)
    store.start()
    await store.connect("Odd")
    expect(store.state).toMatchObject({ status: "connected", address: right.address })
  },
)

test.each(malformedAccounts)(
  "A wallet that has %s alone for an account has failed, and nobody declined",
  async (_, odd) => {
    const { store, change } = open()
    change("register", withAccounts(odd).wallet)
    store.start()
    await store.connect("Odd")
    expect(store.state).toMatchObject({ status: "disconnected", problem: { kind: "failed" } })
  },
)

const events = (on: unknown) => {
  const wallet = withAccounts({ ...right, publicKey: key }).wallet
  return Object.defineProperty(wallet, "features", { value: { ...wallet.features, "standard:events": on } })
}
test.each<[string, unknown]>([
  ["has no way to listen", {}],
  ["throws when it is listened to", { on: locked }],
  ["gives no way to stop listening", { on: () => null }],
  ["throws when nobody listens any more", { on: () => locked }],
  ["reports nothing at once", { on: (_: "change", listener: (change?: unknown) => void) => listener() }],
])("A wallet that %s can be connected, and left", async (_, on) => {
  const { store, change } = open()
  change("register", events(on))
  store.start()
  await store.connect("Odd")
  expect(store.state).toMatchObject({ status: "connected", address: right.address })
  await store.disconnect()
  expect(store.state).toMatchObject({ status: "disconnected", problem: null })
})

test.each<[string, unknown]>([
  ["no event", undefined],
  ["null", null],
  ["accounts that are no list", { accounts: "second" }],
])("A wallet that switches its account and reports %s has switched", async (_, said) => {
  const { store, change } = open()
  let report: (change?: unknown) => void = () => undefined
  const wallet = events({
    on(_: "change", listener: typeof report) {
      report = listener
      return () => undefined
    },
  })
  change("register", wallet)
  store.start()
  await store.connect("Odd")
  Object.defineProperty(wallet, "accounts", { value: [account("second")] })
  report(said)
  expect(store.state.address).toBe("second")
})

const bytes = new Uint8Array([9])
test.each<[string, unknown, Uint8Array | null]>([
  ["bytes", [{ signedTransaction: bytes }], bytes],
  ["bytes of another window", [{ signedTransaction: runInNewContext("new Uint8Array([9])") }], bytes],
  ["nothing", undefined, null],
  ["an empty list", [], null],
  ["null", [null], null],
  ["a text", [{ signedTransaction: "CQ==" }], null],
])("A wallet that answers a transaction with %s has signed it, or nothing", async (_, answer, signed) => {
  const { store, change } = open()
  const extension = new Extension("Right")
  extension.sign.mockImplementation(async () => answer as { signedTransaction: Uint8Array<ArrayBuffer> }[]) // any shape
  change("register", extension.wallet)
  store.start()
  await store.connect("Right")
  const answered = store.signer()?.signTransaction(new Uint8Array([1]))
  if (signed) await expect(answered).resolves.toEqual(signed)
  else await expect(answered).rejects.toThrow("Right returned no signed transaction")
})

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["an object without a prototype", Object.create(null)],
  ["an object that throws", new Proxy({}, { get: locked, has: locked })],
  ["an error without words", Object.assign(new Error("x"), { message: undefined, name: 7 })],
])("A wallet that throws %s while it connects has failed", async (_, thrown) => {
  const { store, change } = open()
  const extension = new Extension("Odd")
  extension.connect.mockRejectedValue(thrown)
  change("register", extension.wallet)
  store.start()
  await store.connect("Odd")
  expect(store.state).toMatchObject({ status: "disconnected", problem: { kind: "failed" } })
})
