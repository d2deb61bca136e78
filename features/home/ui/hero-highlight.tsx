import { formatAmount } from "@dghrt/design-system"
import type { ReactElement, ReactNode } from "react"
import { type BiggestWin, biggestWin } from "#contract/biggest-win"
import type { AppConfig, TokenConfig } from "#contract/config"
import { multiplierText } from "#contract/games/odds"
import { catalogueOf, type GameRecord } from "#features/games"
import { ageText, getJson, type Remote, serverNowMs, toRemote, useRead } from "#features/kernel"
import { JackpotFrame } from "#features/pools"
import { highestBps } from "../model/game-figures.gen"

const path = "/api/wins/biggest"
const refreshMs = 60_000

export interface HeroHighlightProps {
  config: AppConfig
  /** The jackpot, in one line. */
  line: ReactNode
  /** Leads to a settled play. */
  winLink: (signature: string, content: ReactNode) => ReactElement
}

interface HeroHighlightViewProps extends Omit<HeroHighlightProps, "config"> {
  games: readonly GameRecord[]
  tokens: readonly TokenConfig[]
  win: Remote<BiggestWin>
  nowMs: number
}

/** What has the large place while the jackpot is small: the biggest win of a day, or else the featured game. */
export function HeroHighlight({ config, ...props }: HeroHighlightProps) {
  const win = toRemote(useRead(path, (signal) => getJson(path, biggestWin, { signal }), { refreshInterval: refreshMs }))
  return (
    <HeroHighlightView {...props} games={catalogueOf(config)} tokens={config.tokens} win={win} nowMs={serverNowMs()} />
  )
}

/** @see HeroHighlight */
export function HeroHighlightView({ win, line, games, tokens, winLink, nowMs }: HeroHighlightViewProps) {
  const best = win.status === "ready" ? win.value.win : null
  const token = best && tokens.find(({ mint }) => mint === best.token)
  const nameOf = (id: string) => games.find((game) => game.id === id)?.meta.name
  if (best && token) {
    const payout = formatAmount(best.payout, token.decimals, { digits: Math.min(4, token.decimals) })
    const on = nameOf(best.game)
    return (
      <JackpotFrame
        label="Biggest win, last 24 hours"
        figure={winLink(
          best.signature,
          <>
            <span className="text-success">{multiplierText(best.multiplierBps)}</span>{" "}
            <span className="font-sans font-semibold text-sm">
              {`${on ? `on ${on}` : ""}, ${payout} ${token.symbol}, ${ageText(best.timeMs, nowMs).replace("m", " min")} ago`}
            </span>
          </>,
        )}
        note={line}
      />
    )
  }
  const game = games.find(({ featured }) => featured)
  const highest = game && highestBps[game.id]
  return (
    <JackpotFrame
      label="Featured game"
      figure={
        <>
          <span>{game?.meta.name ?? "DGHRT"}</span>
          {highest !== undefined && (
            <span className="ms-2 font-sans font-semibold text-sm">{`Up to ${multiplierText(highest)}`}</span>
          )}
        </>
      }
      note={line}
    />
  )
}
