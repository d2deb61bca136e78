import type { Bet } from "@dghrt/betting/model"
import type { GameBetting } from "@dghrt/betting/react"
import { type ReactNode, useCallback, useRef, useState } from "react"
import { useOnline } from "#features/kernel"
import { useShortcuts } from "#features/shortcuts"
import { isFreeSession } from "../play/free-session"
import { useBoardBetting } from "../play/use-board-betting"
import type { Prices } from "../play/use-prices-of"
import { Spoken } from "../screen/spoken-round"
import { FreeNotice, type RealPlay } from "./free-notice"
import { GamePanels } from "./game-panels"
import { NetworkNotice } from "./network-notice"
import type { PlayableGameProps } from "./playable-game-props"
import { useFunding } from "./use-funding"
import { useGameControls } from "./use-game-controls"
import { useNoticeHeight } from "./use-notice-height"
import { usePanel } from "./use-panel"

export interface GameFrameProps extends PlayableGameProps {
  betting: GameBetting
  /** On screen, in the token's smallest unit. */
  wager: bigint
  prices: Prices
  realPlay: RealPlay | undefined
  /** Names a bet of the wallet that is under way elsewhere. */
  notice: ReactNode
  above: ReactNode
  blockedReason: string | null
  startRefusal: string | null
}

/** A started game with what stands over it: notices, and one panel at a time. */
export function GameFrame(props: GameFrameProps) {
  const { game, record, session, config, betting, wager, prices, rules } = props
  // A picture of a play that was simulated would be taken for one that was paid.
  const onShareResult = session.program ? props.onShareResult : undefined
  // A game of several is drawn by another program: panels about one's bets would show some that are not part of it.
  const alone = record.meta.tag === "Singleplayer"
  const frame = useRef<HTMLDivElement>(null)
  const notices = useNoticeHeight(frame)
  const online = useOnline()
  const { panel, show } = usePanel()
  const [said, setSaid] = useState("")
  const [ladderSlot, setLadderSlot] = useState<HTMLElement | null>(null)
  const { controls, view, full } = useGameControls({
    record,
    frame,
    show,
    alone,
    freePlay: session.freePlay,
    showsViewToggle: props.showsViewToggle ?? false,
    onLeave: props.onLeave,
  })
  const context = useBoardBetting(session, game.id, betting, {
    wager,
    blockedReason: props.blockedReason,
    startRefusal: props.startRefusal,
    onVerify: show.verify,
    onShare: onShareResult,
    prices,
    tokens: session.program ? config.tokens : [session.token],
    funding: useFunding(session, config, props.onOpenGame),
    controls,
    view,
    ladderSlot,
  })
  const approveBet = useCallback((bet: Bet) => session.approve(bet, rules), [session, rules])
  useShortcuts({
    "game-info": show.info,
    ...(alone && { "game-fairness": show.fairness }),
    "game-settings": show.settings,
    "game-fullscreen": controls.onFullscreen,
    "game-mute": () => {
      context.screen.controls.onMute()
      setSaid(context.screen.volume > 0 ? "Sound off." : "Sound on.")
    },
  })
  return (
    <div ref={frame} data-slot="game-frame" data-full={full} className="data-[full=true]:canvas">
      <div ref={notices} className="flow-root">
        {isFreeSession(session) && <FreeNotice session={session} realPlay={props.realPlay} />}
        {props.above}
        {online && <NetworkNotice session={session} />}
        {props.notice}
      </div>
      <game.Game context={context} config={config} approveBet={approveBet} announce={props.announce} />
      <Spoken text={said} />
      <GamePanels
        panel={panel}
        show={show}
        game={game}
        record={record}
        session={session}
        config={config}
        context={context}
        alone={alone}
        onShareResult={onShareResult}
        announce={props.announce}
        onShareGame={props.onShareGame}
        onAllSettings={props.onAllSettings}
        onLadderSlot={setLadderSlot}
      />
    </div>
  )
}
