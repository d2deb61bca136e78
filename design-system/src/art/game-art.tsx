import { memo, Suspense } from "react"
import { useDataSaving } from "../hooks/use-data-saving"
import type { PreloadableComponent } from "../lib/lazy-with-preload"
import { type ArtId, isArtId } from "./art-id"
import type { SceneProps } from "./backdrop"
import { fetched, NoPicture } from "./fetched"

const scenes: Record<ArtId, PreloadableComponent<SceneProps>> = {
  dice: fetched(async () => (await import("./scenes/dice")).DiceScene),
  magic8ball: fetched(async () => (await import("./scenes/magic8ball")).Magic8BallScene),
  slots: fetched(async () => (await import("./scenes/slots")).SlotsScene),
  plinkorace: fetched(async () => (await import("./scenes/plinkorace")).PlinkoRaceScene),
  flip: fetched(async () => (await import("./scenes/flip")).FlipScene),
  hilo: fetched(async () => (await import("./scenes/hilo")).HiloScene),
  mines: fetched(async () => (await import("./scenes/mines")).MinesScene),
  plinko: fetched(async () => (await import("./scenes/plinko")).PlinkoScene),
  crash: fetched(async () => (await import("./scenes/crash")).CrashScene),
  blackjack: fetched(async () => (await import("./scenes/blackjack")).BlackjackScene),
  heart: fetched(async () => (await import("./scenes/heart")).HeartScene),
}

const FlatScene = fetched<{ game: ArtId } & SceneProps>(async () => (await import("./scenes/flat")).FlatScene)

/** Loads a game's scene ahead, so that it is drawn without a moment of the empty backdrop. */
export const preloadGameArt = (game: string): Promise<void> => scenes[isArtId(game) ? game : "heart"].preload()

export interface GameArtProps {
  /** The game's id; one without a picture of its own shows the heart. */
  game: string
  /** `flat` is one small shape for all who save data; by default the player's own choice on the root decides. */
  detail?: "full" | "flat"
  className?: string
}

/** A game's scene in the colours of the theme; fills the box it is given. Decoration: the name is written beside it. */
export function GameArt({ game, detail, className }: GameArtProps) {
  return <Picture id={isArtId(game) ? game : "heart"} detail={detail} className={className} />
}

type PictureProps = SceneProps & { id: ArtId; detail: GameArtProps["detail"] }

// When the boundary of a prerendered picture renders again before it has hydrated, React draws the picture twice.
const Picture = memo(function Picture(props: PictureProps) {
  return (
    <Suspense fallback={<NoPicture className={props.className} />}>
      <FullOrFlat {...props} />
    </Suspense>
  )
})

function FullOrFlat({ id, detail, className }: PictureProps) {
  const saving = useDataSaving()
  const Scene = scenes[id]
  return (detail ?? (saving ? "flat" : "full")) === "flat" ? (
    <FlatScene game={id} className={className} />
  ) : (
    <Scene className={className} />
  )
}
