import type { OtherBet } from "@dghrt/betting/model"
import type { ReactNode } from "react"
import type { AppConfig } from "#contract/config"
import { selectToken } from "#features/tokens"
import type { GameModule } from "../kit/game-module"
import type { PlaySession } from "../play/play-session"
import type { GamePageExtras } from "./game-page-extras"
import { OtherBetNotice } from "./other-bet-notice"
import { otherBetWords } from "./other-bet-words"

interface Page extends Pick<GamePageExtras, "gameLink"> {
  game: Pick<GameModule, "id">
  session: PlaySession
  config: AppConfig
}

/** Where its notice stands: above a board, or over the picture of a game that has not begun. */
type Place = "above" | "over picture"

/** What a page shows of the wallet's bet in another game or token, and how it keeps this game from betting. */
export function otherBetOf(
  otherBet: OtherBet | null,
  { game, session, config, gameLink }: Page,
  place: Place,
): { notice: ReactNode; blockedReason: string | null } {
  const tokens = session.program ? config.tokens : [session.token]
  const words = otherBet && otherBetWords(otherBet, { gameId: game.id, token: session.token.mint }, config, tokens)

  /** A board shows bets of the selected token only. */
  function selectItsToken() {
    const token = config.tokens.find(({ mint }) => mint === otherBet?.token)
    if (token) selectToken(token)
  }
  const link =
    gameLink && otherBet
      ? (content: ReactNode) => {
          const wallet = session.program ? session.address : "demo"
          return gameLink({ wallet, gameId: otherBet.gameId, onClick: selectItsToken }, content)
        }
      : undefined
  return {
    notice: (
      <OtherBetNotice words={words} link={link} onDismiss={session.reveal} overPicture={place === "over picture"} />
    ),
    blockedReason: words?.blockedReason ?? null,
  }
}
