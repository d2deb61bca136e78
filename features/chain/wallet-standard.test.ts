import { getWallets } from "@wallet-standard/app"
import type { Wallet, WalletAccount } from "@wallet-standard/base"
import { expect, test, vi } from "vitest"
import { walletStandard } from "./wallet-standard"

const chain = "solana:localnet"
const account = (fill: number, chains: WalletAccount["chains"] = [chain]): WalletAccount => ({
  address: `address of ${fill}`,
  publicKey: new Uint8Array(32).fill(fill),
  chains,
  features: [],
})

/** A wallet as an extension registers it; `answer` is what it gives when it is asked for its accounts. */
function fakeWallet(name: string, answer: () => Promise<readonly WalletAccount[]> = async () => [account(1)]) {
  let onChange: () => void = () => undefined
  const asked: unknown[] = []
  const wallet = {
    version: "1.0.0",
    name,
    icon: "data:image/svg+xml;base64,",
    chains: [chain],
    accounts: [] as readonly WalletAccount[],
    features: {
      "standard:connect": {
        async connect(input: unknown) {
          asked.push(input)
          wallet.accounts = await answer()
        },
      },
      "standard:events": {
        on(_event: string, listener: () => void) {
          onChange = listener
          return () => undefined
        },
      },
      "solana:signTransaction": {
        mark: 9,
        async signTransaction({ transaction }: { transaction: Uint8Array }) {
          return [{ signedTransaction: transaction.slice().fill(this.mark) }]
        },
      },
    },
  }
  const switchTo = (...accounts: WalletAccount[]) => {
    wallet.accounts = accounts
    onChange()
  }
  return { wallet: wallet as unknown as Wallet, asked, switchTo }
}

/** A page on which wallets announce themselves; a page after it remembers the same. */
function page(remembered: { name: string | null } = { name: null }) {
  const announced = getWallets()
  const ports = {
    announced,
    remembered: {
      read: () => remembered.name,
      write(name: string | null) {
        remembered.name = name
        return true
      },
    },
  }
  return { register: announced.register, open: () => walletStandard(chain, ports), remembered }
}

test("a wallet that announces itself is listed, and signs once it is connected", async () => {
  const { register, open } = page()
  const wallets = open()
  const changed = vi.fn()
  wallets.subscribe(changed)
  const leave = register(fakeWallet("Late").wallet)
  expect(wallets.state().wallets).toMatchObject([{ id: "Late", name: "Late" }])
  expect(wallets.state()).toBe(wallets.state())
  const signer = await wallets.connect("Late")
  expect(wallets.state().signer).toBe(signer)
  expect(await signer.signTransaction(new Uint8Array(3))).toEqual(new Uint8Array([9, 9, 9]))
  expect(changed).toHaveBeenCalledTimes(2)
  leave()
  expect(wallets.state()).toEqual({ wallets: [], signer: null })
})

test("a wallet of another network, one that only sends, and one that throws are not listed and cost nobody the others", () => {
  const { register, open } = page()
  const other = Object.assign(fakeWallet("Other network").wallet, { chains: ["solana:mainnet"] })
  const sender = Object.assign(fakeWallet("Sender").wallet, { features: { "standard:connect": {} } })
  const broken = Object.defineProperty({}, "features", {
    get() {
      throw new Error("broken")
    },
  }) as Wallet
  const leave = register(other, sender, broken, fakeWallet("Twin").wallet, fakeWallet("Twin").wallet)
  expect(
    open()
      .state()
      .wallets.map(({ id }) => id),
  ).toEqual(["Twin", "Twin 2"])
  leave()
})

test("a second click while the wallet is asked, and connecting again, give one signer", async () => {
  const { register, open } = page()
  const leave = register(fakeWallet("Wallet").wallet)
  const wallets = open()
  const [first, second] = await Promise.all([wallets.connect("Wallet"), wallets.connect("Wallet")])
  expect(second).toBe(first)
  expect(await wallets.connect("Wallet")).toBe(first)
  leave()
})

test("of two wallets that are asked the later one is connected, and an answer after a disconnect changes nothing", async () => {
  const { register, open } = page()
  const questions: ((accounts: WalletAccount[]) => void)[] = []
  const slow = fakeWallet("Slow", () => new Promise((resolve) => questions.push(resolve)))
  const leave = register(slow.wallet, fakeWallet("Quick", async () => [account(2)]).wallet)
  const wallets = open()
  const late = wallets.connect("Slow")
  const signer = await wallets.connect("Quick")
  questions.shift()?.([account(1)])
  await expect(late).rejects.toMatchObject({ name: "AbortError" })
  expect(wallets.state().signer).toBe(signer)
  const later = wallets.connect("Slow")
  wallets.disconnect()
  questions.shift()?.([account(1)])
  await expect(later).rejects.toMatchObject({ name: "AbortError" })
  expect(wallets.state().signer).toBeNull()
  leave()
})

test("another account in the wallet is another signer, and none of this network disconnects", async () => {
  const { register, open } = page()
  const { wallet, switchTo } = fakeWallet("Wallet")
  const leave = register(wallet)
  const wallets = open()
  const first = await wallets.connect("Wallet")
  switchTo(account(1))
  expect(wallets.state().signer).toBe(first)
  switchTo(account(2))
  expect(wallets.state().signer).toMatchObject({ address: "address of 2" })
  switchTo(account(2, ["solana:mainnet"]))
  expect(wallets.state().signer).toBeNull()
  leave()
})

test("the next page connects the wallet without a question, unless the player has disconnected it", async () => {
  const { register, open, remembered } = page()
  const { wallet, asked } = fakeWallet("Wallet")
  const leave = register(wallet)
  await open().connect("Wallet")
  const next = open()
  await expect.poll(() => next.state().signer?.address).toBe("address of 1")
  expect(asked).toEqual([undefined, { silent: true }])
  next.disconnect()
  expect(remembered.name).toBeNull()
  expect(open().state().signer).toBeNull()
  expect(asked).toHaveLength(2)
  leave()
})

test("what the wallet throws reaches the caller, and a wallet without an account here is named", async () => {
  const { register, open } = page()
  const refusal = new Error("User rejected the request.")
  const refusing = fakeWallet("Refusing", () => Promise.reject(refusal))
  const leave = register(refusing.wallet, fakeWallet("Empty", async () => []).wallet)
  const wallets = open()
  await expect(wallets.connect("Refusing")).rejects.toBe(refusal)
  await expect(wallets.connect("Empty")).rejects.toThrow("Empty gave no account for this network.")
  expect(wallets.state().signer).toBeNull()
  leave()
})
