import { cva } from "class-variance-authority"
import type { ComponentPropsWithoutRef } from "react"
import { cn } from "../lib/cn"
import { joinText } from "../lib/join-text"
import type { Variant } from "../lib/variant"

const badge = cva(
  "inline-flex max-w-full items-center gap-1.5 overflow-x-clip whitespace-nowrap rounded-pill bg-[color-mix(in_oklab,var(--surface),var(--tone)_14%)] font-semibold text-(--tone) forced-colors:border",
  {
    variants: {
      tone: {
        neutral: "[--tone:var(--text)]",
        quiet: "[--tone:var(--text-secondary)]",
        primary: "[--tone:var(--primary)]",
        success: "[--tone:var(--success)]",
        warning: "[--tone:var(--warning)]",
        danger: "[--tone:var(--danger)]",
        info: "[--tone:var(--info)]",
      },
      size: { md: "h-6.5 px-2.5 text-[0.78125rem]", lg: "h-7.5 min-w-14.5 justify-center px-3 text-[0.84375rem]" },
    },
    defaultVariants: { tone: "neutral", size: "md" },
  },
)

export interface BadgeProps extends ComponentPropsWithoutRef<"span"> {
  /**
   * Colour of the words and the dot, and as a tint of the ground.
   * @default "neutral"
   */
  tone?: Variant<typeof badge, "tone">
  /**
   * 26 px high; `lg` is 30 px high and at least 58 px wide.
   * @default "md"
   */
  size?: Variant<typeof badge, "size">
  /** A dot of the tone's colour before the words. */
  dot?: boolean
}

/** A word about a state, on a 14 % tint of its colour. */
export function Badge({ tone, size, dot = false, className, children, ...props }: BadgeProps) {
  return (
    <span data-slot="badge" {...props} className={cn(badge({ tone, size }), className)}>
      {dot && <span aria-hidden className="size-2 rounded-full bg-(--tone)" />}
      <span className="contents">{joinText(children)}</span>
    </span>
  )
}
