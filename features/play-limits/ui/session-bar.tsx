import { Amount, Button, cn, formatAmount, formatUnits, Progress, useNow } from "@dghrt/design-system"
import { Clock, Hand } from "lucide-react"
import { useSnapshot } from "valtio"
import { serverNowMs } from "#features/kernel"
import { limitsAt, setsAnything } from "../model/limits"
import type { OwnLimits } from "../model/own-limits"
import { lossOf, netPosition, nothingPlayed, onDayOf, recordAt, type Totals } from "../model/play-record"
import type { TokenWords } from "../model/verdict"
import { lengthText, shortLength } from "../model/words"

export interface SessionBarProps {
  own: OwnLimits
  token: TokenWords
  onLimits: () => void
}

/** Time, money and limits of the session, for a player who has set a limit; nothing for others. */
export function SessionBar({ own, token, onLimits }: SessionBarProps) {
  const { limits, record } = useSnapshot(own.state) as OwnLimits["state"]
  const nowMs = useNow(5_000, serverNowMs)
  const chosen = limitsAt(limits, token.mint, nowMs)
  if (!setsAnything(chosen)) return null
  const { session } = recordAt(record, nowMs)
  const today = onDayOf(nowMs, record).totals
  return (
    <SessionBarView
      lengthMs={session === null ? 0 : nowMs - session.startedAtMs}
      totals={session?.totals[token.mint] ?? nothingPlayed}
      loss={chosen.loss === null ? null : { lost: lossOf(today[token.mint] ?? nothingPlayed), limit: chosen.loss }}
      token={token}
      onLimits={onLimits}
    />
  )
}

export interface SessionBarViewProps {
  /** Since the session began. */
  lengthMs: number
  totals: Totals
  /** Today's loss and its limit, in the token's smallest unit; null without a limit. */
  loss: { lost: bigint; limit: bigint } | null
  token: Pick<TokenWords, "symbol" | "decimals">
  onLimits: () => void
}

/** A phone has room for the time, the net position and the way to the limits. */
export function SessionBarView({ lengthMs, totals, loss, token, onLimits }: SessionBarViewProps) {
  const position = netPosition(totals)
  return (
    <aside
      data-slot="session-bar"
      aria-label="This session"
      className="card mb-3 flex min-h-11 flex-wrap items-center gap-x-5 ps-4 pe-1.5 text-sm max-md:-mt-2.5 max-md:mb-1.5 short:-mt-1! short:mb-1! short:min-h-8! short:py-0! max-md:min-h-9 max-md:gap-x-3 max-md:ps-3"
    >
      <p className="flex items-center gap-2">
        <Clock aria-hidden className="size-4 text-text-muted" strokeWidth={1.75} />
        <span className="text-text-muted max-md:sr-only">Session</span>
        <b className="font-[650]">
          <span aria-hidden>{shortLength(lengthMs)}</span>
          <span className="sr-only">{lengthText(lengthMs)}</span>
        </b>
      </p>
      <p className="flex gap-2 max-md:hidden">
        <span className="text-text-muted">Wagered</span>
        <b className="font-[650]">
          <Amount value={totals.wagered} decimals={token.decimals} symbol={token.symbol} digits={4} />
        </b>
      </p>
      <p
        className="flex flex-wrap gap-x-2"
        title="What came back minus your bets and their fees. Network fees do not count."
      >
        <span className="text-text-muted">Net position</span>
        <b className={cn("font-[650]", position > 0n && "text-success", position < 0n && "text-loss")}>
          <Amount value={position} decimals={token.decimals} symbol={token.symbol} digits={4} sign="always" />
        </b>
      </p>
      {loss && <LossLimit {...loss} {...token} />}
      <Button
        size="sm"
        variant="ghost"
        icon={<Hand aria-hidden className="size-4" strokeWidth={1.75} />}
        onClick={onLimits}
        className={cn("max-md:h-8", loss ? "max-md:ms-auto" : "ms-auto")}
      >
        Limits
      </Button>
    </aside>
  )
}

const colours = { calm: "[&>span]:bg-text-secondary", near: "[&>span]:bg-warning", reached: "[&>span]:bg-danger" }

function LossLimit({ lost, limit, decimals, symbol }: { lost: bigint; limit: bigint } & SessionBarViewProps["token"]) {
  const state = lost >= limit ? "reached" : lost * 5n >= limit * 4n ? "near" : "calm"
  const figures = `${trimmed(formatAmount(lost, decimals, { digits: 4 }))} / ${formatUnits(limit, decimals)} ${symbol}`
  return (
    <div className="ms-auto flex items-center gap-2.5 max-md:hidden">
      <span className="text-text-muted">Loss limit</span>
      {/* A share of a thousand is a number that every screen reader can say. */}
      <Progress
        label="Loss limit"
        value={limit === 0n ? 1_000 : Number((lost * 1_000n) / limit)}
        max={1_000}
        valueText={figures}
        className={cn("w-22", colours[state])}
      />
      <b className={cn("whitespace-nowrap font-[650] tabular-nums", state === "reached" && "text-danger")}>{figures}</b>
    </div>
  )
}

const trimmed = (figure: string) => figure.replace(/\.?0+$/, "")
