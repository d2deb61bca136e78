import { Heart } from "@dghrt/design-system"

/** The house's stone on its ring, lit by the room's own colours. */
export function HeroArt() {
  return (
    <div aria-hidden className="pointer-events-none relative mx-auto aspect-square w-full max-w-105">
      <div className="absolute inset-[6%] rounded-full bg-[radial-gradient(closest-side,color-mix(in_oklab,var(--art-1)_46%,transparent),transparent)]" />
      <svg viewBox="0 0 400 400" className="absolute inset-0 size-full" fill="none">
        <title>Ring behind the heart</title>
        <path d="M30 236a176 58 -17 0 1 340 -78" stroke="var(--art-2)" strokeWidth="3" opacity=".45" />
      </svg>
      <Heart className="absolute inset-[15%] size-[70%] drop-shadow-[0_24px_30px_var(--shadow-color)]" />
      <svg viewBox="0 0 400 400" className="absolute inset-0 size-full" fill="none">
        <title>Ring before the heart</title>
        <path d="M30 236a176 58 -17 0 0 340 -78" stroke="var(--art-2)" strokeWidth="3" />
      </svg>
    </div>
  )
}
