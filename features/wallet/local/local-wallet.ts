import type { SolanaSignMessageFeature, SolanaSignTransactionFeature } from "@solana/wallet-standard-features"
import type { Wallet, WalletAccount } from "@wallet-standard/base"
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from "@wallet-standard/features"
import { registerWallet } from "@wallet-standard/wallet"
import * as v from "valibot"
import { toBase58 } from "#contract/base58"
import { stored } from "#features/kernel"
import { type LocalKey, localKey, randomSecret } from "./local-key"
import { readSecret, writeKeyPair } from "./portable-secret"
import { signInPlace } from "./sign-in-place"

const chain = "solana:localnet"
const icon =
  "data:image/svg+xml;base64,PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnIHZpZXdCb3g9JzAgMCAzMiAzMic+PHBhdGggZD0nTTE2IDI4IDMgMTRsNS04aDE2bDUgOHonIGZpbGw9J2NyaW1zb24nLz48cGF0aCBkPSdNMTYgMjggMTEgMTRsNS04IDUgOHonIGZpbGw9J3BpbmsnLz48L3N2Zz4="

const secret = stored("dghrt-local-wallet", v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))), null)

/**
 * Two wallets of the local network, registered through the Wallet Standard like any other: a burner wallet with a key of
 * this browser, stored unencrypted, and the operator's, whose key follows from its name. Builds for another cluster leave
 * both out.
 */
export function registerLocalWallets(): void {
  register("Local Wallet", browserSecret)
  register("Local Operator", operatorSecret)
}

/** Registers a wallet around the key of `secretOf`, which is read when it first connects. */
function register(name: string, secretOf: () => Promise<Uint8Array<ArrayBuffer>>): void {
  let loading: Promise<LocalKey> | null = null
  function loadKey(): Promise<LocalKey> {
    loading ??= secretOf()
      .then(localKey)
      .catch((error) => {
        // A failed download of the curve is retried the next time.
        loading = null
        throw error
      })
    return loading
  }
  let account: WalletAccount | null = null
  const listeners = new Set<(properties: { accounts: readonly WalletAccount[] }) => void>()
  const announce = () => {
    for (const listener of listeners) listener({ accounts: wallet.accounts })
  }

  const features: StandardConnectFeature &
    StandardDisconnectFeature &
    StandardEventsFeature &
    SolanaSignTransactionFeature &
    SolanaSignMessageFeature = {
    "standard:connect": {
      version: "1.0.0",
      connect: async () => {
        const { publicKey } = await loadKey()
        account ??= {
          address: toBase58(publicKey),
          publicKey,
          chains: [chain],
          features: ["solana:signTransaction", "solana:signMessage"],
        }
        announce()
        return { accounts: wallet.accounts }
      },
    },
    "standard:disconnect": {
      version: "1.0.0",
      disconnect: async () => {
        account = null
        loading = null
        announce()
      },
    },
    "standard:events": {
      version: "1.0.0",
      on: (_event, listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    "solana:signTransaction": {
      version: "1.0.0",
      supportedTransactionVersions: ["legacy", 0],
      signTransaction: async (...inputs) => {
        const { sign } = await loadKey()
        return Promise.all(
          inputs.map(async ({ account: signer, transaction }) => ({
            signedTransaction: await signInPlace(transaction, new Uint8Array(signer.publicKey), sign),
          })),
        )
      },
    },
    "solana:signMessage": {
      version: "1.1.0",
      signMessage: async (...inputs) => {
        const { sign } = await loadKey()
        return Promise.all(
          inputs.map(async ({ message }) => ({
            signedMessage: message,
            signature: await sign(new Uint8Array(message)),
          })),
        )
      },
    },
  }

  const wallet: Wallet = {
    version: "1.0.0",
    name,
    icon,
    chains: [chain],
    get accounts() {
      return account ? [account] : []
    },
    features,
  }
  registerWallet(wallet)
}

/** This browser's secret, made when the wallet is first used. */
async function browserSecret() {
  return knownSecret() ?? newSecret()
}

/** As the local network derives the operator's key: anyone can, it holds toy money only. */
async function operatorSecret() {
  const name = new TextEncoder().encode("dghrt-localnet/creator")
  return new Uint8Array(await crypto.subtle.digest("SHA-256", name))
}

function knownSecret() {
  const pairs = secret.read()?.match(/../g)
  return pairs ? Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)) : null
}

/** The local wallet's key pair as text; a wallet that was never used gets its key now. */
export async function exportLocalKey(): Promise<string> {
  const bytes = await browserSecret()
  return writeKeyPair(bytes, (await localKey(bytes)).publicKey)
}

/** Replaces the local wallet's key; false when the text is none. The page has to reload to use it. */
export function importLocalKey(text: string): boolean {
  const bytes = readSecret(text)
  if (!bytes) return false
  persist(bytes)
  return true
}

function newSecret() {
  const bytes = randomSecret()
  persist(bytes)
  return bytes
}

function persist(bytes: Uint8Array) {
  secret.write(Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""))
}
