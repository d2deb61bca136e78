import { Button, formatUnits, Input, latinNumber, parseUnits } from "@dghrt/design-system"
import { Wallet, Zap } from "lucide-react"
import { type FormEvent, useId, useState } from "react"
import {
  customProblem,
  isHighFee,
  LEAST_CUSTOM_LAMPORTS,
  presetOf,
  priorityPresets,
  suggestedPreset,
} from "../model/priority-fee"
import { ChoiceRow } from "./choice-row"

const SOL_DECIMALS = 9
const solText = (lamports: bigint) => `${formatUnits(lamports, SOL_DECIMALS)} SOL`

export interface FeesPanelProps {
  /** What transactions use now, in lamports. */
  lamports: bigint
  /** What is chosen and not yet confirmed; null on a dialog, where a choice counts at once. */
  draft: bigint | null
  /** The page says of each preset what it is for. */
  described: boolean
  onChoose: (lamports: bigint) => void
  /** "~$0.46"; null without a price. */
  usdOf: (lamports: bigint) => string | null
  /** What others pay at the moment; null where no transaction does, undefined while unknown. */
  live: bigint | null | undefined
  connected: boolean
  onConnect: () => void
}

/** What a transaction pays on top to be served sooner. Nothing is stored before a press. */
export function FeesPanel(props: FeesPanelProps) {
  const { lamports, draft, described, onChoose, usdOf, live, connected, onConnect } = props
  const id = useId()
  const chosen = draft ?? lamports
  const suggested = suggestedPreset(live)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <h3 className="font-[650]">Priority fee</h3>
        <p className="mt-0.5 text-sm text-text-muted">
          Paid to the network for each transaction. Faster when the chain is busy.
        </p>
      </div>
      {!connected && (
        <div className="well grid justify-items-start gap-2.5 rounded-md p-3.5 text-sm text-text-secondary">
          Connect a wallet to choose a priority fee.
          <Button size="sm" onClick={onConnect} icon={<Wallet aria-hidden className="size-4" strokeWidth={1.75} />}>
            Connect Wallet
          </Button>
        </div>
      )}
      <fieldset className="grid min-w-0 grid-cols-1 gap-2">
        <legend className="sr-only">Priority fee</legend>
        {priorityPresets.map(({ label, lamports: value, description }) => (
          <ChoiceRow
            key={label}
            name={id}
            label={label}
            markSide="start"
            disabled={!connected}
            checked={value === chosen}
            suggested={label === suggested?.label && value !== chosen}
            onChoose={() => onChoose(value)}
            mark={
              <span className="text-sm text-text-muted">
                {[value > 0n ? usdOf(value) : null, label === suggested?.label ? "Suggested now" : null]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            }
            detail={described ? description : undefined}
            figure={
              <>
                <span>{formatUnits(value, SOL_DECIMALS)}</span> <span className="font-medium">SOL</span>
              </>
            }
          />
        ))}
      </fieldset>
      <CustomFee key={String(chosen)} chosen={chosen} disabled={!connected} onChoose={onChoose} usdOf={usdOf} />
      {isHighFee(chosen) && (
        <p className="flex items-center gap-2.5 rounded-md border-(length:--border-w) border-warning/50 bg-[color-mix(in_oklab,var(--surface),var(--warning)_10%)] p-3 text-sm [border-style:solid]">
          <Zap aria-hidden className="size-4 shrink-0 text-warning" strokeWidth={1.75} />
          Transactions will be faster but more expensive.
        </p>
      )}
      <div className="grid grid-cols-1 gap-1 text-sm text-text-muted">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span>{`In use now: ${solText(lamports)}`}</span>
          <span>{usdOf(lamports) ?? "Price unavailable"}</span>
        </p>
        <LiveFee live={live} usdOf={usdOf} disabled={!connected} onChoose={onChoose} />
      </div>
    </div>
  )
}

/** What others pay, as a button only where it is more than nothing. */
function LiveFee({
  live,
  usdOf,
  disabled,
  onChoose,
}: Pick<FeesPanelProps, "live" | "usdOf" | "onChoose"> & { disabled: boolean }) {
  if (live === undefined) return null
  if (live === null) return <p>The network is quiet: recent transactions paid no priority fee.</p>
  const usd = usdOf(live)
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span>{`Others pay about ${solText(live)}${usd ? ` (${usd})` : ""} now.`}</span>
      {live >= LEAST_CUSTOM_LAMPORTS && (
        <Button size="sm" disabled={disabled} onClick={() => onChoose(live)}>
          Use it
        </Button>
      )}
    </p>
  )
}

/** What a player typed: neither a preset nor the smaller fee that is paid before anything was chosen. */
const isCustom = (lamports: bigint) => !presetOf(lamports) && lamports >= LEAST_CUSTOM_LAMPORTS

interface CustomFeeProps extends Pick<FeesPanelProps, "onChoose" | "usdOf"> {
  chosen: bigint
  disabled: boolean
}

/** A fee of the player's own, taken with Enter or the button. */
function CustomFee({ chosen, disabled, onChoose, usdOf }: CustomFeeProps) {
  const [text, setText] = useState(isCustom(chosen) ? formatUnits(chosen, SOL_DECIMALS) : "")
  const [problem, setProblem] = useState<string | null>(null)
  const typed = parseUnits(text, SOL_DECIMALS)
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = customProblem(typed)
    setProblem(found)
    if (found === null && typed !== null) onChoose(typed)
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <Input
        label="Custom"
        aside={typed !== null && typed > 0n ? usdOf(typed) : undefined}
        placeholder="0.002 or more"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        disabled={disabled}
        problem={problem}
        trailing={<span className="pe-2">SOL</span>}
        onChange={(event) => {
          const next = latinNumber(event.target.value).replace(/\s/g, "").replace(",", ".")
          if (!/^\d*\.?\d*$/.test(next)) return setProblem("Enter digits and at most one point.")
          setProblem(null)
          setText(next)
        }}
      />
      <Button type="submit" disabled={disabled || text === ""} className="mt-7">
        Set
      </Button>
    </form>
  )
}
