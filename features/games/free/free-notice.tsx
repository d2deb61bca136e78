import { Amount, Button } from "@dghrt/design-system"
import { FlaskConical } from "lucide-react"
import { useSnapshot } from "valtio"
import { FIRST_BALANCE, freePlayToken } from "../kit/free-token"
import type { RoundState } from "../round/round-state"
import { readyToPlay } from "../screen/progress"
import type { FreeSession } from "./free-session"

/** Says over the whole game that nothing here is money, and leads out of it. */
export function FreeNotice({ session, onRealPlay }: { session: FreeSession; onRealPlay?: (() => void) | undefined }) {
  const { balance } = useSnapshot(session.facts)
  const { round } = useSnapshot(session.round.state)
  return (
    <FreeNoticeView
      balance={balance ?? 0n}
      refillable={balance !== FIRST_BALANCE && readyToPlay(round as RoundState)}
      onReset={session.round.reset}
      onRealPlay={onRealPlay}
    />
  )
}

export interface FreeNoticeViewProps {
  /** In the token's smallest unit. */
  balance: bigint
  /** The balance is not what it began with, and nothing is being played. */
  refillable: boolean
  onReset: () => void
  onRealPlay?: (() => void) | undefined
}

export function FreeNoticeView({ balance, refillable, onReset, onRealPlay }: FreeNoticeViewProps) {
  return (
    <aside
      aria-label="Free play"
      className="well mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md py-2 ps-4 pe-2 text-sm text-text-secondary"
    >
      <FlaskConical aria-hidden className="size-4.5 shrink-0 text-info" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 basis-56">
        <b className="font-[650] text-text">Free play.</b> DGHRT has no value. Draws are simulated in this browser.
      </p>
      <span role="status" aria-label="Free balance" className="px-1 font-[650] text-text">
        <Amount value={balance} decimals={freePlayToken.decimals} symbol={freePlayToken.symbol} digits={2} />
      </span>
      <span className="flex gap-2">
        <Button size="sm" disabled={!refillable} onClick={onReset}>
          Reset balance
        </Button>
        {onRealPlay && (
          <Button size="sm" onClick={onRealPlay}>
            Real tokens
          </Button>
        )}
      </span>
    </aside>
  )
}
