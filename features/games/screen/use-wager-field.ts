import { isComposing } from "@dghrt/design-system"
import { type KeyboardEvent, useRef } from "react"
import type { GameContext } from "../kit/game-context"

/**
 * The wager's field: each edit changes the wager, and it is persisted when the field is left, on Enter, and with each
 * step button. An edit is typed as long as the field has the focus.
 */
export function useWagerField({ bet: { onWagerChange, onWagerCommit } }: Pick<GameContext, "bet">) {
  const ref = useRef<HTMLInputElement>(null)
  return {
    ref,
    onValueChange(wager: bigint) {
      onWagerChange(wager)
      if (document.activeElement !== ref.current) onWagerCommit()
    },
    onBlur: onWagerCommit,
    onKeyDown({ key, nativeEvent }: KeyboardEvent) {
      if (key === "Enter" && !isComposing(nativeEvent)) onWagerCommit()
    },
  }
}
