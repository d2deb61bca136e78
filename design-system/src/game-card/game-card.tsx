import { cva } from "class-variance-authority"
import { Star } from "lucide-react"
import { Slot } from "radix-ui"
import type { ReactElement, ReactNode } from "react"
import { emojiOf } from "../art/emoji"
import { Button } from "../button/button"
import { cn } from "../lib/cn"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"
import { useMissingPicture } from "./use-missing-picture"
import { type TiltStrength, useTilt } from "./use-tilt"

const badge =
  "pointer-events-none flex h-6.5 items-center rounded-xs bg-[color-mix(in_oklab,var(--art-ink)_78%,transparent)] font-[650] text-xs forced-colors:border"

const dot = cva("me-1.5 inline-block size-2 rounded-full align-[0.05em]", {
  variants: { tone: { success: "bg-success", warning: "bg-warning", danger: "bg-danger" } },
})

export interface GameCardCell {
  /** What the fact is about: "Mode". */
  label: string
  /** The fact in one or two words; what is longer is cut off. */
  value: ReactNode
  /** A state has a dot beside its word. */
  tone?: "success" | "warning" | "danger"
}

export interface GameCardProps {
  /** The name of the game: the card's heading and accessible name, and the end of the action's name. */
  name: string
  /** A picture that fills 280 x 196; decoration, because the name is written under it. */
  art: ReactNode
  /** The game's id: its emoji replaces an `art` image that loads neither as it is nor as WebP. */
  game?: string
  /** How its board can be drawn: "2D", "3D" or "2D | 3D". */
  graphics?: string
  /** Three of them: mode, graphics, status; or played, wins, losses. */
  cells: readonly GameCardCell[]
  /** Wraps the words of the action in an anchor or a router link: the whole card follows it. */
  link: (content: ReactNode) => ReactElement
  /** A small button beside the name. */
  info?: ReactNode
  /** What distinguishes the game from others, under the cells: "Up to 21x". */
  facts?: readonly string[]
  /**
   * `landscape` puts the picture beside the words where the card is at least 400 px wide, and is as wide as its place.
   * @default "portrait"
   */
  layout?: "portrait" | "landscape"
  /** Puts a star on the picture, with `featuredLabel` as its hidden words. */
  featured?: boolean
  /** Why the game cannot be played, on the picture and in place of the action; null for a game that can be. */
  closed?: string | null
  /** Draws the picture without its colours: the game is out of service. */
  dimmed?: boolean
  /**
   * What a press on the card does, for touch screens; give `info` the same action. The link's words are then the only part
   * of the card that follows `link`.
   */
  onTap?: (() => void) | undefined
  /** How far the card leans away from a mouse: 3, 6 or 12 degrees at its edge, none under reduced motion. */
  tilt?: TiltStrength
  /** The action, "Play Now" by default; the name of the game is read out after it. */
  playLabel?: string
  /** What the star says, "Featured" by default. */
  featuredLabel?: string
  className?: string
}

