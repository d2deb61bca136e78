import { BetInput, Button, cn, DialogContent, formatUnits, Select, Switch, useNow } from "@dghrt/design-system"
import { Info, LifeBuoy, TriangleAlert } from "lucide-react"
import { type FormEvent, type ReactNode, useId, useState } from "react"
import { useSnapshot } from "valtio"
import { serverNowMs } from "#features/kernel"
import { type ChosenLimits, limitsAt, type PlayLimits, rulesFor } from "../model/limits"
import type { OwnLimits } from "../model/own-limits"
import { lossOf, nothingPlayed, onDayOf, type PlayRecord } from "../model/play-record"
import { type Rule, waitingAt } from "../model/rule"
import type { TokenWords } from "../model/verdict"
import { lengthText, whenText } from "../model/words"
import { CoolOff } from "./cool-off"

export interface LimitsDialogProps {
  own: OwnLimits
  token: TokenWords
  /** The way to the self-check and the help lines. */
  help: ReactNode
}

const minuteMs = 60_000
const reminders = [15, 30, 60, 120]
const sessions = [60, 120, 180, 240, 360]
const mostUnits = 2n ** 64n - 1n

/** A value that is kept while its switch is off, so that nothing has to be typed again. */
interface Field<Value> {
  on: boolean
  value: Value
}

const fieldOf = <Value,>(value: Value | null, otherwise: Value): Field<Value> => ({
  on: value !== null,
  value: value ?? otherwise,
})

/** The limits that a player sets for a wallet: what may be lost and bet, for how long, and a time without play. */
export function LimitsDialog({ own, token, help }: LimitsDialogProps) {
  const { limits, record, lasting } = useSnapshot(own.state) as OwnLimits["state"]
  const nowMs = useNow(1_000, serverNowMs)
  return (
    <DialogContent size="lg" title="Responsible play" description="Saved on this device, for this wallet.">
      {/* Another token has limits of its own. */}
      <LimitsForm key={token.mint} own={own} token={token} limits={limits} record={record} nowMs={nowMs} />
      <CoolOff untilMs={limits.coolOffUntilMs} nowMs={nowMs} onStart={own.startCoolOff} />
      {!lasting && (
        <p role="status" className="mt-4 flex gap-2.5 text-sm text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          This browser does not save data for this site. The limits end when you leave the page.
        </p>
      )}
      <p className="mt-4 flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
        <LifeBuoy aria-hidden className="size-4.5" strokeWidth={1.75} />
        <span>Worried about your play?</span>
        {help}
      </p>
    </DialogContent>
  )
}

interface FormProps extends Pick<LimitsDialogProps, "own" | "token"> {
  limits: PlayLimits
  record: PlayRecord
  nowMs: number
}

