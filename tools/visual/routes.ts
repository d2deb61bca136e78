/** A key that only these pictures use: the same address, and so the same avatar, in every run. */
const secret = "07".repeat(32)
export const wallet = "GmaDrppBC7P5ARKV8g3djiwP89vz1jLK23V2GBjuAEGB"

/** The storage of a returning player: welcome seen, terms accepted, no adaptation to a busy machine. */
const known = {
  user: '{"newcomer":false,"autoAdapt":false}',
  "dghrt-terms-acceptance": '{"version":"2026-11-27","acceptedAtMs":1793000000000,"minimumAge":18}',
}

export const storageOf: Readonly<Record<Visit["visitor"], Readonly<Record<string, string>>>> = {
  visitor: known,
  player: { ...known, "dghrt-local-wallet": JSON.stringify(secret), walletName: '"Local Wallet"' },
}

/** Where an address of the app leads to a page of its own; redirects and addresses that show the same page are left out. */
export const routes: readonly string[] = [
  "/",
  "/dice",
  "/game/demo/dice",
  `/game/${wallet}/dice`,
  `/game/${wallet}/mines`,
  "/jackpot",
  "/leaderboard",
  "/bonus",
  "/explorer",
  `/explorer/player/${wallet}`,
  "/explorer/pool/So11111111111111111111111111111111111111112",
  `/${wallet}/profile`,
  "/profile",
  "/select-token",
  "/settings",
  "/token",
  "/terms",
  "/privacy",
  "/fairness",
  "/rules/dice",
  "/help",
  "/aboutme",
  "/whitepaper",
  "/changelog",
  "/verify",
  "/credits",
  "/propagation",
  "/mobile",
  "/back-soon",
  "/admin",
  "/no/such/page",
]

/** Pages without the shell, which says on every other page when it listens. */
export const withoutShell: readonly string[] = ["/back-soon"]

export interface Visit {
  readonly path: string
  readonly visitor: "visitor" | "player"
  readonly width: number
}

const widths = [1440, 390]

/** Every route as a visitor and as a player with a connected wallet, on a desktop and on a phone. */
export const visits = (pattern: RegExp): Visit[] =>
  routes
    .filter((path) => pattern.test(path))
    .flatMap((path) =>
      widths.flatMap((width) => (["visitor", "player"] as const).map((visitor) => ({ path, visitor, width }))),
    )

/** As file name and as name in the report. */
export const visitId = ({ path, visitor, width }: Visit) =>
  `route-${path === "/" ? "home" : path.slice(1).replace(wallet, "wallet").replaceAll("/", "-")}-${visitor}-${width}`
