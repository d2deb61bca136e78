import { AddressLabel, Badge, Button, cn, EmptyState, GamePicture, isArtId } from "@dghrt/design-system"
import { Play as PlayIcon } from "lucide-react"
import type { ReactNode } from "react"
import { multiplierText } from "#contract/games/odds"
import { ageText, momentText } from "#features/kernel"
import { chanceOf } from "#features/pools"
import { openGameOf, useExplorer } from "../data/explorer-context"
import { oddsOf, sharePercent } from "../model/odds"
import { changePercent, type Play } from "../model/play"
import { resultOfPlay } from "../model/play-result"
import { FactRow } from "./fact-row"
import { PayoutAmount } from "./payout-amount"
import { PlayAmount } from "./play-amount"
import { OutcomeBadge } from "./transaction-summary"
import { useUsd } from "./use-usd"

const data = "type-data text-[0.8125rem] break-all"
/** A phone shows a signature on one line; beside it is a button that copies all of it. */
const signatureText = `${data} max-sm:block max-sm:truncate`
const unknown = <span className="text-text-muted">—</span>

export interface DetailsTabProps {
  play: Play
  nowMs: number
  /** What the check in this browser found. */
  verdict: ReactNode
  /** The settled board. It leads where there is room for it; on a phone the money comes first. */
  replay: ReactNode
}

