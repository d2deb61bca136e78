import type { ArtId } from "../art/art-id"
import { GameArt } from "../art/game-art"
import { cn } from "../lib/cn"

export interface StatusArtProps {
  game: ArtId
  muted: boolean
}

/** A game's scene without edges. */
export default function StatusArt({ game, muted }: StatusArtProps) {
  return (
    <GameArt
      game={game}
      className={cn(
        "absolute inset-0 size-full mask-[radial-gradient(closest-side,black_64%,transparent_98%)]",
        muted && "saturate-50",
      )}
    />
  )
}
