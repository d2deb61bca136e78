import type { ComponentPropsWithoutRef } from "react"
import { cn } from "../lib/cn"

/** A key to press, as it is printed on the keyboard. */
export function Kbd({ className, ...props }: ComponentPropsWithoutRef<"kbd">) {
  return (
    <kbd
      data-slot="kbd"
      {...props}
      className={cn(
        "framed inline-block min-w-6 rounded-xs bg-surface-hover px-1.5 py-1 text-center font-sans font-semibold text-text-secondary text-xs leading-none",
        className,
      )}
    />
  )
}
