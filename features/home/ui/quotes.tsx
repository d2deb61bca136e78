import { PauseButton, useReducedMotion } from "@dghrt/design-system"
import { useEffect, useState } from "react"

const quotes = [
  { text: "The seed is fixed before you bet.", tag: "#ProvablyFair" },
  { text: "Not your keys, not your chips.", tag: "#NonCustodial" },
  { text: "No forms. One signature.", tag: "#NoRegistration" },
]
const everyMs = 3_000

/** One sentence after another; paused on hover, in focus, by its button and with reduced motion. */
export function Quotes() {
  const [index, setIndex] = useState(0)
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(false)
  const reduced = useReducedMotion()
  const turning = !held && !paused && !reduced
  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => setIndex((last) => (last + 1) % quotes.length), everyMs)
    return () => clearInterval(timer)
  }, [turning])
  return (
    <figure
      data-slot="quotes"
      className="grid justify-items-center gap-3 py-5 text-center [content-visibility:auto] [contain-intrinsic-block-size:auto_8rem] [overflow-clip-margin:0.5rem]"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="grid">
        {quotes.map(({ text, tag }, at) => (
          <div
            key={tag}
            aria-hidden={at !== index}
            data-shown={at === index}
            className="col-start-1 row-start-1 opacity-0 transition-opacity duration-(--dur-slow) data-[shown=true]:opacity-100"
          >
            <blockquote className="type-display text-[calc(1.625rem*var(--display-scale))] [font-style:var(--display-em)]">{`“${text}”`}</blockquote>
            <figcaption className="mt-2 text-text-muted">{tag}</figcaption>
          </div>
        ))}
      </div>
      <div className="flex items-center gap-1.5">
        {quotes.map(({ tag }, at) => (
          <i
            key={tag}
            aria-hidden
            data-shown={at === index}
            className="h-1.25 w-2 rounded-full bg-input-border transition-[width,background-color] duration-(--dur-base) data-[shown=true]:w-5.5 data-[shown=true]:bg-primary"
          />
        ))}
        <PauseButton
          of="the quotes"
          paused={paused}
          onPausedChange={setPaused}
          // Hidden by the style sheet, so that it is not taken away under a reader when the quotes come alive.
          className="motion-reduce:hidden [[data-reduce-motion=true]_&]:hidden"
        />
      </div>
    </figure>
  )
}
