import { isUnderWay, readyToPlay } from "@dghrt/betting/model/round-predicates"
import type { Bet, RoundResult } from "@dghrt/betting/model/round-state"
import { Dialog } from "@dghrt/design-system"
import { type MouseEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { useSnapshot } from "valtio"
import type { AppConfig } from "#contract/config"
import { useOnline } from "#features/kernel"
import { lazyPanel } from "#features/lazy-parts"
import { settings } from "#features/settings"
import { useShortcuts } from "#features/shortcuts"
import { selectToken } from "#features/tokens"
import { askFaucet } from "#features/wallet"
import { findGame } from "../catalogue/catalogue"
import { tierOf } from "../celebration/tier"
import { isFreeSession } from "../free/free-session"
import type { GameModule } from "../kit/game-module"
import type { GameRecord } from "../kit/game-record"
import { type ViewChoice, withViewChoice } from "../screen/render-mode"
import { Splash } from "../screen/splash"
import { useForcedColors } from "../screen/use-forced-colors"
import { useRenderMode } from "../screen/use-render-mode"
import { toggledVolume } from "../screen/volume"
import type { PlaySession } from "../session/play-session"
import { useGameContext } from "../session/use-game-context"
import { usePricesOf } from "../session/use-prices-of"
import { useRound } from "../session/use-round"
import { announceFailures } from "./announce-failures"
import { countPlays } from "./count-plays"
import { playsOnChain } from "./debug-use-account"
import { FreeNotice, type RealPlay } from "./free-notice"
import type { GamePageExtras } from "./game-page-extras"
import { NetworkNotice } from "./network-notice"
import { OtherBetNotice } from "./other-bet-notice"
import { otherBetWords } from "./other-bet-words"
import { splashNote } from "./splash-note"
import { startedGameOfTab, withGamePlayed } from "./started-game"
import { useFullscreen } from "./use-fullscreen"
import { useNoticeHeight } from "./use-notice-height"
import { useRealPlay } from "./use-real-play"
import { useScrollToGame } from "./use-scroll-to-game"

const FairnessDialog = lazyPanel(() => import("./fairness-dialog"))
const DebugDialog = lazyPanel(() => import("./debug-dialog"))
const RulesDialog = lazyPanel(() => import("./rules-dialog"))
const GameSettings = lazyPanel(() => import("./game-settings"))

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

/** A game that can be played: its splash first, then its board. */
export function PlayableGame(props: PlayableGameProps) {
  const { game, record, session, config, onConnect, onLeave, onOpenGame, onFailure, onPlayed, gameLink } = props
  const startedGame = startedGameOfTab()
  const { started } = useSnapshot(startedGame.state)
  const { round, otherBet } = useRound(session.round, game.id, session.token.mint)
  const tokens = session.program ? config.tokens : [session.token]
  const otherBetText =
    otherBet && otherBetWords(otherBet, { gameId: game.id, token: session.token.mint }, config, tokens)
  const notice = (
    <OtherBetNotice
      words={otherBetText}
      link={
        gameLink && otherBet
          ? (content) => {
              const pageWallet = session.program ? session.address : "demo"
              // A board shows bets of the selected token only.
              const onClick = () => {
                const token = config.tokens.find(({ mint }) => mint === otherBet.token)
                if (token) selectToken(token)
              }
              return gameLink({ wallet: pageWallet, gameId: otherBet.gameId, onClick }, content)
            }
          : undefined
      }
      onDismiss={session.round.revealed}
    />
  )
  const realPlay = useRealPlay(props)
  const online = useOnline()
  // Free play that was started does not start the same game with real tokens.
  const startedId = isFreeSession(session) ? `demo/${game.id}` : game.id
  const hasStarted = started === startedId || isUnderWay(round)
  const frame = useRef<HTMLDivElement>(null)
  const fresh = useRef(false)
  useEffect(() => {
    if (hasStarted) startedGame.start(startedId)
  }, [startedGame, hasStarted, startedId])
  useScrollToGame(frame, hasStarted, fresh)
  useEffect(() => {
    if (onFailure) announceFailures(session, onFailure, onConnect)
  }, [session, onFailure, onConnect])
  useEffect(() => {
    if (onPlayed) countPlays(session, onPlayed)
  }, [session, onPlayed])

  function start() {
    fresh.current = true
    settings.change({ gamesPlayed: withGamePlayed(settings.state.user.gamesPlayed, game.id) })
    startedGame.start(startedId)
    // The button is gone by the next frame; the focus moves to the game.
    frame.current?.focus({ preventScroll: true })
  }
  /** The second half of a double click on the splash would land on the board, where it could bet. */
  function ignoreSecondClick(event: MouseEvent) {
    if (!fresh.current || !hasStarted) return
    if (event.detail > 1) event.stopPropagation()
    else fresh.current = false
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={frame}
      role="group"
      aria-label={`${record.meta.name}, the game`}
      data-focus-home
      tabIndex={-1}
      className="mx-auto max-w-325 outline-hidden max-md:-scroll-mt-2"
      onClickCapture={ignoreSecondClick}
    >
      {hasStarted ? (
        <GameFrame
          {...props}
          realPlay={realPlay}
          notice={notice}
          above={session.program && props.aboveGame?.({ betting: !readyToPlay(round) })}
          blockedReason={otherBetText?.blockedReason ?? null}
          startRefusal={(session.program && (online ? props.closedReason : OFFLINE)) ?? null}
        />
      ) : (
        <>
          {notice}
          <Splash
            game={record}
            onStart={start}
            onBack={onLeave}
            note={splashNote(record, isFreeSession(session))}
            other={
              isFreeSession(session)
                ? realPlay
                : onOpenGame && { label: "Try free play", onChoose: () => onOpenGame("demo") }
            }
          />
        </>
      )}
    </div>
  )
}

/** Beside the button that it blocks. */
const OFFLINE = "You are offline. Betting continues when the connection is back."

type Panel = { open: "none" | "info" | "settings" | "account" } | { open: "fairness"; result: RoundResult | null }
const closed: Panel = { open: "none" }

function chooseView(gameId: string, choice: ViewChoice) {
  const { perGameModePreferences } = settings.state.user
  settings.change({ perGameModePreferences: withViewChoice(perGameModePreferences, gameId, choice) })
}

/** What the local network's faucet gives. */
const isGiven = (symbol: string): symbol is "SOL" | "USDC" => symbol === "SOL" || symbol === "USDC"

interface GameFrameProps extends PlayableGameProps {
  realPlay: RealPlay | undefined
  /** Names a bet of the wallet that is under way elsewhere. */
  notice: ReactNode
  above: ReactNode
  blockedReason: string | null
  startRefusal: string | null
}

function GameFrame({
  game,
  record,
  session,
  config,
  onLeave,
  realPlay,
  notice,
  above,
  blockedReason,
  startRefusal,
  ...extras
}: GameFrameProps) {
  const { rules, onShareGame, onAllSettings, onOpenGame, showsViewToggle = false } = extras
  // A picture of a play that was simulated would be taken for one that was paid.
  const onShareResult = session.program ? extras.onShareResult : undefined
  // A game of several is drawn by another program: these panels would show bets that are not part of it.
  const alone = record.meta.tag === "Singleplayer"
  const [panel, setPanel] = useState<Panel>(closed)
  const [ladderSlot, setLadderSlot] = useState<HTMLElement | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const notices = useNoticeHeight(frame)
  const online = useOnline()
  const { full, exits, toggle } = useFullscreen(frame)
  const show = useMemo(
    () => ({
      info: () => setPanel({ open: "info" }),
      fairness: () => setPanel({ open: "fairness", result: null }),
      settings: () => setPanel({ open: "settings" }),
      account: () => setPanel({ open: "account" }),
    }),
    [],
  )
  const view = useRenderMode(record)
  const forcedColors = useForcedColors()
  const togglesView =
    showsViewToggle && !forcedColors && record.capabilities.supports2D && record.capabilities.supports3D
  const controls = useMemo(
    () => ({
      onBack: onLeave,
      onInfo: show.info,
      ...(alone && { onFairness: show.fairness }),
      ...(alone && session.program && { onTransaction: show.account }),
      onSettings: show.settings,
      ...(togglesView && { onToggleView: () => chooseView(game.id, view === "2D" ? "3D" : "2D") }),
      onFullscreen: toggle,
      fullscreen: full,
    }),
    [onLeave, show, toggle, full, alone, session.program, togglesView, game.id, view],
  )
  const { onResult } = extras
  const announceRevealed = useCallback((result: RoundResult) => onResult?.(result, tierOf(result)), [onResult])
  const verify = useCallback((result: RoundResult) => setPanel({ open: "fairness", result }), [])
  /** At most one panel is open: opening another one closes its own. */
  const leaveFor = (open: () => void) => () => {
    setPanel(closed)
    open()
  }
  const prices = usePricesOf(config, session.token)
  const around = {
    prices,
    tokens: session.program ? config.tokens : [session.token],
    view,
    controls,
    onVerify: verify,
    onShare: onShareResult,
    onRevealed: announceRevealed,
    rules,
    betArrayOf: game.betArray,
    ladderSlot,
    blockedReason,
    startRefusal,
  }
  const funding = useMemo(() => {
    const { address, token } = session
    const gives = __LOCALNET__ && config.faucetUrl && isGiven(token.symbol)
    return {
      address,
      ...(gives && { onTestFunds: (symbol: string) => askFaucet(config, address, isGiven(symbol) ? symbol : "SOL") }),
      ...(onOpenGame && { onFreePlay: () => onOpenGame("demo") }),
    }
  }, [session, config, onOpenGame])
  const context = useGameContext(session, game.id, { ...around, funding })
  const approveBet = useCallback((bet: Bet) => session.approve(bet, rules), [session, rules])
  useShortcuts({
    "game-info": show.info,
    ...(alone && { "game-fairness": show.fairness }),
    "game-settings": show.settings,
    "game-fullscreen": toggle,
    "game-mute": () => context.screen.controls.onVolumeChange(toggledVolume(context.screen.volume)),
  })
  return (
    <div ref={frame} data-slot="game-frame" data-full={full} className="data-[full=true]:canvas">
      <div ref={notices} className="flow-root">
        {isFreeSession(session) && <FreeNotice session={session} realPlay={realPlay} />}
        {above}
        {online && <NetworkNotice facts={session.facts} onRetry={() => void session.refresh()} />}
        {notice}
      </div>
      {/* Its drawing starts over with the size it comes back to; the round is the session's and goes on. */}
      <game.Game key={exits} context={context} config={config} approveBet={approveBet} />
      <Dialog open={panel.open !== "none"} onOpenChange={(next) => !next && setPanel(closed)}>
        {panel.open === "fairness" && (
          <FairnessDialog
            session={session}
            result={panel.result}
            onAccount={show.account}
            canShare={({ bet, token }) =>
              findGame(bet.gameId) !== null && config.tokens.some(({ mint }) => mint === token)
            }
            onShare={onShareResult && ((result) => leaveFor(() => onShareResult(result))())}
          />
        )}
        {panel.open === "account" && playsOnChain(session) && <DebugDialog session={session} />}
        {panel.open === "settings" && (
          <GameSettings
            game={record}
            volume={context.screen.volume}
            onVolumeChange={context.screen.controls.onVolumeChange}
            onTransaction={controls.onTransaction}
            onAll={onAllSettings && leaveFor(onAllSettings)}
          />
        )}
        {panel.open === "info" && (
          <RulesDialog
            record={record}
            rules={game.rules(context.screen.settings)}
            fees={
              alone
                ? context.freePlay
                  ? "Nothing: free play has no fees."
                  : context.bet.feesOn(context.bet.wager)
                : "Nothing. The fees come out of the pot."
            }
            token={context.token}
            onLadderSlot={setLadderSlot}
            onShareGame={onShareGame && leaveFor(() => onShareGame(game.id))}
          />
        )}
      </Dialog>
    </div>
  )
}
