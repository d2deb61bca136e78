import { Hono } from "hono"
import { mostLeaders, type ReferralLeadersWire, referralShareBps } from "../contract/referral"
import type { ReferrerSource } from "../indexer/referrers"
import { type PlaySource, readPlays } from "./play-source"
import { sharedAnswer } from "./shared-answer"

/** Every player's record is read for it. */
const freshMs = 300_000

export interface ReferralPorts {
  plays: PlaySource<"wagers">
  referrers: ReferrerSource
  nowMs?: () => number
}

/** Who brought the most players to this casino. */
export function referralRoutes({ plays, referrers, nowMs = Date.now }: ReferralPorts): Hono {
  const read = sharedAnswer(() => leadersOf(plays, referrers, nowMs()), freshMs, nowMs)
  return new Hono().get("/leaders", async (c) => {
    try {
      return c.json(await read(), 200, { "cache-control": "public, max-age=60" })
    } catch {
      return c.json({ error: "The referral leaders are not available at the moment." }, 503, { "retry-after": "30" })
    }
  })
}

async function leadersOf(
  plays: PlaySource<"wagers">,
  referrers: ReferrerSource,
  readAt: number,
): Promise<ReferralLeadersWire> {
  const { queries } = await readPlays(plays)
  const wagers = await queries.wagers()
  const players = [...new Set(wagers.map(({ player }) => player))]
  const referrerOf = await referrers(players)

  const byReferrer = new Map<string, { players: Set<string>; wagered: Map<string, bigint> }>()
  for (const { player, token, wagered } of wagers) {
    const referrer = referrerOf.get(player)
    // The program accepts a player's own address too, which is not a referral.
    if (referrer === undefined || referrer === player) continue
    const all = byReferrer.get(referrer) ?? { players: new Set(), wagered: new Map() }
    byReferrer.set(referrer, all)
    all.players.add(player)
    all.wagered.set(token, (all.wagered.get(token) ?? 0n) + wagered)
  }
  const leaders = [...byReferrer].map(([address, { players, wagered }]) => ({
    address,
    referralCount: players.size,
    totalEarnings: [...wagered].map(([token, sum]) => ({ token, amount: `${(sum * referralShareBps) / 10_000n}` })),
  }))
  leaders.sort((a, b) => b.referralCount - a.referralCount || a.address.localeCompare(b.address))
  return { readAt, leaders: leaders.slice(0, mostLeaders) }
}
