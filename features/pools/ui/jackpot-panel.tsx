import {
  AddressLabel,
  Avatar,
  Button,
  ColumnAmount,
  EmptyState,
  ErrorState,
  SkeletonRows,
  Switch,
} from "@dghrt/design-system"
import type { ReactElement, ReactNode } from "react"
import type { Pool } from "#contract/pools"
import { onFirstUse, type Remote } from "#features/kernel"
import type { JackpotWinner } from "../data/use-jackpot-winners"
import { chanceText, type LastBetChance } from "../model/jackpot-chance"
import { JACKPOT_FEE } from "../model/jackpot-fee"
import type { JackpotToken } from "./jackpot-figure"
import { JackpotSplitTable } from "./jackpot-split-table"

export interface JackpotPanelProps {
  /** The jackpot in large figures. */
  figure: ReactNode
  pool: Remote<Pick<Pool, "jackpot" | "jackpotSplit">>
  token: JackpotToken
  /** Null for a visitor, whose bets cannot take part. */
  participation: { taking: boolean; onChange: (taking: boolean) => void } | null
  onConnect: () => void
  /** What the program stated of the player's last bet for this pot; null before one. */
  chance: Remote<LastBetChance | null>
  winners: Remote<readonly JackpotWinner[]>
  /** Leads to a player's page. */
  playerLink: (address: string, content: ReactNode) => ReactElement
  /** Leads to the games. */
  startLink: (content: ReactNode) => ReactElement
}

const day = onFirstUse(() => new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" }))
const share = `${JACKPOT_FEE * 100}%`

/** The jackpot: its size, the player's part in it, and who won it last. */
export function JackpotPanel(props: JackpotPanelProps) {
  const { figure, pool, token, participation, onConnect, chance, winners, playerLink, startLink } = props
  return (
    <div className="grid grid-cols-1 gap-4">
      {figure}
      {pool.status === "ready" && <JackpotSplitTable pool={pool.value} token={token} />}
      {participation ? (
        <Switch
          className="well rounded-md px-4 py-3"
          label="Take part in the jackpot"
          description={participation.taking ? `Costs ${share} of each bet` : `Off: your bets pay no jackpot fee`}
          checked={participation.taking}
          onCheckedChange={participation.onChange}
        />
      ) : (
        <div className="well flex flex-wrap items-center justify-between gap-3 rounded-md px-4 py-3">
          <p className="text-sm text-text-secondary">Connect a wallet to take part in the jackpot.</p>
          <Button size="sm" onClick={onConnect}>
            Connect Wallet
          </Button>
        </div>
      )}
      {participation && <p className="px-0.5 text-sm text-text-secondary">{chanceText(chance, token.symbol)}</p>}
      <section aria-labelledby="jackpot-winners">
        <h2 id="jackpot-winners" className="mb-1 font-[650]">
          Last winners
        </h2>
        <Winners winners={winners} token={token} playerLink={playerLink} />
      </section>
      <Button asChild variant="primary" size="lg" className="w-full">
        {startLink("Start Playing")}
      </Button>
    </div>
  )
}

function Winners({ winners, token, playerLink }: Pick<JackpotPanelProps, "winners" | "token" | "playerLink">) {
  if (winners.status === "loading") return <SkeletonRows count={3} label="Loading winners" />
  if (winners.status === "failed")
    return (
      <ErrorState
        title="The winners did not load"
        detail={winners.error.message}
        onRetry={winners.retry}
        className="py-4"
      />
    )
  if (winners.value.length === 0) return <EmptyState title={`The ${token.symbol} jackpot has not been won here yet`} />
  return (
    <ul>
      {winners.value.map(({ address, amount, timeMs, signature }) => (
        <li key={signature} className="flex min-h-12 items-center gap-3 border-hair border-t">
          <Avatar address={address} className="size-7 shrink-0" />
          <span className="min-w-0 flex-1">{playerLink(address, <AddressLabel address={address} />)}</span>
          <span className="font-[650] text-accent">
            <ColumnAmount value={amount} decimals={token.decimals} symbol={token.symbol} />
          </span>
          <span className="w-14 text-end text-sm text-text-muted">{timeMs === null ? "—" : day().format(timeMs)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Free play has no pool, so that there is nothing to win and no fee to pay. */
export function NoJackpotPanel({
  onTokens,
  startLink,
}: { onTokens: () => void } & Pick<JackpotPanelProps, "startLink">) {
  return (
    <div className="grid gap-4">
      <EmptyState
        title="Free play has no jackpot"
        detail="DGHRT has no value, so there is no jackpot fee and nothing to win. Choose a token to see its jackpot."
      />
      <Button onClick={onTokens}>Choose a token</Button>
      <Button asChild variant="primary" size="lg" className="w-full">
        {startLink("Start Playing")}
      </Button>
    </div>
  )
}
