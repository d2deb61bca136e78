/**
 * What the specification promises and no issue has built yet, with the sentence a visitor reads in its place.
 * One test reads this list; it is empty when the product is complete.
 */
export const notBuilt = {
  jackpot: { title: "Jackpot", text: "The jackpot's balance, odds and last winners will be shown here." },
  bonus: { title: "Bonus", text: "Your free plays will be counted here." },
  leaderboard: { title: "Leaderboard", text: "The players who wagered the most will be listed here." },
  selectToken: { title: "Tokens, fees and invitations", text: "Choosing token and transaction fee will happen here." },
  chat: { title: "TrollBox", text: "The public chat will be here." },
  status: { title: "Connection status", text: "The health of the network and of this site will be shown here." },
  explorer: { title: "Explorer", text: "Every play on this platform will be listed and verifiable here." },
  profile: { title: "Profile", text: "Your name, balance and referrals will be shown here." },
  propagation: {
    title: "DNS propagation",
    text: "The state of this site's address around the world will be shown here.",
  },
  token: { title: "DGHRT token", text: "What DGHRT is, and what it is not, will be told here." },
  presale: { title: "DGHRT presale", text: "There is no sale." },
  mobileApp: { title: "Mobile app", text: "How to put the casino on your home screen will be told here." },
  changelog: { title: "Changelog", text: "What changed, and when, will be listed here." },
  about: { title: "About", text: "Who runs this place will be told here." },
  credits: { title: "Credits", text: "The open-source work this place stands on will be named here." },
  whitepaper: { title: "Whitepaper", text: "The paper is not written yet." },
  admin: { title: "Admin", text: "The owner's controls will be here." },
  backSoon: { title: "Back soon", text: "The maintenance page will be here." },
  help: { title: "Help and rules", text: "The rules, odds and keys of each game will be explained here." },
  allGames: { title: "All games", text: "The list of all games will be here." },
  gameInfo: { title: "Game info", text: "The game's description will be here." },
  share: { title: "Share", text: "Sharing a game with friends will happen here." },
  shareResult: { title: "Share result", text: "A picture of your result will be made here." },
  terms: { title: "Terms of service", text: "The terms of play will be here." },
  welcome: { title: "Welcome", text: "What is different about this place will be told here." },
} as const satisfies Record<string, { title: string; text: string }>

export type NotBuilt = keyof typeof notBuilt
