import type { AppConfig, TokenConfig } from "#contract/config"
import type { Signer } from "#features/chain"
import { createPlaySession, type PlaySession } from "./play-session"

let current: PlaySession | null = null

/**
 * The session of the connected wallet. It outlives the game page, so that leaving in the middle of a bet neither stops
 * the bet nor asks for a second signature; another wallet ends it.
 */
export function sessionFor(config: AppConfig, signer: Signer, token: TokenConfig): PlaySession {
  if (current?.address === signer.address && current.token.mint === token.mint) return current
  endSession()
  current = createPlaySession(config, signer, token)
  current.open()
  return current
}

/** The wallet's session for a token, if it exists already. */
export const existingSession = (address: string | null, token: TokenConfig | undefined): PlaySession | null =>
  current?.address === address && current.token.mint === token?.mint ? current : null

export function endSession(): void {
  current?.close()
  current = null
}
