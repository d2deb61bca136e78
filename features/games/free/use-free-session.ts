import { useLayoutEffect, useState } from "react"
import { type FreeSession, freeSessionFor } from "./free-session"

/** The free play of a wallet; null without one. */
export function useFreeSession(address: string | null): FreeSession | null {
  const [session, setSession] = useState<FreeSession | null>(null)
  // Before the first paint: a session that stands already costs no frame of waiting.
  useLayoutEffect(() => setSession(address === null ? null : freeSessionFor(address)), [address])
  return session?.address === address ? session : null
}
