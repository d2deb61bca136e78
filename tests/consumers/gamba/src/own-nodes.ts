import { gamba } from "@dghrt/gamba"
import { signerOf } from "@dghrt/gamba/wallet-adapter"
import { useWallet } from "@solana/wallet-adapter-react"
import { useCallback } from "react"
import { creator, rpcUrl, wsUrl } from "./network"

const casino = gamba({ cluster: "localnet", rpcUrl, wsUrl, creator, creatorFeeBps: 0 })

/** Loads the chain of the connected wallet over nodes of your own. */
export function useOwnNodes() {
  const signer = signerOf(useWallet())
  return useCallback(async () => {
    if (!signer) throw new Error("No wallet that signs is connected")
    return casino.load(signer)
  }, [signer])
}