/** Every fact of a play, its game, and what the bet offered. */
export function DetailsTab({ play, nowMs, verdict, replay }: DetailsTabProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4.5 lg:grid-cols-[minmax(0,1.56fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-4.5">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4.5 max-sm:order-last">
          {verdict}
          {replay}
        </div>
        <Facts play={play} nowMs={nowMs} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4.5">
        <GameCard play={play} />
        <Odds play={play} />
      </div>
    </div>
  )
}

function Facts({ play, nowMs }: { play: Play; nowMs: number }) {
  const { config, links, own } = useExplorer()
  const usd = useUsd()
  const result = resultOfPlay(play)
  const percent = changePercent(play)
  const bonus = play.bonusUsed ?? 0n
  const tone = result > 0n ? "text-success" : result < 0n ? "text-loss" : undefined
  const money = (value: bigint, className?: string) => (
    <>
      <PlayAmount value={value} token={play.token} className={cn("font-semibold", className)} />
      {usd(value, play.token) && <span className="text-text-muted">{` ${usd(value, play.token)}`}</span>}
    </>
  )
  return (
    <dl className="card grid min-w-0 grid-cols-[minmax(0,1fr)] px-5 py-2.5" aria-label="Details">
      <FactRow id label="ID" copy={play.signature}>
        <span className={signatureText}>{play.signature}</span>
      </FactRow>
      {play.betSignature !== null && play.betSignature !== play.signature && (
        <FactRow id label="Bet" copy={play.betSignature}>
          <span className={signatureText}>{play.betSignature}</span>
        </FactRow>
      )}
      <FactRow id label="Platform" copy={play.creator}>
        {play.creator === config.creator ? (
          links.platform(
            <>
              <span className="whitespace-nowrap">DGHRT</span>{" "}
              <AddressLabel address={play.creator} className="type-data text-[0.8125rem] text-text" />
            </>,
          )
        ) : (
          <AddressLabel address={play.creator} className={data} />
        )}
      </FactRow>
      <FactRow id label="Pool" {...(play.event && { copy: play.event.pool })}>
        {play.event
          ? links.pool(play.token, <AddressLabel address={play.event.pool} className="type-data text-[0.8125rem]" />)
          : unknown}
      </FactRow>
      <FactRow label="Player" copy={play.user}>
        {links.player(
          play.user,
          <>
            {play.user === own && <span>You</span>}
            <AddressLabel address={play.user} className="type-data text-[0.8125rem]" />
          </>,
        )}
      </FactRow>
      <FactRow id label="Metadata" {...(play.event && { copy: play.event.metadata })}>
        {play.event ? <bdi className={data}>{play.event.metadata || "none"}</bdi> : unknown}
      </FactRow>
      <FactRow label="Time">
        {play.timeMs === null ? (
          unknown
        ) : (
          <time dateTime={new Date(play.timeMs).toISOString()}>
            <span>{momentText(play.timeMs)}</span>{" "}
            <span className="text-text-muted">{`${ageText(play.timeMs, nowMs)} ago`}</span>
          </time>
        )}
      </FactRow>
      <FactRow label="Wager">{money(play.wager)}</FactRow>
      {bonus > 0n && (
        <FactRow label="Paid by bonus">
          {money(bonus)}
          <span className="block text-text-muted text-xs">Bonus paid this part, so the wallet cannot lose it.</span>
        </FactRow>
      )}
      <FactRow
        label="Payout"
        aside={percent !== null && <span className={cn("font-semibold tabular-nums", tone)}>{percent}</span>}
      >
        <PayoutAmount play={play} />
      </FactRow>
      <FactRow label="Multiplier">
        {play.multiplierBps === 0 ? "0x (Loss)" : multiplierText(play.multiplierBps)}
      </FactRow>
      {play.jackpot > 0n && <FactRow label="Jackpot">{money(play.jackpot, "text-accent")}</FactRow>}
      <FactRow label="Result">
        <PlayAmount value={result} token={play.token} sign="always" className={cn("font-semibold", tone)} />
        <span className="block text-text-muted text-xs">{resultNote(play)}</span>
      </FactRow>
      <JackpotDraw play={play} />
    </dl>
  )
}

const resultNote = ({ jackpot, bonusUsed }: Pick<Play, "jackpot" | "bonusUsed">) =>
  `Payout${jackpot > 0n ? " and jackpot" : ""} minus ${(bonusUsed ?? 0n) > 0n ? "the player's own stake" : "the wager"}, before fees`

/** The program's own words: how it draws the jackpot is not published, so that nothing here can be computed again. */
function JackpotDraw({ play }: { play: Play }) {
  const draw = play.event?.jackpotDraw
  if (!draw || draw.probabilityUbps === 0n) return null
  return (
    <FactRow label="Jackpot draw">
      <span>{`${chanceOf(draw.probabilityUbps)}, number drawn ${draw.drawn.toLocaleString("en-US")}, `}</span>
      <span>{play.jackpot > 0n ? "won" : "not won"}</span>
      <span className="block text-text-muted text-xs">
        The jackpot draw cannot be checked: the program does not publish its method.
      </span>
    </FactRow>
  )
}

function GameCard({ play }: { play: Play }) {
  const { links, games } = useExplorer()
  const game = games.find(({ id }) => id === play.game)
  if (!game)
    return (
      <section aria-label="Game" className="card">
        <EmptyState title="Unknown game" detail="This play names no game of this casino." />
      </section>
    )
  const { image, name, tag } = game.meta
  return (
    <section aria-label="Game" className="card min-w-0 overflow-hidden">
      <div aria-hidden className="relative h-42 overflow-hidden bg-surface-hover">
        {isArtId(image) && <GamePicture game={image} className="absolute inset-0 size-full" />}
      </div>
      <div className="grid gap-4 p-5">
        <h2 className="type-d4 type-display">{name}</h2>
        <dl className="grid grid-cols-2 gap-y-3 @max-3xs:grid-cols-1">
          <div>
            <dt className="text-[0.8125rem] text-text-muted">Game type</dt>
            <dd className="font-semibold">{tag}</dd>
          </div>
          <div className="border-hair border-s ps-4 @max-3xs:border-s-0 @max-3xs:ps-0">
            <dt className="text-[0.8125rem] text-text-muted">Outcome</dt>
            <dd>
              <OutcomeBadge play={play} />
            </dd>
          </div>
        </dl>
        {openGameOf(games, game.id) ? (
          <Button asChild variant="primary" size="lg">
            {links.game(
              game.id,
              <>
                <PlayIcon aria-hidden className="size-5" strokeWidth={1.75} />
                <span>{`Play ${name}`}</span>
              </>,
            )}
          </Button>
        ) : (
          <Badge tone="quiet" className="w-fit">
            Not open at the moment
          </Badge>
        )}
      </div>
    </section>
  )
}

function Odds({ play }: { play: Play }) {
  const odds = play.event && oddsOf(play.event, play.wager)
  const rows: readonly (readonly [label: string, value: string])[] = odds
    ? [
        ["Win chance", sharePercent(odds.winChance, 3)],
        ["Max multiplier", multiplierText(odds.maxMultiplierBps)],
        ["House edge", sharePercent(odds.houseEdge, 1)],
        ["Fees on this bet", odds.feeShare === null ? "—" : sharePercent(odds.feeShare, 1)],
      ]
    : []
  return (
    <section aria-label="Odds" className="card px-5 py-2.5">
      {odds ? (
        <dl>
          {rows.map(([label, value]) => (
            <div
              key={label}
              className="flex min-h-12 items-center justify-between gap-4 border-hair not-first:border-t"
            >
              <dt className="text-[0.84375rem] text-text-muted">{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <EmptyState title="Game data currently unavailable" detail="The table of outcomes of this play is not known." />
      )}
    </section>
  )
}
