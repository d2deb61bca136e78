import { createHmac, timingSafeEqual } from "node:crypto"
import type { Context } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import type { SiteHost } from "../http/site-host"

const cookie = "casino-sent"
/** As long as the network takes what was signed. */
const permitMs = 3 * 60_000
/** A bet, what is sent ahead of it, the opening of an account, a race, and one more. */
const mostNamed = 5
/** In this process, for browsers without cookies. */
const mostRemembered = 50_000
/** A database that is slow holds up no bet. */
const sealPatienceMs = 500

export interface PermitPorts {
  /** Shared by all processes. @throws without a database. */
  secret: () => Promise<string>
  siteHost: Pick<SiteHost, "isSecure">
  nowMs?: () => number
}

interface Permit {
  signature: string
  untilMs: number
}

export type SentPermits = ReturnType<typeof sentPermits>

/**
 * A transaction that was let through once is sent again until the network no longer takes it, also where nothing may be started by then: from
 * a changed address, for one. A permit names that transaction and nothing else.
 */
export function sentPermits({ secret, siteHost, nowMs = Date.now }: PermitPorts) {
  const remembered = new Map<string, number>()
  const sealOf = async (text: string) =>
    createHmac("sha256", await secret())
      .update(text)
      .digest()

  /** Those of the cookie; empty for one that is not ours. */
  async function named(c: Context): Promise<Permit[]> {
    const [text = "", sealed = ""] = (getCookie(c, cookie) ?? "").split("~")
    if (text === "") return []
    const [expected, given] = [await sealOf(text), Buffer.from(sealed, "base64url")]
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return []
    return text
      .split(".")
      .map((each) => each.split("-"))
      .map(([signature = "", until]) => ({ signature, untilMs: Number(until) }))
      .filter(({ untilMs }) => untilMs > nowMs())
  }

  return {
    async holds(c: Context, signature: string): Promise<boolean> {
      if ((remembered.get(signature) ?? 0) > nowMs()) return true
      return (await named(c)).some((permit) => permit.signature === signature)
    },

    /** In this process at once; the cookie of the answer comes a little later, or not at all. @throws where it cannot be sealed. */
    async give(c: Context, signatures: readonly string[]): Promise<void> {
      const untilMs = nowMs() + permitMs
      for (const signature of signatures) {
        remembered.delete(signature)
        remembered.set(signature, untilMs)
      }
      for (const oldest of remembered.keys()) {
        if (remembered.size <= mostRemembered) break
        remembered.delete(oldest)
      }
      const writing = async () => {
        const earlier = (await named(c)).filter(({ signature }) => !signatures.includes(signature))
        const permits = [...earlier, ...signatures.map((signature) => ({ signature, untilMs }))].slice(-mostNamed)
        const text = permits.map((permit) => `${permit.signature}-${permit.untilMs}`).join(".")
        return `${text}~${(await sealOf(text)).toString("base64url")}`
      }
      const value = await inTime(writing(), sealPatienceMs)
      const options = { httpOnly: true, sameSite: "Strict", path: "/api/rpc", maxAge: permitMs / 1_000 } as const
      setCookie(c, cookie, value, { ...options, secure: siteHost.isSecure(c) })
    },
  }
}

async function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
