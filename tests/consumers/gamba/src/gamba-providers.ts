import { loadGambaReactChain } from "@dghrt/gamba/gamba-react"
import { useGambaProvider } from "gamba-react-v2"
import { useCallback } from "react"
import { creator } from "./network"

/** Loads the chain as the providers of gamba-react-v2 around it know it. */
export function useGambaProviders() {
  const provider = useGambaProvider()
  return useCallback(() => loadGambaReactChain(provider, { creator }), [provider])
}
