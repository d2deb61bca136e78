import { acceptsBet, type RoundResult } from "@dghrt/betting/model"
import { type GameBetting, useBetting } from "@dghrt/betting/react"
import { useCallback, useMemo } from "react"
import { useSnapshot } from "valtio"
import type { TokenConfig } from "#contract/config"
import { messageOf } from "#features/messages"
import { selectToken } from "#features/tokens"
import { exactAmount } from "../kit/amount-text"
import type { BoardBetting, GameControls, Money, ScreenOptions, SoundControls } from "../kit/board-betting"
import { FREE_MAX_PAYOUT, FREE_MIN_WAGER } from "../kit/free-token"
import type { GameModule } from "../kit/game-module"
import { recordCashOut, recordRevealed } from "../statistics/own-history"
import type { BetRules } from "./bet-rules"
import type { PlaySession } from "./play-session"
import { preferences } from "./preferences"
import type { Prices } from "./use-prices-of"
import { tokenOption, useTokenProblems } from "./use-token-problems"

const freeLimits = { minWager: FREE_MIN_WAGER, maxPayout: FREE_MAX_PAYOUT }

/** The wager in the field before the first bet, by symbol. */
const firstWagers: Readonly<Record<string, bigint>> = { SOL: 100_000_000n, USDC: 5_000_000n, DGHRT: 10_000_000_000n }

interface GameBettingOptions {
  rules: BetRules
  prices: Prices
  /** The board is on screen, so that its costs are. */
  started: boolean
  /** A result with real tokens has been on screen. */
  onRevealed: (result: RoundResult) => void
}

/** The betting of a game page, with the wager and the settings that this browser remembers. */
export function useGameBetting(
  session: PlaySession,
  game: Pick<GameModule, "id" | "betArray">,
  { rules, prices, started, onRevealed }: GameBettingOptions,
): { betting: GameBetting; wager: bigint } {
  const { address, token, freePlay } = session
  const { current } = useSnapshot(preferences.state)
  const wager = current.wagers[token.mint] ?? firstWagers[token.symbol] ?? 10n ** BigInt(token.decimals)
  const settings = current.settings[game.id]
  const betArray = useMemo(() => game.betArray(settings), [game, settings])
  const revealed = useCallback(
    (result: RoundResult, before: readonly RoundResult[]) => {
      // Free play is not counted in the player's statistics.
      if (freePlay) return
      recordRevealed(address, result, before)
      onRevealed(result)
    },
    [address, freePlay, onRevealed],
  )
  const dollar = prices.unitsForUsd(1)
  const betting = useBetting(session, {
    id: game.id,
    rules,
    betArray,
    wager,
    priced: started,
    dollar,
    freeLimits,
    onRevealed: revealed,
  })
  return { betting, wager }
}

interface BoardOptions
  extends Pick<BoardBetting, "wager" | "blockedReason" | "startRefusal" | "onVerify" | "onShare" | "funding"> {
  prices: Prices
  tokens: readonly TokenConfig[]
  controls: Omit<GameControls, keyof SoundControls>
  view?: ScreenOptions["view"]
  ladderSlot?: HTMLElement | null
}

/** A game's betting with what this browser remembers of the player's choices, and with what can be done around its board. */
export function useBoardBetting(
  session: PlaySession,
  gameId: string,
  betting: GameBetting,
  options: BoardOptions,
): BoardBetting {
  const { wager, blockedReason, startRefusal, onVerify, onShare, funding } = options
  const { token, freePlay } = session
  const missing = betting.next.missingLamports
  const missingSol = missing > 0n ? messageOf("MISSING_SOL", { missing: `${exactAmount(missing, 9)} SOL` }).text : null
  const money = useMoney(session, options, acceptsBet(betting.round) && blockedReason === null)
  const screen = useScreenOptions(gameId, options)
  return useMemo(
    () => ({
      ...betting,
      token,
      freePlay,
      blockedReason,
      startRefusal,
      play(bet) {
        const starts = (bet.step ?? 0) === 0
        if (blockedReason !== null || (starts && startRefusal !== null)) return
        preferences.commitWager(token.mint)
        betting.play(bet)
      },
      wager,
      onWagerChange: (changed) => preferences.setWager(token.mint, changed),
      onWagerCommit: () => preferences.commitWager(token.mint),
      missingSol,
      funding,
      onCashOut(play) {
        // Free play is not counted in the player's statistics.
        if (!freePlay) recordCashOut(play)
      },
      onVerify,
      onShare,
      money,
      screen,
    }),
    [
      betting,
      token,
      freePlay,
      blockedReason,
      startRefusal,
      wager,
      missingSol,
      funding,
      onVerify,
      onShare,
      money,
      screen,
    ],
  )
}

/** Another token can be chosen while no bet is on its way; free play has one token only. */
function useMoney(
  session: PlaySession,
  { prices, tokens }: Pick<BoardOptions, "prices" | "tokens">,
  ready: boolean,
): Money {
  const choosable = ready && session.program !== null
  const { readings, onTokensShown } = useTokenProblems(session, tokens)
  return useMemo(() => {
    const choose = (mint: string) => {
      const next = tokens.find((candidate) => candidate.mint === mint)
      if (next) selectToken(next)
    }
    const options = tokens.map((token, index) => tokenOption(token, readings[index]))
    return { ...prices, tokens: options, onTokensShown, onTokenChange: choosable ? choose : undefined }
  }, [prices, tokens, choosable, readings, onTokensShown])
}

const soundControls: SoundControls = {
  onVolumeChange: preferences.setVolume,
  onVolumeCommit: preferences.commitVolume,
  onMute: preferences.toggleSound,
}

function useScreenOptions(gameId: string, { controls, view, ladderSlot = null }: BoardOptions): ScreenOptions {
  const { volume, settings: all } = useSnapshot(preferences.state).current
  const settings = all[gameId]
  return useMemo(
    () => ({
      controls: { ...controls, ...soundControls },
      volume,
      ...(view && { view }),
      ladderSlot,
      settings,
      onSettingsChange: (next) => preferences.setSettings(gameId, next),
    }),
    [gameId, controls, view, ladderSlot, volume, settings],
  )
}
