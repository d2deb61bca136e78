import { cva } from "class-variance-authority"
import type { CSSProperties } from "react"
import { cn } from "../lib/cn"
import type { Variant } from "../lib/variant"
import { faceOf } from "./faces"

const avatar = cva(
  "block shrink-0 rounded-full shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--art-light)_22%,transparent)] [background:conic-gradient(from_var(--turn)_at_39%_34%,color-mix(in_oklab,var(--first),var(--art-light)_38%)_0_17%,var(--first)_0_34%,color-mix(in_oklab,var(--first),var(--art-ink)_42%)_0_52%,color-mix(in_oklab,var(--second),var(--art-ink)_34%)_0_66%,var(--second)_0_84%,color-mix(in_oklab,var(--second),var(--art-light)_32%)_0)] forced-colors:forced-color-adjust-none",
  {
    variants: { size: { sm: "size-6.5", md: "size-7.5", lg: "size-16", xl: "size-23" } },
    defaultVariants: { size: "md" },
  },
)

export interface AvatarProps {
  /** Whose face: an address, or any text that stays the same. */
  address: string
  /** Spoken name; leave it out when the name is written beside the disc. */
  label?: string
  /**
   * Diameter: 26, 30, 64 or 92 px.
   * @default "md"
   */
  size?: Variant<typeof avatar, "size">
  className?: string
}

/** A faceted disc, cut from an address: the same in every list, in the hues of the theme. */
export function Avatar({ address, label, size, className }: AvatarProps) {
  const { first, second, degrees } = faceOf(address)
  const facets = { "--first": `var(--${first})`, "--second": `var(--${second})`, "--turn": `${degrees}deg` }
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true }
  return (
    <span data-slot="avatar" {...spoken} style={facets as CSSProperties} className={cn(avatar({ size }), className)} />
  )
}
