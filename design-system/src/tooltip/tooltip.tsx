import { Tooltip as Primitive } from "radix-ui"
import type { ReactNode } from "react"
import { joinText } from "../lib/join-text"
import { shareEscape } from "../overlay-stack/shared-escape"

export interface TooltipProps {
  /** A few words; nothing that can be pressed. */
  content: ReactNode
  /** One focusable control; a disabled one needs `aria-disabled` instead, or its reason cannot be reached. */
  children: ReactNode
  /** Where it opens; on the opposite side where there is no room. */
  side?: "top" | "right" | "bottom" | "left"
  /** For stories and tests: shows the tip at once. */
  defaultOpen?: boolean
}

/** A few more words about a control, on hover and on focus. Escape closes it together with the panel that it belongs to. */
export function Tooltip({ content, children, side = "top", defaultOpen }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root defaultOpen={defaultOpen}>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            data-slot="tooltip"
            side={side}
            sideOffset={8}
            collisionPadding={8}
            onEscapeKeyDown={shareEscape}
            className="framed z-50 max-w-72 animate-fade-in rounded-xs bg-surface px-3 py-2 text-[0.84375rem] text-text shadow-3"
          >
            <span className="contents">{joinText(content)}</span>
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
