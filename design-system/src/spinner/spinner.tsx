import { LoaderCircle } from "lucide-react"
import { cn } from "../lib/cn"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"

export interface SpinnerProps {
  /** Spoken name; without it the spinner is decoration beside a text that says the same. */
  label?: string
  className?: string
}

/** Work of unknown length in a space under 300 px; larger spaces take a Skeleton. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      role={label ? "status" : undefined}
      className={cn("inline-grid size-4.5 place-items-center", className)}
    >
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <LoaderCircle
        aria-hidden
        strokeWidth={2}
        className="size-full animate-spin motion-reduce:animate-pulse in-data-[reduce-motion=true]:animate-pulse"
      />
    </span>
  )
}
