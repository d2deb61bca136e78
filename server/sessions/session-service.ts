import { createHash, randomBytes } from "node:crypto"
import { and, eq, gt, inArray, sql } from "drizzle-orm"
import type { Challenge, SignedChallenge } from "../contract/session"
import { databaseNowMs } from "../database/clock"
import type { DatabaseSource } from "../database/lazy-database"
import { challenges, sessions } from "../database/schema"
import { verifySignature } from "./verify-signature"

const challengeMs = 5 * 60_000
/** How long a sign-in lasts; the message that the wallet signs and the pages say it. */
export const sessionMs = 12 * 60 * 60_000
const signIn = "sign-in"

export interface ActiveSession {
  wallet: string
  expiresAtMs: number
}

export interface Order {
  action: string
  /** A sentence without its full stop, for the reader of the message. */
  words: string
}

export interface SessionService {
  /** A message for `wallet` to sign; `host` is the site that it names, `order` what an owner's signature orders. */
  challenge(wallet: string, host: string, order?: Order): Promise<Challenge>
  /** Opens a session for a correctly signed sign-in message; null otherwise. `token` is the cookie's value. */
  open(signed: SignedChallenge, host: string): Promise<{ token: string; session: ActiveSession } | null>
  /** Whether the wallet signed a message for exactly this action. Each message counts once. */
  authorises(signed: SignedChallenge, host: string, action: string): Promise<boolean>
  find(token: string): Promise<ActiveSession | null>
  close(token: string): Promise<void>
  /** Ends every session of the wallet that this one is of, in all browsers. */
  closeAll(token: string): Promise<void>
}

/** Sign-in by wallet signature. Challenges and sessions are rows, so that any process can answer. */
export function sessionService(database: DatabaseSource): SessionService {
  const hashOf = (token: string) => createHash("sha256").update(token).digest("hex")

  /** Takes the challenge out of the table, so that a second answer to it finds nothing. */
  async function answered({ wallet, message, signature }: SignedChallenge, host: string, action: string) {
    const nonce = /^Nonce: ([0-9a-f]{32})$/m.exec(message)?.[1]
    if (nonce === undefined || !message.startsWith(`${host} `)) return false
    const { db } = await database()
    const [row] = await db
      .delete(challenges)
      .where(and(eq(challenges.nonce, nonce), gt(challenges.expiresAtMs, databaseNowMs)))
      .returning()
    return (
      row !== undefined &&
      row.wallet === wallet &&
      row.action === action &&
      row.message === message &&
      verifySignature(wallet, message, signature)
    )
  }

  return {
    async challenge(wallet, host, order) {
      const { db } = await database()
      const nonce = randomBytes(16).toString("hex")
      const [now] = await db.select({ ms: databaseNowMs }).from(sql`(select 1) as one`)
      const nowMs = Number(now?.ms)
      const expiresAtMs = nowMs + challengeMs
      const message = messageText({ wallet, host, words: order?.words, nonce, nowMs, expiresAtMs })
      await db.insert(challenges).values({ nonce, wallet, action: order?.action ?? signIn, message, expiresAtMs })
      return { message, expiresAtMs }
    },
    async open(signed, host) {
      if (!(await answered(signed, host, signIn))) return null
      const { db } = await database()
      const token = randomBytes(32).toString("base64url")
      const { wallet } = signed
      const [row] = await db
        .insert(sessions)
        .values({ tokenHash: hashOf(token), wallet, expiresAtMs: sql`${databaseNowMs} + ${sessionMs}` })
        .returning({ expiresAtMs: sessions.expiresAtMs })
      if (!row) throw new Error("The session could not be stored.")
      return { token, session: { wallet, expiresAtMs: Number(row.expiresAtMs) } }
    },
    authorises: answered,
    async find(token) {
      const { db } = await database()
      const [row] = await db
        .select({ wallet: sessions.wallet, expiresAtMs: sessions.expiresAtMs })
        .from(sessions)
        .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAtMs, databaseNowMs)))
      return row ?? null
    },
    async close(token) {
      const { db } = await database()
      await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
    },
    async closeAll(token) {
      const { db } = await database()
      const own = db
        .select({ wallet: sessions.wallet })
        .from(sessions)
        .where(eq(sessions.tokenHash, hashOf(token)))
      await db.delete(sessions).where(inArray(sessions.wallet, own))
    },
  }
}

interface MessageParts {
  wallet: string
  host: string
  /** Of an owner's order; undefined to sign in. */
  words: string | undefined
  nonce: string
  nowMs: number
  expiresAtMs: number
}

/** Names the site first, so that a signature for one site is worth nothing at another. */
const messageText = ({ wallet, host, words, nonce, nowMs, expiresAtMs }: MessageParts) =>
  [
    `${host} wants you to ${words === undefined ? "sign in" : "confirm an action"} with your Solana account:`,
    wallet,
    "",
    words === undefined
      ? "Sign in for 12 hours. This sends no transaction and costs nothing."
      : `Confirm as the owner: ${words}. This sends no transaction and costs nothing.`,
    "",
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(nowMs).toISOString()}`,
    `Expiration Time: ${new Date(expiresAtMs).toISOString()}`,
  ].join("\n")
