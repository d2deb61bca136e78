import type { ComponentPropsWithoutRef } from "react"
import { cn } from "../lib/cn"

/** Text for people who listen, where the eye already has a picture. */
export function VisuallyHidden({ className, ...props }: ComponentPropsWithoutRef<"span">) {
  return <span data-slot="visually-hidden" className={cn("sr-only", className)} {...props} />
}
