import { useMemo } from "react"
import { type Chain, loadChain } from "#features/chain"
import { useWallet, useWalletStore } from "#features/wallet"
import { useConfig } from "./app-config"

/** The chain as the connected wallet sees it, loaded when it is first asked for; null without a wallet. */
export function useChain(): (() => Promise<Chain>) | null {
  const config = useConfig()
  const store = useWalletStore()
  const { address, selected } = useWallet()
  return useMemo(() => {
    const signer = address !== null && selected !== null ? store.signer() : null
    if (!signer) return null
    let loading: Promise<Chain> | null = null
    return () => {
      // A chunk that failed to load may load the next time, so a failure is not cached.
      loading ??= loadChain(config, signer).catch((error) => {
        loading = null
        throw error
      })
      return loading
    }
  }, [config, store, address, selected])
}
