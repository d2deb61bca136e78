import { Amount, Button, cn, DialogContent } from "@dghrt/design-system"
import type { ReactNode } from "react"
import { netPosition, type PlaySessionRecord, type Totals } from "../model/play-record"
import type { TokenWords } from "../model/verdict"
import { lengthText, whenText } from "../model/words"

export interface RealityCheckProps {
  session: PlaySessionRecord
  /** How long until it is asked again. */
  reminderMinutes: number
  nowMs: number
  /** What can be played with; those without a play in the session are left out. */
  tokens: readonly TokenWords[]
  onBreak: () => void
  onContinue: () => void
  onLimits: () => void
  /** The way to the self-check and the help lines. */
  help: ReactNode
}

const stay = (event: Event) => event.preventDefault()

/** What the player asked to be reminded of. Only its buttons answer. */
export function RealityCheck(props: RealityCheckProps) {
  const { session, reminderMinutes, nowMs, tokens, onBreak, onContinue, onLimits, help } = props
  const played = tokens.flatMap((token) => {
    const totals = session.totals[token.mint]
    return totals ? [{ token, totals }] : []
  })
  const sum = (field: "plays" | "wins") => played.reduce((total, { totals }) => total + totals[field], 0)
  const title = `You have been playing for ${lengthText(nowMs - session.startedAtMs)}`
  const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`
  return (
    <DialogContent bare title={title} className="overflow-y-auto p-6" onEscapeKeyDown={stay} onInteractOutside={stay}>
      <p aria-hidden className="type-d3 type-display">
        {title}
      </p>
      <p className="mt-1 mb-4 text-text-secondary">{`A short look at the numbers, since ${whenText(session.startedAtMs, nowMs)}. Network fees do not count.`}</p>
      <div className="grid gap-2.5">
        {played.map(({ token, totals }) => (
          <Numbers key={token.mint} token={token} totals={totals} />
        ))}
      </div>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-text-muted">
        <span>{`${plural(sum("plays"), "play")}, ${plural(sum("wins"), "win")}`}</span>
        <span>{`Next check in ${lengthText(reminderMinutes * 60_000)}`}</span>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button variant="primary" size="lg" onClick={onBreak}>
          Take a break
        </Button>
        <Button size="lg" onClick={onContinue}>
          Keep playing
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-center gap-x-3">
        <Button variant="ghost" size="sm" className="text-primary" onClick={onLimits}>
          Set a limit
        </Button>
        {help}
      </div>
    </DialogContent>
  )
}

function Numbers({ token: { symbol, decimals }, totals }: { token: TokenWords; totals: Totals }) {
  const position = netPosition(totals)
  const cells = [
    { name: "Wagered", value: totals.wagered },
    { name: "Returned", value: totals.returned },
    { name: "Net position", value: position, sign: "always" as const },
  ]
  return (
    <dl className="well grid grid-cols-3 rounded-md">
      {cells.map(({ name, value, sign }) => (
        <div key={name} className="min-w-0 border-hair px-4 py-3 not-first:border-s max-sm:px-2.5">
          <dt className="text-[0.84375rem] text-text-muted">{name}</dt>
          <dd
            className={cn(
              "font-[650] text-[1.0625rem] max-sm:text-sm",
              sign && position > 0n && "text-success",
              sign && position < 0n && "text-loss",
            )}
          >
            <Amount value={value} decimals={decimals} symbol={symbol} digits={4} sign={sign} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
