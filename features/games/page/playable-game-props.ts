import type { AppConfig } from "#contract/config"
import type { GameModule } from "../kit/game-module"
import type { GameRecord } from "../kit/game-record"
import type { PlaySession } from "../play/play-session"
import type { GamePageExtras } from "./game-page-extras"

/** A game behind its gate, with the session that it is played with. */
export interface PlayableGameProps extends GamePageExtras {
  game: GameModule
  record: GameRecord
  session: PlaySession
  config: AppConfig
  /** The connected wallet; null for a visitor in free play. */
  wallet: string | null
  onConnect: () => void
  onLeave: () => void
}