/** One game: its picture, three facts, one way in. A portrait card is 280 px wide, 320 from 1920. */
export function GameCard({
  name,
  art,
  game = "heart",
  graphics,
  cells,
  link,
  info,
  facts,
  layout = "portrait",
  featured = false,
  closed = null,
  dimmed = false,
  onTap,
  tilt = "subtle",
  playLabel = "Play Now",
  featuredLabel = "Featured",
  className,
}: GameCardProps) {
  const pointer = useTilt(tilt)
  const picture = useMissingPicture()
  return (
    <div
      className={cn(
        "max-w-full perspective-distant",
        layout === "landscape" ? "@container h-full w-full" : "w-70 3xl:w-80",
        className,
      )}
    >
      <article
        data-slot="game-card"
        data-dimmed={dimmed}
        data-layout={layout}
        aria-label={name}
        {...pointer}
        className="group/game card flex h-full flex-col overflow-hidden @card:data-[layout=landscape]:flex-row transition-[translate,rotate,border-color,box-shadow] duration-(--dur-base) ease-out focus-within:border-border-hover hover:-translate-y-1 hover:border-border-hover hover:shadow-3 motion-reduce:hover:translate-y-0 in-data-[reduce-motion=true]:hover:translate-y-0"
      >
        <div className="relative aspect-280/196 shrink-0 overflow-hidden group-data-[layout=landscape]/game:aspect-5/2 @card:group-data-[layout=landscape]/game:aspect-auto @card:group-data-[layout=landscape]/game:min-h-58 @card:group-data-[layout=landscape]/game:w-[47%]">
          <div
            aria-hidden
            ref={picture.box}
            onErrorCapture={picture.onErrorCapture}
            className="absolute inset-0 transition-[scale] duration-(--dur-base) ease-out [&>img]:size-full [&>img]:object-cover group-hover/game:scale-105 group-data-[dimmed=true]/game:brightness-80 group-data-[dimmed=true]/game:saturate-35 motion-reduce:group-hover/game:scale-100"
          >
            {picture.missing ? (
              <span className="grid size-full place-items-center text-[5rem]">{emojiOf(game)}</span>
            ) : (
              art
            )}
          </div>
          <div className="absolute start-3 top-3 flex gap-1.5">
            {featured && (
              <span className={cn(badge, "w-6.5 justify-center text-art-3")}>
                <Star aria-hidden className="size-3.5 fill-current" strokeWidth={1.75} />
                <VisuallyHidden>{featuredLabel}</VisuallyHidden>
              </span>
            )}
            {closed && <span className={cn(badge, "px-2.25 text-art-light")}>{closed}</span>}
          </div>
          {graphics && <span className={cn(badge, "absolute end-3 top-3 px-2.25 text-art-light")}>{graphics}</span>}
        </div>
        <div className="flex min-w-0 flex-1 flex-col px-4 pt-3.5 pb-4">
          <div className="flex min-h-8 items-center gap-2">
            <h3 className="type-display wrap-anywhere line-clamp-2 min-w-0 flex-1 text-[calc(1.3125rem*var(--display-scale))]">
              {name}
            </h3>
            {info && <div className="relative z-1 shrink-0">{info}</div>}
          </div>
          <dl className="mt-2.5 grid grid-cols-[repeat(3,minmax(0,auto))]">
            {cells.map(({ label, value, tone }) => (
              <div key={label} className="min-w-0 border-hair not-first:border-s not-first:ps-2.5">
                <dt className="truncate text-text-muted text-xs">{label}</dt>
                <dd className="truncate font-semibold text-[0.8125rem]">
                  {tone && <span aria-hidden className={dot({ tone })} />}
                  <span>{value}</span>
                </dd>
              </div>
            ))}
          </dl>
          {facts && facts.length > 0 && (
            <ul className="mt-2.5 flex flex-wrap gap-x-3 gap-y-0.5 text-[0.8125rem] text-text-secondary @card:grid">
              {facts.map((fact) => (
                <li key={fact} className="truncate first:font-semibold first:text-text">
                  {fact}
                </li>
              ))}
            </ul>
          )}
          <div aria-hidden className="h-3.5 shrink-0" />
          {/* The button beside the name does the same for the keyboard and for screen readers. */}
          {onTap && <button type="button" aria-hidden tabIndex={-1} onClick={onTap} className="absolute inset-0" />}
          {closed ? (
            <Button aria-disabled className="mt-auto w-full">
              {closed}
            </Button>
          ) : (
            <Slot.Root
              className={cn("mt-auto block rounded-btn", onTap ? "relative z-1" : "after:absolute after:inset-0")}
            >
              {link(
                <Button
                  asChild
                  className="w-full group-focus-within/game:btn-fill group-focus-within/game:border-transparent group-focus-within/game:text-button-text group-hover/game:btn-fill group-hover/game:border-transparent group-hover/game:text-button-text"
                >
                  <span>
                    <span>{playLabel}</span> <VisuallyHidden>{name}</VisuallyHidden>
                  </span>
                </Button>,
              )}
            </Slot.Root>
          )}
        </div>
      </article>
    </div>
  )
}
