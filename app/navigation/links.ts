import type { PagePath } from "./items"

export interface FooterLink {
  label: string
  /** A page of ours, or an address that opens in a tab of its own. */
  href: PagePath | `https://${string}`
}

export const footerLinks: readonly FooterLink[] = [
  { label: "Help", href: "/help" },
  { label: "Fairness", href: "/fairness" },
  { label: "Terms", href: "/terms" },
  { label: "Privacy", href: "/privacy" },
  { label: "Whitepaper", href: "/whitepaper" },
  { label: "Credits", href: "/credits" },
  { label: "About", href: "/aboutme" },
]

export type SocialName = "X" | "Discord" | "Telegram" | "GitHub"

export interface SocialLink {
  name: SocialName
  /** Null until there is such a place: it is then shown as not open yet. */
  href: `https://${string}` | null
}

export const socialLinks: readonly SocialLink[] = [
  { name: "X", href: "https://x.com/dghrt" },
  { name: "Discord", href: null },
  { name: "Telegram", href: null },
  { name: "GitHub", href: "https://github.com/dghrt" },
]

/** Whether a link leaves the app. */
export const leavesTheApp = (href: string): href is `https://${string}` => /^https?:/.test(href)
