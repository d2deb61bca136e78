import { isComposing } from "@dghrt/design-system"
import { type KeyboardEvent, useRef } from "react"
import type { BoardBetting } from "../kit/board-betting"

export type WagerField = "wager" | "onWagerChange" | "onWagerCommit"

/**
 * The wager's field: each edit changes the wager, and it is persisted when the field is left, on Enter, and with each
 * step button. An edit is typed as long as the field has the focus.
 */
export function useWagerField({ onWagerChange, onWagerCommit }: Pick<BoardBetting, WagerField>) {
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
