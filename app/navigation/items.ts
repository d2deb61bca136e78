import type { FeatureFlags } from "./flags"

/** Pages that a menu leads to. */
export type PagePath =
  | "/"
  | "/explorer"
  | "/mobile"
  | "/token"
  | "/presale"
  | "/changelog"
  | "/admin"
  | "/jackpot"
  | "/bonus"
  | "/leaderboard"
  | "/select-token"
  | "/terms"
  | "/whitepaper"
  | "/credits"
  | "/help"
  | "/fairness"
  | "/privacy"
  | "/aboutme"

export type Destination =
  | { kind: "page"; to: PagePath }
  /** A page of one wallet. */
  | { kind: "wallet-page"; to: "/$wallet/profile"; wallet: string }
  | { kind: "overlay"; id: "allGames" }
  /** Leaves the app, in a tab of its own. */
  | { kind: "external"; href: `https://${string}` }

export type NavId = "home" | "profile" | "games" | "explorer" | "mobile" | "token" | "presale" | "changelog" | "admin"

export interface NavItem {
  id: NavId
  label: string
  section: "Main" | "More"
  destination: Destination
}

export interface Visitor {
  /** The connected wallet, base58; null for a visitor. */
  address: string | null
  /** Wallets that may administer. */
  owners: readonly string[]
  flags: Pick<FeatureFlags, "presale" | "mobileBrowser">
}

/** Base58 is compared as written. */
export const isOwner = ({ address, owners }: Pick<Visitor, "address" | "owners">) =>
  address !== null && owners.includes(address)

/** What the menu offers to this visitor, in its order. */
export function navigationItems(visitor: Visitor): readonly NavItem[] {
  const { address, flags } = visitor
  const items: readonly (NavItem | false)[] = [
    { id: "home", label: "Home", section: "Main", destination: { kind: "page", to: "/" } },
    address !== null && {
      id: "profile",
      label: "Profile",
      section: "Main",
      destination: { kind: "wallet-page", to: "/$wallet/profile", wallet: address },
    },
    address !== null && {
      id: "games",
      label: "Games",
      section: "Main",
      destination: { kind: "overlay", id: "allGames" },
    },
    { id: "explorer", label: "Explorer", section: "Main", destination: { kind: "page", to: "/explorer" } },
    flags.mobileBrowser && {
      id: "mobile",
      label: "Mobile App",
      section: "More",
      destination: { kind: "page", to: "/mobile" },
    },
    flags.presale
      ? { id: "presale", label: "Presale", section: "More", destination: { kind: "page", to: "/presale" } }
      : { id: "token", label: "DGHRT token", section: "More", destination: { kind: "page", to: "/token" } },
    { id: "changelog", label: "Changelog", section: "More", destination: { kind: "page", to: "/changelog" } },
    isOwner(visitor) && { id: "admin", label: "Admin", section: "More", destination: { kind: "page", to: "/admin" } },
  ]
  return items.filter((item) => item !== false)
}

export interface NavSection {
  name: NavItem["section"]
  items: readonly NavItem[]
}

/** The same items under their headings; a section without items is left out. */
export const inSections = (items: readonly NavItem[]): readonly NavSection[] =>
  (["Main", "More"] as const)
    .map((name) => ({ name, items: items.filter(({ section }) => section === name) }))
    .filter((section) => section.items.length > 0)

const slideIn: ReadonlySet<NavId> = new Set(["home", "profile", "explorer", "token", "presale"])

/** The short menu of the mobile layout; the rest is behind More. */
export const slideInItems = (visitor: Visitor): readonly NavItem[] =>
  navigationItems(visitor).filter(({ id }) => slideIn.has(id))

export type BarPart = "menu" | "home" | "jackpot" | "games" | "explorer" | "bonus" | "connect" | "chat"

/** The five parts of the bar below 1024 px: a visitor has no jackpot, games or bonus to open, but a wallet to connect. */
export const barParts = (connected: boolean): readonly BarPart[] =>
  connected ? ["menu", "jackpot", "games", "bonus", "chat"] : ["menu", "home", "explorer", "connect", "chat"]
