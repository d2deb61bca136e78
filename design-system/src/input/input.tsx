import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react"
import { FieldLabel, FieldProblem, fieldFrame } from "../field/field"
import { cn } from "../lib/cn"
import { describedBy } from "../lib/described-by"

export interface InputProps extends Omit<ComponentPropsWithoutRef<"input">, "size"> {
  /** Visible label above the field, and its accessible name. */
  label: string
  /** Stands right of the label. */
  aside?: ReactNode
  /** Says what is wrong; marks the field invalid. */
  problem?: string | null
  /** A line of help under the field, read out with it. A `problem` takes its place. */
  hint?: ReactNode
  /** A unit or a small button inside the field. */
  trailing?: ReactNode
}

/** One line of text under a label. `className` is the outer box's; other props reach the input. */
export const Input = forwardRef<HTMLInputElement, InputProps>(function Input(
  { label, aside, problem = null, hint, trailing, className, id: givenId, ...props },
  ref,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const note = problem !== null ? `${id}-problem` : hint ? `${id}-hint` : undefined
  return (
    <div data-slot="input" className={cn("grid grid-cols-1 gap-1.5", className)}>
      <FieldLabel htmlFor={id} aside={aside}>
        {label}
      </FieldLabel>
      <div className={fieldFrame({ invalid: problem !== null })}>
        <input
          {...props}
          ref={ref}
          id={id}
          aria-invalid={problem !== null || props["aria-invalid"]}
          aria-describedby={describedBy(note, props["aria-describedby"])}
          className="h-full min-w-0 flex-1 bg-transparent text-text outline-none placeholder:text-text-muted"
        />
        {trailing && <span className="pe-1.5 text-text-muted">{trailing}</span>}
      </div>
      {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
      {problem === null && hint && (
        <p id={`${id}-hint`} className="text-[0.84375rem] text-text-muted">
          {hint}
        </p>
      )}
    </div>
  )
})
