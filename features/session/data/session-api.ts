import { type Challenge, challenge, type SignedChallenge, session } from "#contract/session"
import { deleteJson, getJson, postJson } from "#features/kernel"

const path = "/api/session"

/** The message to sign; `action` is what the owner authorises by it. @throws ApiError */
export const readChallenge = (wallet: string, action?: string): Promise<Challenge> =>
  action === undefined
    ? getJson(`${path}/challenge?${new URLSearchParams({ wallet })}`, challenge)
    : postJson(`${path}/challenge`, { wallet, action }, challenge)

export const readSession = () => getJson(path, session)
export const openSession = (signed: SignedChallenge) => postJson(path, signed, session)
/** `everywhere` also ends the wallet's sessions in other browsers. */
export const closeSession = (everywhere: boolean) => deleteJson(everywhere ? `${path}?everywhere=true` : path, session)
