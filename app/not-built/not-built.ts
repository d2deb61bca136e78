import type { ArtId } from "@dghrt/design-system"

interface Missing {
  title: string
  /** What will stand here, as a promise nobody can mistake for the thing itself. */
  text: string
  /** Pages that show the frame; none where only a modal is missing. */
  pages?: readonly string[]
  art?: ArtId
}

/**
 * What the specification promises and no issue has built yet, with the sentence a visitor reads in its place.
 * One test reads this list; it is empty when the product is complete.
 */
export const notBuilt = {
  jackpot: {
    title: "Jackpot",
    text: "The jackpot's balance, odds and last winners will be shown here.",
    pages: ["/jackpot"],
    art: "slots",
  },
  bonus: { title: "Bonus", text: "Your free plays will be counted here.", pages: ["/bonus"], art: "flip" },
  leaderboard: {
    title: "Leaderboard",
    text: "The players who wagered the most will be listed here.",
    pages: ["/leaderboard"],
    art: "plinkorace",
  },
  selectToken: {
    title: "Tokens, fees and invitations",
    text: "Choosing token and transaction fee will happen here.",
    pages: ["/select-token"],
    art: "flip",
  },
  chat: { title: "TrollBox", text: "The public chat will be here." },
  status: { title: "Connection status", text: "The health of the network and of this site will be shown here." },
  explorer: {
    title: "Explorer",
    text: "Every play on this platform will be listed and verifiable here.",
    pages: ["/explorer", "/explorer/platform/$creator", "/explorer/player/$address", "/explorer/transaction/$txId"],
    art: "hilo",
  },
  profile: {
    title: "Profile",
    text: "Your name, balance and referrals will be shown here.",
    pages: ["/profile", "/$wallet/profile"],
    art: "heart",
  },
  propagation: {
    title: "DNS propagation",
    text: "The state of this site's address around the world will be shown here.",
    pages: ["/propagation"],
    art: "plinko",
  },
  token: {
    title: "DGHRT token",
    text: "What DGHRT is, and what it is not, will be told here.",
    pages: ["/token"],
    art: "heart",
  },
  presale: { title: "DGHRT presale", text: "There is no sale.", pages: ["/presale"], art: "heart" },
  mobileApp: {
    title: "Mobile app",
    text: "How to put the casino on your home screen will be told here.",
    pages: ["/mobile"],
    art: "crash",
  },
  changelog: {
    title: "Changelog",
    text: "What changed, and when, will be listed here.",
    pages: ["/changelog"],
    art: "mines",
  },
  about: { title: "About", text: "Who runs this place will be told here.", pages: ["/aboutme"], art: "heart" },
  credits: {
    title: "Credits",
    text: "The open-source work this place stands on will be named here.",
    pages: ["/credits"],
    art: "blackjack",
  },
  whitepaper: { title: "Whitepaper", text: "The paper is not written yet.", pages: ["/whitepaper"], art: "magic8ball" },
  admin: {
    title: "Admin",
    text: "The owner's controls will be here.",
    pages: ["/admin", "/admin/override"],
    art: "mines",
  },
  backSoon: {
    title: "Back soon",
    text: "The maintenance page will be here.",
    pages: ["/back-soon"],
    art: "magic8ball",
  },
} as const satisfies Record<string, Missing>

export type NotBuilt = keyof typeof notBuilt

type Entries = typeof notBuilt

/** Those that have a page of their own. */
export type NotBuiltPageId = {
  [Id in NotBuilt]: Entries[Id] extends { pages: readonly string[] } ? Id : never
}[NotBuilt]
