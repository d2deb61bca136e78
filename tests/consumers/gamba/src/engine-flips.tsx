import { loadChain } from "@dghrt/gamba"
import { loadGambaReactChain } from "@dghrt/gamba/gamba-react"
import { signerOf } from "@dghrt/gamba/wallet-adapter"
import { useWallet } from "@solana/wallet-adapter-react"
import { useGambaProvider } from "gamba-react-v2"
import { useCallback } from "react"
import { EngineFlip } from "./engine-flip"
import { creator, rpcUrl, wsUrl } from "./network"

/** The two ways in which a front end on gamba-react-v2 brings @dghrt/betting to the chain. */
export function EngineFlips() {
  const provider = useGambaProvider()
  const { publicKey, signTransaction } = useWallet()
  const overProviders = useCallback(() => loadGambaReactChain(provider, { creator }), [provider])
  const overNodes = useCallback(async () => {
    const signer = signerOf({ publicKey, signTransaction })
    if (!signer) throw new Error("No wallet that signs is connected")
    return loadChain({ rpcUrl, wsUrl, creator }, signer)
  }, [publicKey, signTransaction])
  return (
    <>
      <EngineFlip over="Gamba's providers" load={overProviders} />
      <EngineFlip over="nodes of its own" load={overNodes} />
    </>
  )
}
