/** A step on the ladder of referrers. */
export interface Tier {
  name: string
  badge: string
  /** The least number of referrals. */
  threshold: number
}

/** From the first step up. */
export const tiers = [
  { threshold: 0, badge: "🌱", name: "Starter" },
  { threshold: 3, badge: "🥉", name: "Bronze I" },
  { threshold: 7, badge: "🥉", name: "Bronze II" },
  { threshold: 15, badge: "🥉", name: "Bronze III" },
  { threshold: 25, badge: "🥈", name: "Silver I" },
  { threshold: 40, badge: "🥈", name: "Silver II" },
  { threshold: 60, badge: "🥈", name: "Silver III" },
  { threshold: 85, badge: "🥇", name: "Gold I" },
  { threshold: 115, badge: "🥇", name: "Gold II" },
  { threshold: 150, badge: "🥇", name: "Gold III" },
  { threshold: 200, badge: "💎", name: "Platinum I" },
  { threshold: 275, badge: "💎", name: "Platinum II" },
  { threshold: 375, badge: "💍", name: "Diamond I" },
  { threshold: 500, badge: "💍", name: "Diamond II" },
  { threshold: 750, badge: "👑", name: "Legend" },
] as const satisfies readonly Tier[]

/** The highest step that this many referrals reach. */
export const tierFor = (referrals: number): Tier =>
  tiers.findLast(({ threshold }) => threshold <= referrals) ?? tiers[0]
