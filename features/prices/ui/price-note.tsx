import { isEscape } from "@dghrt/design-system"
import { Info } from "lucide-react"
import { useId, useState } from "react"

/** What a price that is not live means for a player. */
const sentence =
  "We have no current price. Dollar amounts are left out or marked, and bets in dollars wait for a price. Your bets are in tokens, so they are not affected."

/** A quiet mark beside the prices; what it means opens under the pointer, by a press and by a key. */
export function PriceNote({ mark }: { mark: string }) {
  const id = useId()
  const [hovered, setHovered] = useState(false)
  const [pressed, setPressed] = useState(false)
  const open = hovered || pressed
  const close = () => {
    setHovered(false)
    setPressed(false)
  }
  return (
    <span
      data-slot="price-note"
      className="relative"
      onPointerEnter={({ pointerType }) => setHovered(pointerType === "mouse")}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && setHovered(false)}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setPressed((last) => !last)}
        onBlur={close}
        onKeyDown={({ nativeEvent }) => isEscape(nativeEvent) && close()}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-xs text-text-muted hover:text-text-secondary"
      >
        <span>{mark}</span>
        <Info aria-hidden className="size-3.5" strokeWidth={1.75} />
      </button>
      <span
        id={id}
        role="note"
        hidden={!open}
        className="absolute end-0 top-full z-10 w-72 whitespace-normal rounded-md border border-border-hover bg-surface p-3 text-sm text-text-secondary shadow-3"
      >
        {sentence}
      </span>
    </span>
  )
}
