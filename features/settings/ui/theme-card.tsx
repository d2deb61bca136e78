import { type ArtId, cn, GameArt } from "@dghrt/design-system"
import { type ThemeId, type themeCatalogue, themes } from "@dghrt/themes"
import { Check } from "lucide-react"
import { useId, useState } from "react"

type ThemeRecord = (typeof themeCatalogue)[number]

/** Each theme shows another game's art, so that the cards differ in more than colour. */
const scenes: Readonly<Record<ThemeId, ArtId>> = {
  romanticDegen: "dice",
  cyberpunk: "slots",
  casinoFloor: "blackjack",
  crystal: "flip",
  space: "crash",
  retro: "dice",
  carnival: "slots",
  midnight: "blackjack",
  crimson: "hilo",
  arctic: "mines",
  solar: "crash",
  jade: "flip",
  starlight: "magic8ball",
}

const dots = ["bg-primary", "bg-secondary", "bg-accent", "bg-surface-hover"]
const own = (description: string) => {
  const mood = description.split(":")[1]?.trim() ?? description
  return `${mood.charAt(0).toUpperCase()}${mood.slice(1)}`
}

function Dots({ className }: { className: string }) {
  return (
    <span aria-hidden className="flex ps-1.5">
      {dots.map((paint) => (
        <i key={paint} className={cn("-ms-1.5 block rounded-full border-2 border-background", paint, className)} />
      ))}
    </span>
  )
}

export interface ThemeCardProps {
  theme: ThemeRecord
  /** Name of the radio group. */
  group: string
  chosen: boolean
  /** Loads every theme's fonts at once; otherwise a theme's fonts load when the pointer is over its card. */
  ownFonts: boolean
  onChoose: () => void
}

/** A theme to choose, drawn in its own colours. */
export function ThemeCard({ theme, group, chosen, ownFonts, onChoose }: ThemeCardProps) {
  const [pointedAt, setPointedAt] = useState(false)
  const id = useId()
  return (
    <label
      className={cn(
        "relative block cursor-pointer rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-6",
        chosen && "shadow-[0_0_0_3px_var(--background),0_0_0_6px_var(--primary)] forced-colors:outline-4",
      )}
      onPointerEnter={() => setPointedAt(true)}
    >
      <input
        type="radio"
        name={group}
        aria-label={theme.name}
        aria-describedby={id}
        checked={chosen}
        onChange={onChoose}
        onFocus={() => setPointedAt(true)}
        className="absolute inset-0 z-1 size-full cursor-pointer appearance-none rounded-lg outline-none"
      />
      <span
        data-theme={theme.id}
        className={cn(
          "canvas framed flex h-full flex-col overflow-hidden rounded-[inherit]",
          !(ownFonts || pointedAt) && "[--face-body:inherit]! [--face-display:inherit]!",
        )}
      >
        <span className="block h-37 overflow-hidden max-sm:h-24">
          <GameArt game={scenes[theme.id]} />
        </span>
        <span className="flex flex-1 flex-col px-4 pt-3 pb-3.5 max-sm:px-3">
          <span className="type-display block whitespace-nowrap text-[calc(1.25rem*var(--display-scale))]">
            {theme.name}
          </span>
          <span id={id} className="mt-1 mb-3 block flex-1 text-[0.8125rem] text-text-secondary leading-snug">
            {own(theme.description)}
          </span>
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span className="btn-fill inline-flex h-8.5 items-center gap-1.5 rounded-btn border-(length:--border-w) border-transparent px-3.5 font-[650] text-[0.8125rem] text-button-text [border-style:solid] [text-transform:var(--label-case)]">
              {chosen && <Check aria-hidden className="size-3.5" strokeWidth={2.5} />}
              <span>{chosen ? "Active" : "Apply"}</span>
            </span>
            <Dots className="size-5" />
          </span>
        </span>
      </span>
    </label>
  )
}

const family = (face: string) => face.split(",")[0]?.replaceAll("'", "").replace(" Variable", "") ?? face

/** The active theme at full size, with its fonts and effects. */
export function ActiveTheme({ theme, className }: { theme: ThemeRecord; className?: string }) {
  const { typography, effects, animations } = themes[theme.id]
  const facts = [
    ["Display", family(typography.display)],
    ["Text", family(typography.body)],
    ["Surface", `${effects.surface.charAt(0).toUpperCase()}${effects.surface.slice(1)}`],
    ["Motion", `${animations.temperament.split(":")[0]}, ${animations.base} ms`],
  ]
  return (
    <article
      aria-label={`${theme.name}, active theme`}
      className={cn("canvas framed flex flex-col overflow-hidden rounded-lg", className)}
    >
      <div className="relative min-h-50 flex-1">
        <GameArt game={scenes[theme.id]} className="absolute inset-0" />
      </div>
      <div className="px-6 pt-5 pb-5.5 max-sm:px-4">
        <h4 className="type-display text-[calc(2.125rem*var(--display-scale))]">{theme.name}</h4>
        <p className="mt-1.5 max-w-105 text-text-secondary">{theme.description}</p>
        <dl className="mt-3.5 mb-4 flex flex-wrap gap-x-6.5 gap-y-2 border-border border-y py-3">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="type-label text-text-muted">{label}</dt>
              <dd className={cn("mt-0.5 font-semibold", label === "Display" && "type-display text-lg")}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="btn-fill inline-flex h-11 items-center gap-2 rounded-btn border-(length:--border-w) border-transparent px-4.5 font-[650] text-button-text [border-style:solid] [text-transform:var(--label-case)]">
            <Check aria-hidden className="size-4" strokeWidth={2.5} />
            Active
          </span>
          <Dots className="size-7.5" />
        </div>
      </div>
    </article>
  )
}
