import type { StandardWallet } from "../model/standard"

type Features = Required<StandardWallet["features"]>

/** What this needs of the adapter, whose wallet may lack some features. */
export interface MobileAdapter {
  readonly accounts: StandardWallet["accounts"]
  readonly features: Pick<Features, "standard:connect" | "standard:disconnect" | "standard:events"> &
    Partial<Pick<Features, "solana:signTransaction" | "solana:signMessage">>
}

/** The adapter's own picture. */
const icon =
  "data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iMjQiIGhlaWdodD0iMjQiIHZpZXdCb3g9IjAgMCAyNCAyNCIgZmlsbD0ibm9uZSIgeG1sbnM9Imh0dHA6Ly93d3cudzMub3JnLzIwMDAvc3ZnIj4KPHBhdGggZmlsbC1ydWxlPSJldmVub2RkIiBjbGlwLXJ1bGU9ImV2ZW5vZGQiIGQ9Ik03IDIuNUgxN0MxNy44Mjg0IDIuNSAxOC41IDMuMTcxNTcgMTguNSA0VjIwQzE4LjUgMjAuODI4NCAxNy44Mjg0IDIxLjUgMTcgMjEuNUg3QzYuMTcxNTcgMjEuNSA1LjUgMjAuODI4NCA1LjUgMjBWNEM1LjUgMy4xNzE1NyA2LjE3MTU3IDIuNSA3IDIuNVpNMyA0QzMgMS43OTA4NiA0Ljc5MDg2IDAgNyAwSDE3QzE5LjIwOTEgMCAyMSAxLjc5MDg2IDIxIDRWMjBDMjEgMjIuMjA5MSAxOS4yMDkxIDI0IDE3IDI0SDdDNC43OTA4NiAyNCAzIDIyLjIwOTEgMyAyMFY0Wk0xMSA0LjYxNTM4QzEwLjQ0NzcgNC42MTUzOCAxMCA1LjA2MzEgMTAgNS42MTUzOFY2LjM4NDYyQzEwIDYuOTM2OSAxMC40NDc3IDcuMzg0NjIgMTEgNy4zODQ2MkgxM0MxMy41NTIzIDcuMzg0NjIgMTQgNi45MzY5IDE0IDYuMzg0NjJWNS42MTUzOEMxNCA1LjA2MzEgMTMuNTUyMyA0LjYxNTM4IDEzIDQuNjE1MzhIMTFaIiBmaWxsPSIjRENCOEZGIi8+Cjwvc3ZnPgo="

/**
 * The Mobile Wallet Adapter as a wallet whose code loads with the first question to it: with its libraries it is larger than
 * the rest of a visitor's page, and runs for a tenth of a second on a slow phone.
 */
export function mobileWallet(chain: `solana:${string}`, load: () => Promise<MobileAdapter>): StandardWallet {
  const listeners = new Set<Parameters<Features["standard:events"]["on"]>[1]>()
  let adapter: MobileAdapter | null = null
  let loading: Promise<MobileAdapter> | null = null

  async function features(): Promise<MobileAdapter["features"]> {
    loading ??= load()
    try {
      const loaded = await loading
      if (adapter === null) {
        adapter = loaded
        loaded.features["standard:events"].on("change", (change) => {
          for (const listener of listeners) listener(change)
        })
      }
      return loaded.features
    } catch (error) {
      // The next question loads again.
      loading = null
      throw error
    }
  }
  /** A feature that the phone's wallet may not have; which ones it has is known once it has answered. */
  async function feature<K extends "solana:signTransaction" | "solana:signMessage">(name: K) {
    const found = (await features())[name]
    if (!found) throw new Error("The wallet on this phone cannot sign this.")
    return found
  }

  return {
    version: "1.0.0",
    name: "Mobile Wallet Adapter",
    icon,
    chains: [chain],
    get accounts() {
      return adapter?.accounts ?? []
    },
    features: {
      "standard:connect": {
        version: "1.0.0",
        connect: async (input) => (await features())["standard:connect"].connect(input),
      },
      "standard:disconnect": {
        version: "1.0.0",
        disconnect: async () => (await features())["standard:disconnect"].disconnect(),
      },
      "standard:events": {
        version: "1.0.0",
        on(_, listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      },
      "solana:signTransaction": {
        version: "1.0.0",
        supportedTransactionVersions: ["legacy", 0],
        signTransaction: async (...inputs) => (await feature("solana:signTransaction")).signTransaction(...inputs),
      },
      "solana:signMessage": {
        version: "1.0.0",
        signMessage: async (...inputs) => (await feature("solana:signMessage")).signMessage(...inputs),
      },
    },
  }
}
