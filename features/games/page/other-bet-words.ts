import type { OtherBet } from "@dghrt/betting/model"
import type { AppConfig, TokenConfig } from "#contract/config"
import { findGame } from "../catalogue/catalogue"

export interface OtherBetWords {
  /** What holds the wallet's next bet up. */
  text: string
  /** The same, short, for the dock whose action it disables. */
  blockedReason: string
  /**
   * "open" leads to the bet's own board, which alone reveals its result. "dismiss" files a result whose game or token is
   * no longer offered: without it no bet could be placed any more. Null while there is nothing to do but wait.
   */
  action: { kind: "open" | "dismiss"; label: string } | null
}

const stateOf = {
  signing: "is waiting for your signature",
  settling: "is settling",
  unrevealed: "has settled",
  unknown: "is not confirmed yet",
} as const

/** What a game page says about a bet of the same wallet in another game or token. */
export function otherBetWords(
  other: OtherBet,
  page: { gameId: string; token: string },
  config: Pick<AppConfig, "openGames">,
  tokens: readonly Pick<TokenConfig, "mint" | "symbol">[],
): OtherBetWords {
  const game = findGame(other.gameId, config)
  const token = tokens.find(({ mint }) => mint === other.token)
  const name = game?.meta.name ?? "previous"
  const symbol = other.token === page.token ? "" : ` in ${token?.symbol ?? "another token"}`
  const unrevealed = other.phase === "unrevealed"
  const text = `Your ${name} bet${symbol} ${stateOf[other.phase]}.`
  const blockedReason = unrevealed
    ? `See the result of your ${name} bet before you bet again.`
    : `Waiting for your ${name} bet.`
  if (game?.built && game.live === "online" && token) {
    const open = other.gameId === page.gameId ? `Switch to ${token.symbol}` : `Open ${name}`
    return { text, blockedReason, action: { kind: "open", label: open } }
  }
  if (!unrevealed) return { text, blockedReason, action: null }
  return {
    text: `${text} It can no longer be shown here; it is listed under Provably fair.`,
    blockedReason,
    action: { kind: "dismiss", label: "Dismiss" },
  }
}