function LimitsForm({ own, token, limits, record, nowMs }: FormProps) {
  const now = limitsAt(limits, token.mint, nowMs)
  const rules = rulesFor(limits, token.mint)
  const [loss, setLoss] = useState(() => fieldOf(now.loss, 0n))
  const [wager, setWager] = useState(() => fieldOf(now.wager, 0n))
  const [reminder, setReminder] = useState(() => fieldOf(now.reminderMinutes, 60))
  const [session, setSession] = useState(() => fieldOf(now.sessionMinutes, 180))
  const [saved, setSaved] = useState(false)
  const [refused, setRefused] = useState(false)
  const amount = (value: bigint) => `${formatUnits(value, token.decimals)} ${token.symbol}`
  const minutes = (value: number) => lengthText(value * minuteMs)
  const lost = lossOf(onDayOf(nowMs, record).totals[token.mint] ?? nothingPlayed)
  const chosenOf = <Value,>({ on, value }: Field<Value>) => (on ? value : null)
  const chosen: ChosenLimits = {
    loss: chosenOf(loss),
    wager: chosenOf(wager),
    reminderMinutes: chosenOf(reminder),
    sessionMinutes: chosenOf(session),
  }

  function change<Value>(set: (field: Field<Value>) => void, field: Field<Value>) {
    setSaved(false)
    setRefused(false)
    set(field)
  }
  function save(event: FormEvent) {
    event.preventDefault()
    if (chosen.loss === 0n || chosen.wager === 0n) return setRefused(true)
    own.choose(token.mint, chosen)
    setSaved(true)
  }
  const amountField = (label: string, field: Field<bigint>, set: (field: Field<bigint>) => void) => (
    <BetInput
      label={label}
      value={field.value}
      onValueChange={(value) => change(set, { on: true, value })}
      refusal={refused && field.on && field.value === 0n ? "Enter an amount above 0." : undefined}
      decimals={token.decimals}
      symbol={token.symbol}
      max={mostUnits}
      quick={false}
      words={{ smallest: (amount) => `The smallest amount is ${amount}.` }}
      disabled={!field.on}
      className="[&>div:first-child]:sr-only"
    />
  )
  const timeField = (
    label: string,
    options: readonly number[],
    field: Field<number>,
    set: (field: Field<number>) => void,
  ) => (
    <Select
      label={label}
      value={String(field.value)}
      onValueChange={(value) => change(set, { on: true, value: Number(value) })}
      options={withValue(options, field.value).map((value) => ({ value: String(value), label: minutes(value) }))}
      disabled={!field.on}
      className="[&>div:first-child]:sr-only"
    />
  )
  return (
    <form noValidate onSubmit={save}>
      <div className="ruled border-hair border-b">
        <LimitRow
          title="Loss limit"
          note={`Per day from 00:00 UTC. Fees of your bets count, network fees do not. Fees of your last bet can take you slightly over the limit. ${amount(lost)} used.`}
          waiting={waitingText(rules.loss, nowMs, amount)}
          on={loss.on}
          onToggle={(on) => change(setLoss, { ...loss, on })}
        >
          {amountField("Loss limit", loss, setLoss)}
        </LimitRow>
        <LimitRow
          title="Wager limit"
          note="Largest single bet."
          waiting={waitingText(rules.wager, nowMs, amount)}
          on={wager.on}
          onToggle={(on) => change(setWager, { ...wager, on })}
        >
          {amountField("Wager limit", wager, setWager)}
        </LimitRow>
        <LimitRow
          title="Session reminder"
          note="Pauses play until you answer."
          waiting={waitingText(rules.reminderMinutes, nowMs, minutes)}
          on={reminder.on}
          onToggle={(on) => change(setReminder, { ...reminder, on })}
        >
          {timeField("Session reminder", reminders, reminder, setReminder)}
        </LimitRow>
        <LimitRow
          title="Session limit"
          note="Stops play until 00:00 UTC."
          waiting={waitingText(rules.sessionMinutes, nowMs, minutes)}
          on={session.on}
          onToggle={(on) => change(setSession, { ...session, on })}
        >
          {timeField("Session limit", sessions, session, setSession)}
        </LimitRow>
      </div>
      <p className="mt-3 text-sm text-text-muted">{`Amounts are for bets in ${token.symbol}. A race of Plinko Race is held to them, but its result is not counted.`}</p>
      <p
        role="status"
        className="mt-4 flex items-center gap-3 rounded-md border-(length:--border-w) border-[color-mix(in_oklab,var(--border),var(--info)_45%)] bg-[color-mix(in_oklab,var(--surface),var(--info)_12%)] px-4 py-3 text-[0.90625rem] [border-style:solid]"
      >
        <Info aria-hidden className="size-5 shrink-0 text-info" strokeWidth={1.75} />
        <span>{`${saved ? "Saved. " : ""}Stricter limits apply now. Looser limits wait 24 hours.`}</span>
      </p>
      <Button variant="primary" size="lg" type="submit" className="mt-4 w-full">
        Save limits
      </Button>
    </form>
  )
}

/** The choices, and among them what was chosen earlier. */
const withValue = (options: readonly number[], value: number) =>
  [...new Set([...options, value])].sort((one, other) => one - other)

function waitingText<Value extends bigint | number>(rule: Rule<Value>, nowMs: number, text: (value: Value) => string) {
  const waiting = waitingAt(rule, nowMs)
  if (waiting === null) return null
  return `${waiting.value === null ? "No limit" : text(waiting.value)} from ${whenText(waiting.fromMs, nowMs)}.`
}

interface LimitRowProps {
  title: string
  note: string
  /** What takes the limit's place later. */
  waiting: string | null
  on: boolean
  onToggle: (on: boolean) => void
  /** The field with its value. */
  children: ReactNode
}

function LimitRow({ title, note, waiting, on, onToggle, children }: LimitRowProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_11rem]">
      <div>
        <p aria-hidden className="font-semibold">
          {title}
        </p>
        <p id={id} className="text-[0.84375rem] text-text-muted">
          <span>{note}</span>
          {waiting && <span className="block text-warning">{waiting}</span>}
        </p>
      </div>
      <Switch
        label={title}
        checked={on}
        onCheckedChange={onToggle}
        aria-describedby={id}
        className="gap-0 [&>div:first-child]:sr-only"
      />
      <div className={cn("max-sm:col-span-full", !on && "max-sm:hidden")}>{children}</div>
    </div>
  )
}
