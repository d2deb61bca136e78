import { AddressLabel, Badge, Button, EmptyState } from "@dghrt/design-system"
import { protocolFeeBps } from "@dghrt/fairness"
import type { ChainRace } from "@dghrt/fairness/chain"
import type { ReactNode } from "react"
import { momentText } from "#features/kernel"
import { openGameOf, useExplorer } from "../data/explorer-context"
import { sharePercent } from "../model/odds"
import { chanceOf, potOf } from "../model/race"
import { FactRow } from "./fact-row"
import { Panel } from "./page-frame"
import { PayoutAmount } from "./payout-amount"
import { PlayAmount } from "./play-amount"
import { PlayerCell } from "./player-cell"
import { SummaryCard } from "./summary-card"

const unknown = <span className="text-text-muted">—</span>

function stateOf({ evidence }: ChainRace): string {
  if (evidence === null) return "Not drawn yet"
  return evidence.paid === null ? "Drawn, not paid out yet" : "Drawn and paid out"
}

interface RaceProps {
  race: ChainRace
}

/** What a race was and what it came to, on one card. */
export function RaceSummary({ race }: RaceProps) {
  const { evidence, mint, players } = race
  const pot = evidence?.totalWager ?? players.reduce((sum, { wager }) => sum + wager, 0n)
  const winner = evidence && players[evidence.winnerIndexes[0] ?? -1]
  const figures = [
    { label: "Players", value: `${players.length} of ${race.maxPlayers}` },
    { label: "Pot", value: mint === null ? unknown : <PlayAmount value={pot} token={mint} /> },
    {
      label: "Prize",
      value: evidence && mint !== null ? <PlayAmount value={potOf(evidence).paid} token={mint} /> : unknown,
    },
  ]
  return (
    <SummaryCard
      art="plinkorace"
      head={
        <>
          <Badge tone={evidence === null ? "info" : "neutral"}>{stateOf(race)}</Badge>
          <span>
            <span>{`Plinko Race, game ${race.gameId}`}</span>
            {race.drawnAtMs !== null && <span className="max-sm:hidden">{`, ${momentText(race.drawnAtMs)}`}</span>}
          </span>
        </>
      }
      figures={figures}
      outcome={{
        label: players.length === 1 ? "Bet returned to" : "Winner",
        value: <span className="font-[650]">{winner ? <PlayerCell address={winner.player} /> : unknown}</span>,
      }}
    />
  )
}

const data = "type-data text-[0.8125rem]"

function Facts({ race }: RaceProps) {
  const { links } = useExplorer()
  const { evidence, mint, players } = race
  const amount = (value: bigint) =>
    mint === null ? unknown : <PlayAmount value={value} token={mint} className="font-semibold" />
  const creatorFees = players.reduce((sum, { creatorFee }) => sum + creatorFee, 0n)
  const fees = evidence && potOf(evidence).fees
  const protocolBps = evidence && protocolFeeBps(evidence)
  return (
    <dl className="card min-w-0 px-5 py-2.5" aria-label="Details">
      <FactRow label="Draw" {...(race.drawSignature !== null && { copy: race.drawSignature })}>
        {race.drawSignature === null ? (
          "The program has not drawn this race yet."
        ) : (
          <span className={`${data} break-all`}>{race.drawSignature}</span>
        )}
      </FactRow>
      <FactRow label="Account" copy={race.game}>
        <AddressLabel address={race.game} className={data} />
      </FactRow>
      <FactRow label="Made by" copy={race.maker}>
        {links.player(race.maker, <AddressLabel address={race.maker} className={data} />)}
      </FactRow>
      <FactRow label="Time">{race.drawnAtMs === null ? unknown : momentText(race.drawnAtMs)}</FactRow>
      {evidence && (
        <>
          <FactRow label="Pot">{amount(evidence.totalWager)}</FactRow>
          <FactRow label="Prize">{amount(potOf(evidence).paid)}</FactRow>
          <FactRow label="Fees">
            {amount(fees ?? 0n)}
            {fees !== null && fees > 0n && mint !== null && (
              <span className="text-text-muted">
                <span> of which </span>
                <PlayAmount value={creatorFees} token={mint} />
                <span> to operators</span>
                {protocolBps !== null && protocolBps !== undefined && (
                  <span>{`, ${Number(protocolBps) / 100}% to the protocol`}</span>
                )}
              </span>
            )}
          </FactRow>
        </>
      )}
    </dl>
  )
}

function Players({ race }: RaceProps) {
  const { links } = useExplorer()
  const { evidence, mint, players } = race
  const pot = players.reduce((sum, { wager }) => sum + wager, 0n)
  if (players.length === 0)
    return (
      <section className="card">
        <EmptyState title="No players" detail="Every player has left this race." />
      </section>
    )
  return (
    <Panel title="Players" about="in the order of the program's list">
      <ol>
        {players.map(({ player, name, wager }, index) => {
          const won = evidence?.payouts[evidence.winnerIndexes.indexOf(index)]
          return (
            <li
              key={player}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-hair border-t px-5 py-2"
            >
              <span className="flex min-w-0 items-center gap-3">
                <span className="w-5 shrink-0 text-text-muted tabular-nums">{index + 1}</span>
                <span className="min-w-0 [&_a:hover]:underline [&_a]:inline-flex [&_a]:min-h-11 [&_a]:max-w-full [&_a]:items-center">
                  {links.player(player, <PlayerCell address={player} />)}
                  {name !== "" && (
                    <bdi className="block truncate text-[0.8125rem] text-text-muted">{`raced as “${name}”`}</bdi>
                  )}
                </span>
              </span>
              <span className="grid justify-items-end text-sm">
                {mint !== null && <PlayAmount value={wager} token={mint} />}
                {won === undefined || mint === null ? (
                  <span className="text-[0.8125rem] text-text-muted">
                    {`${sharePercent(chanceOf(wager, pot), 1)} chance`}
                  </span>
                ) : (
                  <PayoutAmount play={{ wager, payout: won, token: mint }} className="font-semibold" />
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

/** Every fact of a race, its players, and its picture. */
export function RaceDetails({ race, replay }: RaceProps & { replay: ReactNode }) {
  const { links, games } = useExplorer()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4.5 lg:grid-cols-[minmax(0,1.56fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-4.5">
        <Facts race={race} />
        {replay}
      </div>
      <div className="grid min-w-0 gap-4.5">
        <Players race={race} />
        {openGameOf(games, "plinkorace") && (
          <Button asChild variant="primary" size="lg">
            {links.game("plinkorace", "Play Plinko Race")}
          </Button>
        )}
      </div>
    </div>
  )
}
