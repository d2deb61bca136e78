import { VisuallyHidden } from "@dghrt/design-system"

/** Stands for an amount that is not shown. */
const HIDDEN_AMOUNT = "••••"

/** An amount that the player does not want on screen. */
export const HiddenAmount = () => (
  <>
    <VisuallyHidden>Hidden</VisuallyHidden>
    <span aria-hidden>{HIDDEN_AMOUNT}</span>
  </>
)
