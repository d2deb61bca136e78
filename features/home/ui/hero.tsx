import { cn } from "@dghrt/design-system"
import type { ReactNode } from "react"
import { lazyPart } from "#features/lazy-parts"
import "./hero.css"

const HeroArt = lazyPart(() => import("./hero-art"))

// One element for all drawings: the picture that was drawn with the page stays until its code is here.
const art = (
  <HeroArt className="hero-art hero-picture absolute end-0 top-5 -z-1 w-47 overflow-visible max-xs:-end-2 max-5xs:hidden md:top-2 md:w-[min(28rem,50%)] md:[[data-size=tall]>&]:top-16 md:[[data-size=tall]>&]:w-[min(31rem,49%)]" />
)

export interface HeroProps {
  /** The first line, and the emphasised second one. */
  title: ReactNode
  emphasis: ReactNode
  text: ReactNode
  /** A visitor's next steps. */
  actions?: ReactNode
  jackpot: ReactNode
}

/** A headline, the heart, and what there is to win. On a very wide screen they keep together in the middle. */
export function Hero({ title, emphasis, text, actions, jackpot }: HeroProps) {
  return (
    <section
      data-slot="hero"
      data-size={actions ? "tall" : undefined}
      className="hero card card-lined relative isolate flex hero-height flex-col justify-between gap-6 p-5 md:p-9 md:data-[size=tall]:px-10 md:data-[size=tall]:py-11"
    >
      <div aria-hidden className="hero-light absolute inset-0 -z-1 overflow-hidden rounded-[inherit]" />
      {art}
      <div className="grid justify-items-start gap-3">
        <h1 className="type-display text-[calc(1.55rem*var(--display-scale))] leading-tight max-md:max-w-[min(11.75rem,100%-8rem)] max-5xs:max-w-none! md:max-w-[min(32.5rem,max(60%,100%-12.5rem))] md:text-[calc(2.5rem*var(--display-scale))] md:[[data-size=tall]_&]:text-[calc(clamp(2.5rem,3.5vw,3.125rem)*var(--display-scale))]">
          {title} <em className="block text-accent [font-style:var(--display-em)]">{emphasis}</em>
        </h1>
        <p
          className={cn(
            "text-text-secondary md:max-w-[min(24.25rem,max(50%,100%-20.75rem))] md:text-[1.0625rem]",
            actions ? "max-md:max-w-[54%] max-5xs:max-w-none! short:hidden" : "max-md:hidden",
          )}
        >
          {text}
        </p>
        {/* Beside the picture on a wide screen; on a phone the first action has a row of its own. */}
        {actions && <div className="hero-actions mt-3 flex w-full flex-wrap gap-3 md:max-w-[54%]">{actions}</div>}
      </div>
      {jackpot}
    </section>
  )
}
