import { cva } from "class-variance-authority"
import { Slot } from "radix-ui"
import { type ComponentPropsWithoutRef, forwardRef } from "react"
import { cn } from "../lib/cn"
import type { Variant } from "../lib/variant"

const card = cva("card", {
  variants: {
    padding: { none: "", md: "p-5 max-5xs:p-3", lg: "p-6 max-5xs:p-3.5" },
    lined: { true: "card-lined", false: "" },
  },
  defaultVariants: { padding: "md", lined: false },
})

export interface CardProps extends ComponentPropsWithoutRef<"div"> {
  /**
   * Between edge and content: none, 20 or 24 px.
   * @default "md"
   */
  padding?: Variant<typeof card, "padding">
  /**
   * The theme's second inner line, for cards over 200 px.
   * @default false
   */
  lined?: boolean
  /** Draws the card on its only child, a section for example. */
  asChild?: boolean
}

/** A surface on the canvas. Cards never hold cards; inside, use hairlines or a well. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { padding, lined, asChild = false, className, ...props },
  ref,
) {
  const Root = asChild ? Slot.Root : "div"
  return <Root data-slot="card" {...props} ref={ref} className={cn(card({ padding, lined }), className)} />
})
