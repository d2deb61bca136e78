import type { Tier } from "./tiers"

const intents = {
  x: "https://x.com/intent/post",
  telegram: "https://t.me/share/url",
} as const

/** What an invitation says; on Discord the link is part of it. */
export const shareText = ({ badge, name }: Tier): string =>
  `${badge} ${name} on DGHRT Casino: non-custodial, and results can be checked. Play from your own wallet.`

export function shareUrl(place: keyof typeof intents, link: string, tier: Tier): string {
  const url = new URL(intents[place])
  url.searchParams.set("text", shareText(tier))
  url.searchParams.set("url", link)
  return url.href
}

export const discordText = (link: string, tier: Tier): string => `${shareText(tier)}\n${link}`
