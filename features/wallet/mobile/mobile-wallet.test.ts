import { type Authorization, LocalSolanaMobileWalletAdapterWallet } from "@solana-mobile/wallet-standard-mobile"
import { expect, test } from "vitest"
import { signsSolana, solanaAccounts } from "../model/standard"
import { mobileWallet } from "./mobile-wallet"

const chain = "solana:localnet"

/** The library's wallet over an authorization that it remembers, which needs no phone. */
function adapter() {
  const account = { address: "a", publicKey: new Uint8Array(32), chains: [chain], features: [] } as const
  const remembered: Authorization = {
    accounts: [account],
    chain,
    capabilities: {
      ...{ features: ["solana:signTransactions"], supported_transaction_versions: ["legacy", 0] },
      ...{ max_transactions_per_request: 1, max_messages_per_request: 1 },
      ...{ supports_clone_authorization: false, supports_sign_and_send_transactions: false },
    },
    auth_token: "t",
    wallet_uri_base: "",
  }
  return new LocalSolanaMobileWalletAdapterWallet({
    appIdentity: { name: "Test" },
    authorizationCache: {
      clear: async () => undefined,
      get: async () => remembered,
      set: async () => undefined,
    },
    chains: [chain],
    chainSelector: { select: async (chains) => chains[0] ?? chain },
    onWalletNotFound: async () => undefined,
  })
}

test("The wallet of a phone is announced as the adapter announces itself, before the adapter's code is loaded", () => {
  const wallet = mobileWallet(chain, () => Promise.reject(new Error("loaded too early")))
  const { name, icon, version, chains, accounts } = adapter()
  expect({ ...wallet, features: null }).toEqual({ name, icon, version, chains, accounts, features: null })
  expect(signsSolana(wallet)).toBe(true)
})

test("The wallet of a phone loads the adapter once, with the first question, and passes its accounts and changes on", async () => {
  let loads = 0
  const changes: unknown[] = []
  const wallet = mobileWallet(chain, async () => {
    loads += 1
    return adapter()
  })
  const stop = wallet.features["standard:events"]?.on("change", (change) => changes.push(change))
  expect(loads).toBe(0)
  await Promise.all([1, 2].map(() => wallet.features["standard:connect"].connect({ silent: true })))
  expect(loads).toBe(1)
  expect(solanaAccounts(wallet, chain).map(({ address }) => address)).toEqual(["a"])
  expect(changes).toContainEqual({ accounts: wallet.accounts })
  stop?.()
  changes.length = 0
  await wallet.features["standard:disconnect"]?.disconnect()
  expect(wallet.accounts).toEqual([])
  expect(changes).toEqual([])
})

test("The wallet of a phone asks for the adapter again after its code did not load", async () => {
  let loads = 0
  const wallet = mobileWallet(chain, async () => {
    loads += 1
    if (loads === 1) throw new Error("offline")
    return adapter()
  })
  const connect = () => wallet.features["standard:connect"].connect({ silent: true })
  await expect(connect()).rejects.toThrow("offline")
  await expect(connect()).resolves.toBeDefined()
})
