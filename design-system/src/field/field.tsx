import { cva } from "class-variance-authority"
import { CircleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { cn } from "../lib/cn"

/**
 * The well that text is typed into; its edge reaches 3:1 because it is how the field is found. A disabled one loses well
 * and edge and keeps its words legible: a stake is read while its bet is under way.
 */
export const fieldFrame = cva(
  "flex items-center gap-2 rounded-sm border-(length:--border-w) bg-input [border-style:solid] has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-primary has-[input:focus-visible]:outline-offset-2 not-supports-[selector(:has(a))]:focus-within:outline-2 not-supports-[selector(:has(a))]:focus-within:outline-primary has-[input:disabled]:bg-transparent has-[input:disabled]:[&_input]:text-text-muted",
  {
    variants: {
      invalid: { true: "border-danger", false: "border-input-border has-[input:disabled]:border-border" },
      size: { md: "h-11 ps-3.25 pe-1.5", bet: "h-13 ps-3.25 pe-1.5", large: "h-16 ps-3.25 pe-1.5" },
    },
    defaultVariants: { invalid: false, size: "md" },
  },
)

export interface FieldLabelProps {
  /** Id of the field. Left out, the words label nothing by themselves: give them an `id`. */
  htmlFor?: string
  /** For the `aria-labelledby` of a group. */
  id?: string
  children: ReactNode
  /** Text at the other end of the line: the value in dollars, a minimum. */
  aside?: ReactNode
  /** Why what was typed is left out, null while nothing is. It stands in place of the words, because a narrow column has no room for both. */
  refusal?: string | null
  className?: string | undefined
}

/** The words over a field or a group of controls. */
export function FieldLabel({ htmlFor, id, children, aside, refusal, className }: FieldLabelProps) {
  const words = refusal ? "sr-only" : "wrap-anywhere min-w-0"
  return (
    <div className={cn("flex items-baseline justify-between gap-2 text-text-muted type-label", className)}>
      {htmlFor ? (
        <label htmlFor={htmlFor} id={id} className={words}>
          {children}
        </label>
      ) : (
        <span id={id} className={words}>
          {children}
        </span>
      )}
      {refusal !== undefined && (
        <span role="status" className="normal-case tracking-normal empty:absolute">
          {refusal}
        </span>
      )}
      {aside && !refusal && <span className="whitespace-nowrap normal-case tracking-normal">{aside}</span>}
    </div>
  )
}

interface FieldProblemProps {
  /** For the `aria-describedby` of the field. */
  id: string
  children: ReactNode
  className?: string | undefined
}

/** What is wrong, in words and with a sign, under the field it belongs to. */
export function FieldProblem({ id, children, className }: FieldProblemProps) {
  return (
    <p
      id={id}
      role="alert"
      className={cn("flex items-start gap-1.5 text-[0.84375rem] text-danger leading-snug", className)}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>{children}</span>
    </p>
  )
}
