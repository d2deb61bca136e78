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
