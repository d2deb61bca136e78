import type { Signer } from "@dghrt/betting"
import { logger } from "@dghrt/kernel/logger"
import { type Stored, stored } from "@dghrt/kernel/storage"
import type { SolanaSignTransactionFeature } from "@solana/wallet-standard-features"
import { getWallets } from "@wallet-standard/app"
import type { Wallet, WalletAccount, WalletWithFeatures } from "@wallet-standard/base"
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from "@wallet-standard/features"
import * as v from "valibot"

export interface WalletChoice {
  id: string
  name: string
  /** Data URL that the wallet ships. */
  icon: string
}

export interface WalletsState {
  /** Those that sign on this chain, in the order in which they announced themselves. */
  wallets: readonly WalletChoice[]
  /** Signs as the connected account, and is another one when the account is; null while no wallet is connected. */
  signer: Signer | null
}

/** The wallets of a page, of which at most one is connected. */
export interface Wallets {
  /** Runs after each change; returns how to stop. */
  subscribe(listener: () => void): () => void
  /** The same object until something has changed. */
  state(): WalletsState
  /**
   * Asks a wallet for its account, and remembers it: the next page connects it without a question. Asked for two wallets at a
   * time, the later one is connected.
   * @throws whatever the wallet throws when the player declines.
   */
  connect(id: string): Promise<Signer>
  /** At once, whatever the wallet makes of it. */
  disconnect(): void
}

interface Ports {
  /** Where wallets announce themselves. */
  announced?: Pick<ReturnType<typeof getWallets>, "get" | "on">
  /** The wallet that was connected last. */
  remembered?: Pick<Stored<string | null>, "read" | "write">
}

type Usable = WalletWithFeatures<
  StandardConnectFeature &
    SolanaSignTransactionFeature &
    Partial<StandardDisconnectFeature> &
    Partial<StandardEventsFeature>
>

let ofBrowser: Ports["remembered"]
const rememberedByBrowser = () => (ofBrowser ??= stored("dghrt-wallet", v.nullable(v.string()), null))

/** The wallets that announce themselves by the Wallet Standard and sign on this chain, such as `solana:mainnet`. */
export function walletStandard(
  chain: `solana:${string}`,
  { announced = getWallets(), remembered = rememberedByBrowser() }: Ports = {},
): Wallets {
  const listeners = new Set<() => void>()
  let found: readonly (readonly [WalletChoice, Usable])[] = []
  let active: { wallet: Usable; signer: Signer; stop: () => void } | null = null
  let state: WalletsState = { wallets: [], signer: null }
  // The answer of a wallet that is not waited for any more changes nothing.
  let asked: Usable | null = null
  let mayReconnect = true

  function change() {
    state = { wallets: found.map(([choice]) => choice), signer: active?.signer ?? null }
    for (const listener of listeners) listener()
  }

  function discover() {
    const usable = announced.get().filter((wallet): wallet is Usable => isUsable(wallet, chain))
    const names = usable.map(({ name }) => name)
    found = usable.map((wallet, at) => {
      const { name, icon } = wallet
      // Two extensions may have one name.
      return [{ id: names.indexOf(name) === at ? name : `${name} ${at + 1}`, name, icon }, wallet]
    })
    if (active && !usable.includes(active.wallet)) release()
    change()
  }

  function release() {
    active?.stop()
    active = null
  }

  function use(wallet: Usable, account: WalletAccount): Signer {
    if (active?.wallet === wallet && active.signer.address === account.address) return active.signer
    release()
    const signer = signerFor(wallet, account, chain)
    const stop = wallet.features["standard:events"]?.on("change", () => {
      if (active?.signer !== signer) return
      const next = accountOf(wallet, chain)
      if (next?.address === account.address) return
      if (next) use(wallet, next)
      else release()
      change()
    })
    active = { wallet, signer, stop: stop ?? (() => undefined) }
    return signer
  }

  async function ask(id: string, silent: boolean): Promise<Signer> {
    const [choice, wallet] = found.find(([{ id: each }]) => each === id) ?? []
    if (!choice || !wallet) throw new Error(`There is no wallet called ${id}.`)
    asked = wallet
    mayReconnect = false
    await wallet.features["standard:connect"].connect(silent ? { silent } : undefined)
    const account = accountOf(wallet, chain)
    if (!account) throw new Error(`${choice.name} gave no account for this network.`)
    if (asked !== wallet) throw new DOMException("Another wallet was asked meanwhile.", "AbortError")
    remembered.write(id)
    const signer = use(wallet, account)
    change()
    return signer
  }

  function reconnect() {
    const id = remembered.read()
    if (id === null || !mayReconnect || !found.some(([choice]) => choice.id === id)) return
    ask(id, true).catch((error) => logger.info(`${id} did not connect by itself`, error))
  }

  announced.on("unregister", discover)
  announced.on("register", () => {
    discover()
    reconnect()
  })
  discover()
  reconnect()

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    connect: (id) => ask(id, false),
    disconnect() {
      asked = null
      mayReconnect = false
      const wallet = active?.wallet
      release()
      remembered.write(null)
      change()
      const acknowledge = async () => wallet?.features["standard:disconnect"]?.disconnect()
      acknowledge().catch((error) => logger.info(`${wallet?.name} did not acknowledge the disconnect`, error))
    },
  }
}

/** An extension may register anything; one that does not fit must not cost the others. */
function isUsable(wallet: Wallet, chain: string): boolean {
  try {
    return (
      ["standard:connect", "solana:signTransaction"].every((feature) => feature in wallet.features) &&
      (wallet.chains as readonly string[]).includes(chain)
    )
  } catch (error) {
    logger.warn("A wallet does not fit the Wallet Standard", error)
    return false
  }
}

const accountOf = ({ accounts }: Usable, chain: string) =>
  accounts.find(({ chains }) => (chains as readonly string[]).includes(chain))

const signerFor = (wallet: Usable, account: WalletAccount, chain: `solana:${string}`): Signer => ({
  address: account.address,
  publicKey: new Uint8Array(account.publicKey),
  async signTransaction(transaction) {
    const [signed] = await wallet.features["solana:signTransaction"].signTransaction({ account, chain, transaction })
    if (!signed) throw new Error(`${wallet.name} returned no signed transaction.`)
    return signed.signedTransaction
  },
})
