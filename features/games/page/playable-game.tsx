import { acceptsBet, isUnderWay, type RoundResult } from "@dghrt/betting/model"
import { useLatest } from "@dghrt/design-system"
import { useCallback, useEffect, useRef } from "react"
import { useSnapshot } from "valtio"
import { useOnline } from "#features/kernel"
import { tierOf } from "../celebration/tier"
import { expectBet } from "../kit/likely-bet"
import { watchForBet } from "../kit/watch-for-bet"
import { isFreeSession } from "../play/free-session"
import { leaveBoard } from "../play/leave-board"
import { hasUnfinished } from "../play/unfinished"
import { useGameBetting } from "../play/use-board-betting"
import { usePricesOf } from "../play/use-prices-of"
import { Splash } from "../screen/splash"
import { GameFrame } from "./game-frame"
import { otherBetOf } from "./other-bet"
import type { PlayableGameProps } from "./playable-game-props"
import { splashNote } from "./splash-note"
import { startedGameOfTab } from "./started-game"
import { useAnnouncements } from "./use-announcements"
import { useRealPlay } from "./use-real-play"
import { useSplash } from "./use-splash"

/** Beside the button that it blocks. */
const OFFLINE = "You are offline. Betting continues when the connection is back."

/** A game that can be played: its splash first, then its board. */
export function PlayableGame(props: PlayableGameProps) {
  const { game, record, session, config, rules, onLeave, onOpenGame, onResult } = props
  const freePlay = isFreeSession(session)
  // Free play that was started does not start the same game with real tokens.
  const startedId = freePlay ? `demo/${game.id}` : game.id
  const { started } = useSnapshot(startedGameOfTab().state)
  const prices = usePricesOf(config, session.token)
  const onRevealed = useCallback((result: RoundResult) => onResult?.(result, tierOf(result)), [onResult])
  const { betting, wager } = useGameBetting(session, game, {
    rules,
    prices,
    started: started === startedId,
    onRevealed,
  })
  const hasStarted = started === startedId || isUnderWay(betting.round)
  const frame = useRef<HTMLDivElement>(null)
  const { start, ignoreSecondClick } = useSplash({ gameId: game.id, startedId, hasStarted, frame })
  const otherBet = otherBetOf(betting.otherBet, props, hasStarted ? "above" : "over picture")
  const realPlay = useRealPlay(props)
  const online = useOnline()
  useAnnouncements(session, props)
  useLikelyBet(session.program && session.address, game.id)
  const leave = useLatest(() => leaveBoard(session, game, props.onRevealedInWords))
  // In a task of its own, in which the board is out of the document, or back in it.
  useEffect(() => () => void setTimeout(leave), [leave])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={frame}
      role="group"
      aria-label={`${record.meta.name}, the game`}
      data-slot="playable-game"
      data-focus-home
      tabIndex={-1}
      className="mx-auto max-w-325 outline-hidden max-md:-scroll-mt-2"
      onClickCapture={ignoreSecondClick}
    >
      {hasStarted ? (
        <GameFrame
          {...props}
          betting={betting}
          wager={wager}
          prices={prices}
          realPlay={realPlay}
          notice={otherBet.notice}
          above={session.program && props.aboveGame?.({ betting: !acceptsBet(betting.round) })}
          blockedReason={otherBet.blockedReason}
          startRefusal={(session.program && (online ? props.closedReason : OFFLINE)) ?? null}
        />
      ) : (
        <Splash
          game={record}
          onStart={start}
          onBack={onLeave}
          note={splashNote(record, freePlay)}
          other={freePlay ? realPlay : onOpenGame && { label: "Try free play", onChoose: () => onOpenGame("demo") }}
          notice={otherBet.notice}
        />
      )}
    </div>
  )
}

/** Loads what a bet takes once one is likely, and at once where something waits to be finished. Free play takes nothing. */
function useLikelyBet(wallet: string | null, gameId: string) {
  useEffect(() => {
    if (wallet === null) return
    if (!hasUnfinished(wallet, gameId)) return watchForBet(expectBet)
    expectBet()
  }, [wallet, gameId])
}
