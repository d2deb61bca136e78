import { acceptsBet } from "@dghrt/betting/model"
import { useBettingState } from "@dghrt/betting/react"
import { Amount, Button, IconButton, Popover, PopoverClose, PopoverContent, PopoverTrigger } from "@dghrt/design-system"
import { ChevronDown, FlaskConical } from "lucide-react"
import { freePlayToken } from "#features/tokens"
import { FIRST_BALANCE } from "../kit/free-token"
import type { FreeSession } from "../play/free-session"

/** The way out of free play. */
export interface RealPlay {
  /** "Play with SOL", or "Connect Wallet" where there is none. */
  label: string
  onChoose: () => void
}

/** Says over the whole game that nothing here is money, and leads out of it. */
export function FreeNotice({ session, realPlay }: { session: FreeSession; realPlay: RealPlay | undefined }) {
  const balance = useBettingState(session, (state) => state.balance)
  const ready = useBettingState(session, ({ round }) => acceptsBet(round))
  return (
    <FreeNoticeView
      balance={balance ?? 0n}
      refillable={balance !== FIRST_BALANCE && ready}
      onReset={session.refill}
      realPlay={realPlay}
    />
  )
}

export interface FreeNoticeViewProps {
  /** In the token's smallest unit. */
  balance: bigint
  /** The balance is not what it began with, and nothing is being played. */
  refillable: boolean
  onReset: () => void
  realPlay?: RealPlay | undefined
}

const words = "DGHRT has no value. Draws are simulated in this browser."

/** A phone has room for one line: its words and its actions open from there, so that the game stays in sight. */
export function FreeNoticeView({ balance, refillable, onReset, realPlay }: FreeNoticeViewProps) {
  return (
    <aside
      data-slot="free-notice"
      aria-label="Free play"
      className="well mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md py-2 ps-4 pe-2 text-sm text-text-secondary handheld:-mt-1! handheld:mb-1.5! handheld:h-8 handheld:flex-nowrap handheld:gap-x-2! handheld:py-0! handheld:ps-3! handheld:pe-0! short:-mt-1! short:mb-1!"
    >
      <FlaskConical aria-hidden className="size-4.5 shrink-0 text-info max-md:size-4" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 basis-56 handheld:basis-0! handheld:truncate">
        <b className="font-[650] text-text">Free play.</b> <span className="hidden handheld:inline">No value</span>
        <span className="handheld:hidden">{words}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <span role="group" aria-label="Free balance" className="whitespace-nowrap px-1 font-[650] text-text">
        <Amount value={balance} decimals={freePlayToken.decimals} symbol={freePlayToken.symbol} digits={2} />
      </span>
      <span className="flex gap-2 handheld:hidden">
        <Button size="sm" aria-disabled={!refillable} onClick={onReset}>
          Reset balance
        </Button>
        {realPlay && (
          <Button size="sm" onClick={realPlay.onChoose}>
            {realPlay.label}
          </Button>
        )}
      </span>
      <Popover>
        <PopoverTrigger asChild>
          <IconButton label="About free play" tipSide="none" className="hidden! w-11 handheld:grid!">
            <ChevronDown aria-hidden className="size-4.5" strokeWidth={1.75} />
          </IconButton>
        </PopoverTrigger>
        <PopoverContent label="About free play" className="grid w-80 max-w-[calc(100vw-2rem)] gap-3">
          <p className="text-sm text-text-secondary">{words}</p>
          <div className="flex gap-2 [&>button]:flex-1">
            <PopoverClose asChild>
              <Button aria-disabled={!refillable} onClick={onReset}>
                Reset balance
              </Button>
            </PopoverClose>
            {realPlay && <Button onClick={realPlay.onChoose}>{realPlay.label}</Button>}
          </div>
        </PopoverContent>
      </Popover>
    </aside>
  )
}
