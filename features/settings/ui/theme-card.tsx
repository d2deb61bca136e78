import { type ArtId, cn, GamePicture } from "@dghrt/design-system"
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
  /** The pointer or the focus is on the card. */
  onPoint: () => void
  onChoose: () => void
}

/** A theme to choose, drawn in its own colours. */
export function ThemeCard({ theme, group, chosen, ownFonts, onPoint, onChoose }: ThemeCardProps) {
  const [pointedAt, setPointedAt] = useState(false)
  const id = useId()
  function point() {
    setPointedAt(true)
    onPoint()
  }
  return (
    <label
      className={cn(
        "relative block cursor-pointer rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-6",
        chosen && "shadow-[0_0_0_3px_var(--background),0_0_0_6px_var(--primary)] forced-colors:outline-4",
      )}
      onPointerEnter={point}
    >
      <input
        type="radio"
        name={group}
        aria-label={theme.name}
        aria-describedby={id}
        checked={chosen}
        onChange={onChoose}
        onFocus={point}
        className="absolute inset-0 z-1 size-full cursor-pointer appearance-none rounded-lg outline-none"
      />
      <span
        data-theme={theme.id}
        className={cn(
          "canvas framed flex h-full flex-col overflow-hidden rounded-[inherit]",
          !(ownFonts || pointedAt) && "[--face-body:inherit]! [--face-display:inherit]!",
        )}
      >
        <span className="relative block h-20 overflow-hidden">
          <GamePicture game={scenes[theme.id]} />
          {chosen && (
            <span className="absolute end-2 top-2 grid size-5.5 place-items-center rounded-full bg-primary text-background">
              <Check aria-hidden className="size-3.5" strokeWidth={2.5} />
            </span>
          )}
        </span>
        <span className="flex flex-1 items-center justify-between gap-2 px-3 py-2">
          <span className="type-display min-w-0 text-[calc(1rem*var(--display-scale))] leading-tight">
            {theme.name}
          </span>
          <Dots className="size-4" />
        </span>
        <span id={id} className="sr-only">
          {own(theme.description)}
        </span>
      </span>
    </label>
  )
}

const family = (face: string) => face.split(",")[0]?.replaceAll("'", "").replace(" Variable", "") ?? face

/** A theme at a larger size, with its fonts and effects: the one that is pointed at, or else the active one. */
export function ThemePreview({ theme, active }: { theme: ThemeRecord; active: boolean }) {
  const { typography, effects, animations } = themes[theme.id]
  const facts = [
    ["Display", family(typography.display)],
    ["Text", family(typography.body)],
    ["Surface", `${effects.surface.charAt(0).toUpperCase()}${effects.surface.slice(1)}`],
    ["Motion", `${animations.temperament.split(":")[0]}, ${animations.base} ms`],
  ]
  return (
    <article
      aria-label={active ? `${theme.name}, active theme` : `${theme.name}, preview`}
      data-theme={theme.id}
      className="canvas framed flex flex-col overflow-hidden rounded-lg max-lg:hidden"
    >
      <div className="relative min-h-40 flex-1">
        <GamePicture game={scenes[theme.id]} className="absolute inset-0" />
      </div>
      <div className="px-4.5 pt-3.5 pb-4">
        <h4 className="type-display text-[calc(1.5rem*var(--display-scale))]">{theme.name}</h4>
        <p className="mt-1 min-h-[2lh] text-sm text-text-secondary">{theme.description}</p>
        <dl className="mt-3 mb-3.5 grid grid-cols-2 gap-x-4 gap-y-2 border-border border-t pt-2.5 text-sm">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-text-muted text-xs">{label}</dt>
              <dd className="truncate font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex items-center justify-between gap-3">
          {active ? (
            <span className="btn-fill inline-flex h-9 items-center gap-2 rounded-btn border-(length:--border-w) border-transparent px-4 font-[650] text-button-text text-sm [border-style:solid] [text-transform:var(--label-case)]">
              <Check aria-hidden className="size-4" strokeWidth={2.5} />
              <span>Active</span>
            </span>
          ) : (
            <span className="flex h-9 items-center text-sm text-text-muted">Preview</span>
          )}
          <Dots className="size-5" />
        </div>
      </div>
    </article>
  )
}
