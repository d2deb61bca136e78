import { Hono } from "hono"
import * as v from "valibot"
import {
  mostLeaders,
  mostRecentReferrals,
  mostTokens,
  type ReferralLeadersWire,
  type ReferralSummaryWire,
  referralSummaryQuery,
} from "../contract/referral"
import type { ReferrerStore, TokenSum } from "../database/referrer-store"
import { type PlaySource, readPlays } from "./play-source"
import { unavailable } from "./replies"
import { sharedAnswer } from "./shared-answer"

const freshMs = 10_000
const monthMs = 30 * 24 * 3_600_000

/** The stored referral records. @throws while there is no database, or it is not known which chain this is. */
export type ReferralSource = () => Promise<Pick<ReferrerStore, "leaders" | "summary" | "recent" | "progress">>

export interface ReferralPorts {
  plays: PlaySource<never>
  referrals: ReferralSource
  nowMs?: () => number
}

/** Who brought the most players to this casino, and what one wallet's link brought. */
export function referralRoutes({ plays, referrals, nowMs = Date.now }: ReferralPorts): Hono {
  const leaders = sharedAnswer(() => leadersOf({ plays, referrals }), freshMs, nowMs)
  return new Hono()
    .get("/leaders", async (c) => {
      try {
        return c.json(await leaders(), 200, { "cache-control": "public, max-age=10" })
      } catch (cause) {
        return unavailable(c, cause, "The referral leaders are not available at the moment.", 30)
      }
    })
    .get("/summary", async (c) => {
      const query = v.safeParse(referralSummaryQuery, c.req.query())
      if (!query.success) return c.json({ error: "This is not a wallet address." }, 400)
      try {
        const summary = await summaryOf({ plays, referrals }, query.output.wallet, nowMs() - monthMs)
        return c.json(summary, 200, { "cache-control": "no-cache" })
      } catch (cause) {
        return unavailable(c, cause, "Referral figures are not available at the moment.", 30)
      }
    })
}

type Sources = Pick<ReferralPorts, "plays" | "referrals">

const wire = (sums: readonly TokenSum[]) =>
  sums.slice(0, mostTokens).map(({ token, amount }) => ({ token, amount: String(amount) }))

async function progressOf({ plays, referrals }: Sources) {
  const [{ asOf }, store] = await Promise.all([readPlays(plays), referrals()])
  const records = await store.progress()
  return { store, readAt: records.readAtMs || asOf.as_of, complete: records.complete && asOf.complete }
}

async function leadersOf(sources: Sources): Promise<ReferralLeadersWire> {
  const { store, readAt, complete } = await progressOf(sources)
  const ranked = await store.leaders(mostLeaders)
  return {
    readAt,
    complete,
    leaders: ranked.map(({ address, current, former, earned }) => ({
      address,
      referralCount: current,
      formerCount: former,
      totalEarnings: wire(earned),
    })),
  }
}

async function summaryOf(sources: Sources, wallet: string, activeSinceMs: number): Promise<ReferralSummaryWire> {
  const { store, readAt, complete } = await progressOf(sources)
  const [{ current, former, active, earned }, recent] = await Promise.all([
    store.summary(wallet, activeSinceMs),
    store.recent(wallet, mostRecentReferrals),
  ])
  return {
    readAt,
    complete,
    referralCount: current,
    formerCount: former,
    activeThisMonth: active,
    totalEarnings: wire(earned),
    recentReferrals: recent.map((player) => ({
      address: player.address,
      current: player.current,
      gameCount: player.plays,
      totalWagered: wire(player.wagered),
    })),
  }
}
