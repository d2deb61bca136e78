import { Check } from "lucide-react"
import type { ReactNode } from "react"
import { cn } from "../lib/cn"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"

/** Not begun, under way, or done. */
export type StepState = "idle" | "loading" | "finished"
export type BetStep = Readonly<{ label: string; state: StepState }>

export interface BetProgressProps {
  /** In the order in which they happen; each label occurs once. Null while nothing is under way: there are no bars then. */
  steps: readonly [BetStep, BetStep, BetStep] | null
  /** The sentence under the bars. */
  text: string
  /** A line under the sentence. */
  detail?: string | undefined
  /** Stands in place of the sentence, which is left to screen readers. */
  instead?: ReactNode
  /** Decoration behind the sentence, which is not read out. */
  emoji?: string | undefined
  /** Stands before the sentence and is announced when it changes: most steps of a bet are no news, so there is none by default. */
  announcement?: string | undefined
  /** How the state of a step is read out, in English by default. */
  stateWords?: Readonly<Record<StepState, string>>
  /** Classes for the name of each step, which a caller hides where its bars are short. */
  nameClassName?: string
  className?: string
}

const spoken: Readonly<Record<StepState, string>> = { idle: "not yet", loading: "in progress", finished: "done" }

/** How far a bet has come. A bar stops at 58 % until its event has really happened. */
export function BetProgress({
  steps,
  text,
  detail,
  instead = null,
  emoji,
  announcement = "",
  stateWords = spoken,
  nameClassName,
  className,
}: BetProgressProps) {
  return (
    <div data-slot="bet-progress" className={cn("grid gap-2", className)}>
      {steps && (
        <ol className="grid grid-cols-3 gap-1.5">
          {steps.map(({ label, state }) => (
            <li
              key={label}
              data-state={state}
              className="group/step grid gap-2 font-[550] text-[0.8125rem] text-text-muted data-[state=finished]:text-text-secondary data-[state=loading]:text-text"
            >
              <span className="h-1.5 overflow-hidden rounded-full bg-[color-mix(in_oklab,var(--text)_13%,var(--surface))] forced-colors:border">
                <span className="block h-full w-full origin-left rtl:origin-right scale-x-0 rounded-full bg-primary transition-transform duration-(--dur-slow) ease-out group-data-[state=finished]/step:scale-x-100 group-data-[state=loading]/step:scale-x-58 group-data-[state=finished]/step:bg-success forced-colors:bg-[Highlight]" />
              </span>
              <span className={cn("flex items-center gap-1.25 max-lg:sr-only", nameClassName)}>
                {state === "finished" && <Check aria-hidden className="size-3.5" strokeWidth={1.75} />}
                <span>{label}</span>
                <VisuallyHidden>{`, ${stateWords[state]}`}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ol>
      )}
      {instead}
      <p className={instead === null ? "font-[550] text-sm text-text" : "sr-only"}>
        <span role="status">{announcement}</span>
        <span>{announcement === "" ? text : ` ${text}`}</span>
        {emoji !== undefined && <span key={text} aria-hidden>{` ${emoji}`}</span>}
      </p>
      {instead === null && detail !== undefined && <p className="text-[0.8125rem] text-text-muted">{detail}</p>}
    </div>
  )
}
