/** A step on the ladder of referrers. */
export interface Tier {
  name: string
  badge: string
  /** The least number of referrals. */
  threshold: number
  /** A target for the share of a tier, in basis points. What is paid today is the same 0.25 % on every tier. */
  targetBps: number
}

/** From the first step up. */
export const tiers = [
  { threshold: 0, badge: "🌱", name: "Starter", targetBps: 25 },
  { threshold: 3, badge: "🥉", name: "Bronze I", targetBps: 35 },
  { threshold: 7, badge: "🥉", name: "Bronze II", targetBps: 50 },
  { threshold: 15, badge: "🥉", name: "Bronze III", targetBps: 75 },
  { threshold: 25, badge: "🥈", name: "Silver I", targetBps: 100 },
  { threshold: 40, badge: "🥈", name: "Silver II", targetBps: 125 },
  { threshold: 60, badge: "🥈", name: "Silver III", targetBps: 150 },
  { threshold: 85, badge: "🥇", name: "Gold I", targetBps: 175 },
  { threshold: 115, badge: "🥇", name: "Gold II", targetBps: 200 },
  { threshold: 150, badge: "🥇", name: "Gold III", targetBps: 225 },
  { threshold: 200, badge: "💎", name: "Platinum I", targetBps: 250 },
  { threshold: 275, badge: "💎", name: "Platinum II", targetBps: 300 },
  { threshold: 375, badge: "💍", name: "Diamond I", targetBps: 350 },
  { threshold: 500, badge: "💍", name: "Diamond II", targetBps: 400 },
  { threshold: 750, badge: "👑", name: "Legend", targetBps: 500 },
] as const satisfies readonly Tier[]

/** The highest step that this many referrals reach. */
export const tierFor = (referrals: number): Tier =>
  tiers.findLast(({ threshold }) => threshold <= referrals) ?? tiers[0]

export interface TierProgress {
  tier: Tier
  /** Null at the top. */
  next: Tier | null
  /** Referrals that are missing for the next tier. */
  needed: number
  /** Of the next tier's threshold, from 0 to 1. */
  share: number
}

export function progressOf(referrals: number): TierProgress {
  const tier = tierFor(referrals)
  const next = tiers.find(({ threshold }) => threshold > referrals) ?? null
  if (!next) return { tier, next, needed: 0, share: 1 }
  return { tier, next, needed: next.threshold - referrals, share: referrals / next.threshold }
}

/** "0.25%", "1%". */
export const bpsText = (bps: number) => `${bps / 100}%`
