import { Badge, Button, cn, GamePicture, IconButton } from "@dghrt/design-system"
import { ArrowLeft, Play } from "lucide-react"
import type { ReactNode } from "react"
import type { GameRecord } from "../kit/game-record"
import "./graphics.css"
import "./splash.css"

export interface SplashProps {
  game: GameRecord
  /** Called by the start button. Not needed while `waiting`. */
  onStart?: () => void
  /** What the game is waiting for, "Connecting...": it takes the place of the start button's label. */
  waiting?: string | undefined
  /** The other way to play this game: for free, or with real tokens. */
  other?: { label: string; onChoose: () => void } | undefined
  /** What is said beside the tag, "Free play". */
  note?: string | undefined
  /** Stands over the picture's head, so that one that comes late moves nothing away from a press. */
  notice?: ReactNode
  onBack: () => void
}

/** The front of a game: its picture, its name and the way in. It takes the room that the game will take. */
export function Splash({ game, onStart, waiting, other, note, notice, onBack }: SplashProps) {
  const { name, image, tag, description } = game.meta
  return (
    <section aria-label={name} aria-busy={waiting !== undefined} className="@container/screen text-text">
      <div className="mb-2 flex h-11 items-center md:mb-3.5">
        <IconButton label="Back" tipSide="none" variant="framed" onClick={onBack}>
          <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
        </IconButton>
      </div>
      <div
        data-slot="splash"
        className="relative isolate grid h-[min(39.375rem,calc(100dvh-var(--shell-header,0px)-var(--shell-bar,0px)-144px))] min-h-[26.25rem] overflow-hidden rounded-lg border-(length:--border-w) border-border [border-style:solid] md:h-[min(43.75rem,calc(100dvh-var(--shell-header,0px)-120px))] md:min-h-[32.5rem]"
      >
        <GamePicture game={image} className={cn("splash-art -z-1", waiting !== undefined && "brightness-60")} />
        <div className="absolute inset-x-3 top-3 z-1">{notice}</div>
        <div className="splash-words mt-auto grid justify-items-center gap-3 px-5 pt-24 pb-8 text-center md:pb-12">
          <div className="flex gap-2">
            <Badge className="splash-tag">{tag}</Badge>
            {note && <Badge className="splash-tag">{note}</Badge>}
          </div>
          <h1 className="type-display text-[calc(2.75rem*var(--display-scale))] leading-none md:text-[calc(4rem*var(--display-scale))]">
            {name}
          </h1>
          <p className="max-w-100 text-balance font-semibold text-[0.9375rem] md:text-[1.0625rem]">{description}</p>
          <p className="max-w-100 text-[0.9375rem] md:text-[1.0625rem]">
            Ready to test your luck? Click start when you're ready to play!
          </p>
          <Button
            variant="primary"
            size="lg"
            loading={waiting !== undefined}
            icon={<Play aria-hidden className="size-5" strokeWidth={1.75} />}
            onClick={onStart}
            className="mt-3 w-full max-w-75"
          >
            {waiting ?? "Start Game"}
          </Button>
          {/* The place of the other action, so that the start button does not move when the wallet has connected. */}
          {waiting !== undefined && <div className="h-11" />}
          {other && (
            <Button variant="ghost" onClick={other.onChoose} className="splash-other w-full max-w-75">
              {other.label}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
