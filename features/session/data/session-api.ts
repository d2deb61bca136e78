import { type Challenge, challenge, type SignedChallenge, session } from "#contract/session"
import { deleteJson, getJson, postJson } from "#features/kernel"

const path = "/api/session"

/** The message to sign; `action` is what the owner authorises by it. @throws ApiError */
export function readChallenge(wallet: string, action?: string): Promise<Challenge> {
  const query = new URLSearchParams({ wallet, ...(action !== undefined && { action }) })
  return getJson(`${path}/challenge?${query}`, challenge)
}

export const readSession = () => getJson(path, session)
export const openSession = (signed: SignedChallenge) => postJson(path, signed, session)
export const closeSession = () => deleteJson(path, session)
