import { type Context, Hono } from "hono"
import type { PlayGate } from "../access/play-gate"
import type { SentPermits } from "../access/sent-permits"
import type { Passage } from "../access/step-gate"
import type { PlayAccess } from "../contract/play-access"
import { clientAddress } from "../http/client-address"
import { mayStartPlay } from "../rpc/asked-plays"
import { isSigned, type TransactionParts, transactionOf } from "../rpc/transaction-parts"
import type { RpcAnswer, RpcCall } from "../rpc/upstream"

export interface AccessPorts {
  gate: PlayGate
  /** Whether the casino is closed, wherever the player is: bets are not started then. */
  isClosed: () => boolean
  permits: SentPermits
  /** What a closed gate lets through. */
  passage: (parts: TransactionParts, address: string) => Promise<Passage>
  trustedHops: number
}

/** Who may start bets: the answer that a page asks for, and what the gateway goes by. */
export interface Access {
  routes: Hono
  /** In the order of the calls: why one of them is not passed on, or null. */
  refusals: (c: Context, calls: readonly RpcCall[]) => Promise<(RpcAnswer | null)[]>
}

const noPlayHere: RpcAnswer = {
  error: { code: -32_030, message: "Bets with real tokens cannot be started from here. See /api/access." },
}
const closedNow: RpcAnswer = {
  error: { code: -32_030, message: "The casino is closed at the moment. Open games can be continued." },
}
const notKnownYet: RpcAnswer = {
  error: { code: -32_031, message: "It is not known yet whether this bet continues an open game. Please try again." },
}

/** `GET /api/access`. Its answer is about one request, so that no cache, ours or another, may keep it. */
export function accessOf({ gate, isClosed, permits, passage, trustedHops }: AccessPorts): Access {
  return {
    routes: new Hono().get("/", (c) => {
      const answer: PlayAccess = gate(c)
      return c.json(answer, 200, { "cache-control": "no-store" })
    }),
    async refusals(c, calls) {
      const closed = isClosed()
      const isOpen = !closed && gate(c).kind === "allowed"
      const sent: string[] = []
      const one = async (call: RpcCall): Promise<RpcAnswer | null> => {
        const parts = transactionOf(call)
        if (!parts || !mayStartPlay(parts)) return null
        // The gateway refuses it.
        if (call.method === "sendTransaction" && !isSigned(parts)) return null
        if (!isOpen) {
          if (call.method === "sendTransaction" && (await holds(c, parts.signature))) return null
          const found = await passage(parts, clientAddress(c, trustedHops))
          if (found !== "passes") return found === "starts" ? (closed ? closedNow : noPlayHere) : notKnownYet
        }
        if (call.method === "sendTransaction") sent.push(parts.signature)
        return null
      }
      const refused = await Promise.all(calls.map(one))
      if (sent.length > 0) await noted(c, permits.give(c, sent))
      return refused
    },
  }

  async function holds(c: Context, signature: string): Promise<boolean> {
    return (await noted(c, permits.holds(c, signature))) ?? false
  }
}

/** Without a database there is no cookie: this process remembers what it let through. */
async function noted<T>(c: Context, work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    c.set("failure", error)
    return null
  }
}
