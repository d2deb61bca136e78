import { useLayoutEffect, useState } from "react"
import type { AppConfig } from "#contract/config"
import { useLiveToken } from "#features/tokens"
import { useWallet, useWalletStore } from "#features/wallet"
import type { PlaySession } from "./play-session"
import { endSession, existingSession, sessionFor } from "./sessions"

/** The connected wallet's session; null while no wallet is connected. */
export function useSession(config: AppConfig): PlaySession | null {
  const store = useWalletStore()
  const { address } = useWallet()
  const token = useLiveToken(config)
  const [session, setSession] = useState(() => existingSession(address, token))
  // Before the first paint: a new session costs no frame of waiting.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is a reason to ask the store again
  useLayoutEffect(() => {
    // The store's own word: while a prerendered part hydrates, `address` is null although a wallet may be connected.
    const signer = store.signer()
    if (signer && token) setSession(sessionFor(config, signer, token))
    else {
      endSession()
      setSession(null)
    }
  }, [config, store, address, token])
  // After a change of token the old session is shown until the new one exists, so that the game does not unmount.
  return session?.address === address ? session : null
}
