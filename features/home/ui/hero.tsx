import { useHydrated } from "@dghrt/design-system"
import type { ReactNode } from "react"
import { lazyPart } from "#features/lazy-parts"
import "./hero.css"

const Ambient = lazyPart(async () => {
  // The first view is drawn before it moves.
  if (typeof document !== "undefined" && document.readyState !== "complete")
    await new Promise((done) => addEventListener("load", done, { once: true }))
  return import("./hero-ambient")
})
const HeroArt = lazyPart(() => import("./hero-art"))

export interface HeroProps {
  /** A visitor's hero has a line of text and up to three actions. */
  tall?: boolean
  /** The first words, and the emphasised ones after them. */
  title: ReactNode
  emphasis: ReactNode
  text?: ReactNode
  /** Of several, the one with `data-first` stays in a low window. */
  actions: ReactNode
  /** What there is to win. */
  jackpot: ReactNode
}

/** A headline, what there is to win, the way into a game, and the heart beside them. A low window shows the first action alone. */
export function Hero({ tall, title, emphasis, text, actions, jackpot }: HeroProps) {
  return (
    <section data-slot="hero" data-size={tall ? "tall" : undefined} className="hero card card-lined relative isolate">
      <div aria-hidden className="hero-light absolute inset-0 -z-1 overflow-hidden rounded-[inherit]" />
      <HeroArt className="hero-art absolute -z-1 max-5xs:hidden" />
      {useHydrated() && <Ambient />}
      <h1 className="type-display">
        {title} <em className="text-accent [font-style:var(--display-em)]">{emphasis}</em>
      </h1>
      {text && <p className="hero-text text-text-secondary">{text}</p>}
      <div className="hero-actions">{actions}</div>
      {jackpot}
    </section>
  )
}
