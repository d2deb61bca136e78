import { useWallet } from "@solana/wallet-adapter-react"
import { EngineFlip } from "./engine-flip"
import { useGambaProviders } from "./gamba-providers"
import { useOwnNodes } from "./own-nodes"

/** The two ways in which a front end on gamba-react-v2 brings @dghrt/betting to the chain. */
export function EngineFlips() {
  const address = useWallet().publicKey?.toBase58()
  const [overProviders, overNodes] = [useGambaProviders(), useOwnNodes()]
  if (address === undefined) return null
  return (
    <>
      <EngineFlip address={address} over="Gamba's providers" load={overProviders} />
      <EngineFlip address={address} over="nodes of its own" load={overNodes} />
    </>
  )
}
