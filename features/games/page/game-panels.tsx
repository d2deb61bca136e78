import type { RoundResult } from "@dghrt/betting/model"
import { Dialog } from "@dghrt/design-system"
import type { AppConfig } from "#contract/config"
import { lazyPanel } from "#features/lazy-parts"
import { findGame } from "../catalogue/catalogue"
import type { BoardBetting } from "../kit/board-betting"
import type { GameModule } from "../kit/game-module"
import type { GameRecord } from "../kit/game-record"
import type { PlaySession } from "../play/play-session"
import { playsOnChain } from "./debug-use-account"
import type { GamePageExtras } from "./game-page-extras"
import type { Panel, ShowPanel } from "./use-panel"

const FairnessDialog = lazyPanel(() => import("./fairness-dialog"))
const DebugDialog = lazyPanel(() => import("./debug-dialog"))
const RulesDialog = lazyPanel(() => import("./rules-dialog"))
const GameSettings = lazyPanel(() => import("./game-settings"))

interface GamePanelsProps extends Pick<GamePageExtras, "announce" | "onShareGame" | "onAllSettings"> {
  panel: Panel
  show: ShowPanel
  game: GameModule
  record: GameRecord
  session: PlaySession
  config: AppConfig
  context: Pick<BoardBetting, "token" | "freePlay" | "wager" | "next" | "screen">
  /** Each bet is a play of one player. */
  alone: boolean
  onShareResult: ((result: RoundResult) => void) | undefined
  onLadderSlot: (slot: HTMLElement | null) => void
}

/** The dialogs over a game. */
export function GamePanels(props: GamePanelsProps) {
  const { panel, show, game, record, session, config, context, alone, onShareResult, onShareGame, onAllSettings } =
    props
  const { screen } = context
  /** Opening something else closes the panel. */
  const leaveFor = (open: () => void) => () => {
    show.close()
    open()
  }
  const isKnown = ({ bet, token }: RoundResult) =>
    findGame(bet.gameId) !== null && config.tokens.some(({ mint }) => mint === token)
  return (
    <Dialog open={panel.open !== "none"} onOpenChange={(next) => !next && show.close()}>
      {panel.open === "fairness" && (
        <FairnessDialog
          session={session}
          announce={props.announce}
          result={panel.result}
          onAccount={show.account}
          canShare={isKnown}
          onShare={onShareResult && ((result) => leaveFor(() => onShareResult(result))())}
        />
      )}
      {panel.open === "account" && playsOnChain(session) && <DebugDialog session={session} announce={props.announce} />}
      {panel.open === "settings" && (
        <GameSettings
          game={record}
          volume={screen.volume}
          onVolumeChange={screen.controls.onVolumeChange}
          onVolumeCommit={screen.controls.onVolumeCommit}
          onTransaction={screen.controls.onTransaction}
          freePlay={context.freePlay}
          onAll={onAllSettings && leaveFor(onAllSettings)}
        />
      )}
      {panel.open === "info" && (
        <RulesDialog
          record={record}
          rules={game.rules(screen.settings)}
          fees={feesOf(context, alone)}
          token={context.token}
          onLadderSlot={props.onLadderSlot}
          onShareGame={onShareGame && leaveFor(() => onShareGame(game.id))}
        />
      )}
    </Dialog>
  )
}

function feesOf({ freePlay, wager, next }: GamePanelsProps["context"], alone: boolean) {
  if (!alone) return "Only network fees. The other fees come out of the pot."
  return freePlay ? "Nothing: free play has no fees." : next.feesOn(wager)
}
