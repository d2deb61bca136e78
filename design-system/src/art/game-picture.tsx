import type { CSSProperties } from "react"
import { cn } from "../lib/cn"
import { isArtId } from "./art-id"
import { emojiOf } from "./emoji"

export interface GamePictureProps {
  /** The game's id; one without a picture of its own shows the heart. */
  game: string
  className?: string
}

/**
 * A game's picture as a file, which a theme names in `--picture-<id>`: one element, where `GameArt` is some hundred. Fills the
 * box it is given. The game's emoji stands in its place until it has come, where none is named, and for who saves data.
 * Decoration: the name is written beside it.
 */
export function GamePicture({ game, className }: GamePictureProps) {
  const id = isArtId(game) ? game : "heart"
  return (
    <span
      data-slot="game-picture"
      aria-hidden
      data-emoji={emojiOf(id)}
      style={{ "--game-picture": `var(--picture-${id})` } as CSSProperties} // React's type knows no variables.
      className={cn(
        "grid aspect-4/3 [container-type:size] [content-visibility:auto] size-full place-items-center overflow-hidden bg-surface-hover [print-color-adjust:exact]",
        "before:text-[40cqmin] before:leading-none before:content-[attr(data-emoji)] before:[grid-area:1/1]",
        "after:size-full after:[background-image:var(--game-picture)] after:bg-cover after:bg-center after:[grid-area:1/1]",
        "in-data-[image-quality=data]:after:hidden",
        className,
      )}
    />
  )
}
