import { cva } from "class-variance-authority"
import { Star } from "lucide-react"
import { Slot } from "radix-ui"
import type { ReactElement, ReactNode } from "react"
import { emojiOf } from "../art/emoji"
import { cn } from "../lib/cn"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"
import { useMissingPicture } from "./use-missing-picture"
import { type TiltStrength, useTilt } from "./use-tilt"

const badge =
  "flex h-6 items-center rounded-xs bg-[color-mix(in_oklab,var(--art-ink)_78%,transparent)] font-[650] text-xs forced-colors:border"

const dot = cva("me-1 inline-block size-2 rounded-full align-[0.05em]", {
  variants: { tone: { success: "bg-success", warning: "bg-warning", danger: "bg-danger" } },
})

export interface GameCardCell {
  /** What the fact is about: "Mode". */
  label: string
  /** The fact in one or two words; a line that is too long is cut off. */
  value: ReactNode
  /** A state has a dot beside its word. */
  tone?: "success" | "warning" | "danger"
}

export interface GameCardProps {
  /** The name of the game: the card's heading and accessible name, and the end of the action's name. */
  name: string
  /** A picture that fills 4 by 3; decoration, because the name is written under it. */
  art: ReactNode
  /** The game's id: its emoji replaces an `art` image that loads neither as it is nor as WebP. */
  game?: string
  /** Mode, graphics, status: one quiet line under the name. Their labels are for screen readers. */
  cells: readonly GameCardCell[]
  /** Wraps the hidden words of the action in an anchor or a router link, which covers the whole card. */
  link: (content: ReactNode) => ReactElement
  /** Small buttons on the picture, for a mouse and the keyboard. Beside the link, not in it. */
  info?: ReactNode
  /** What distinguishes the game from others, on the picture: "Up to 21x". */
  fact?: string | undefined
  /** Puts a star on the picture, with `featuredLabel` as its hidden words. */
  featured?: boolean
  /** Why the game cannot be played, on the picture and in place of the link; null for a game that can be. */
  closed?: string | null
  /** Draws the picture without its colours: the game is out of service. */
  dimmed?: boolean
  /** For touch screens: what a press on the card does, in place of `link` and `info`. */
  onTap?: (() => void) | undefined
  /** How far the card leans away from a mouse: 3, 6 or 12 degrees at its edge, none under reduced motion. */
  tilt?: TiltStrength
  /** The action, "Play Now" by default; the name of the game is read out after it. */
  playLabel?: string
  /** What `onTap` shows, "About" by default; the name of the game is read out after it. */
  aboutLabel?: string
  /** What the star says, "Featured" by default. */
  featuredLabel?: string
  className?: string
}

const cover = "absolute inset-0 rounded-[inherit] -outline-offset-3"

/** One game: its picture, its name, one quiet line. It is as wide as its place, and the whole card is the way in. */
export function GameCard({
  name,
  art,
  game = "heart",
  cells,
  link,
  info,
  fact,
  featured = false,
  closed = null,
  dimmed = false,
  onTap,
  tilt = "subtle",
  playLabel = "Play Now",
  aboutLabel = "About",
  featuredLabel = "Featured",
  className,
}: GameCardProps) {
  const pointer = useTilt(tilt)
  const picture = useMissingPicture()
  const words = (label: string) => (
    <VisuallyHidden>
      <span>{label}</span> <span>{name}</span>
    </VisuallyHidden>
  )
  return (
    <div className={cn("min-w-0 perspective-distant", className)}>
      <article
        data-slot="game-card"
        data-dimmed={dimmed}
        aria-label={name}
        {...pointer}
        className="group/game card relative flex h-full flex-col overflow-hidden rounded-md! transition-[translate,rotate,border-color,box-shadow] duration-(--dur-base) ease-out focus-within:border-border-hover hover:-translate-y-0.5 hover:border-border-hover hover:shadow-3 motion-reduce:hover:translate-y-0 in-data-[reduce-motion=true]:hover:translate-y-0"
      >
        <div className="relative aspect-4/3 shrink-0 overflow-hidden">
          <div
            aria-hidden
            ref={picture.box}
            onErrorCapture={picture.onErrorCapture}
            className="absolute inset-0 transition-[scale] duration-(--dur-base) ease-out [&>img]:size-full [&>img]:object-cover group-hover/game:scale-105 group-data-[dimmed=true]/game:brightness-80 group-data-[dimmed=true]/game:saturate-35 motion-reduce:group-hover/game:scale-100"
          >
            {picture.missing ? (
              <span className="grid size-full place-items-center text-[4rem]">{emojiOf(game)}</span>
            ) : (
              art
            )}
          </div>
          <div className="absolute start-2 top-2 flex gap-1.5">
            {featured && (
              <span className={cn(badge, "w-6 justify-center text-art-3")}>
                <Star aria-hidden className="size-3.5 fill-current" strokeWidth={1.75} />
                <VisuallyHidden>{featuredLabel}</VisuallyHidden>
              </span>
            )}
            {closed && <span className={cn(badge, "px-2 text-art-light")}>{closed}</span>}
          </div>
          {fact && <span className={cn(badge, "absolute start-2 bottom-2 px-2 text-art-light")}>{fact}</span>}
        </div>
        <div className="grid min-w-0 gap-0.5 px-2.5 pt-2 pb-2.5">
          <h3 className="type-display truncate text-[calc(1.0625rem*var(--display-scale))] leading-snug">{name}</h3>
          <dl className="flex min-w-0 truncate text-text-muted text-xs [&>div:not(:first-child)]:before:mx-1 [&>div:not(:first-child)]:before:content-['·']">
            {cells.map(({ label, value, tone }) => (
              <div key={label} className="flex min-w-0 last:shrink [&:not(:last-child)]:shrink-0">
                <dt className="sr-only">{label}</dt>
                <dd className="truncate">
                  {tone && <span aria-hidden className={dot({ tone })} />}
                  <span>{value}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {onTap ? (
          <button type="button" onClick={onTap} className={cover}>
            {words(aboutLabel)}
          </button>
        ) : closed ? (
          <button type="button" aria-disabled className={cn(cover, "cursor-not-allowed")}>
            {words(closed)}
          </button>
        ) : (
          <Slot.Root className={cover}>{link(words(playLabel))}</Slot.Root>
        )}
        {info && !onTap && <div className="absolute end-2 top-2 z-1 flex gap-1.5">{info}</div>}
      </article>
    </div>
  )
}
