import { Button, DialogClose, DialogContent, GamePicture, IconButton } from "@dghrt/design-system"
import { Heart } from "lucide-react"
import type { ReactNode } from "react"
import { useSnapshot } from "valtio"
import { favourites, toggleFavourite } from "../model/favourites"
import { GameFacts, StatusBadge, WayIn, type WayInProps } from "./game-about"
import { type Figures, useFigures } from "./use-figures"

export interface GameInfoProps extends Pick<WayInProps, "game" | "link" | "onConnect"> {
  rulesLink: ReactNode
}

/** What a game is before one sits down at it. */
export const GameInfo = (props: GameInfoProps) => <GameInfoView {...props} figures={useFigures(props.game)} />

/** @see GameInfo; `figures` are of the game's own bet array, null while they are not known. */
export function GameInfoView({
  game,
  figures,
  link,
  onConnect,
  rulesLink,
}: GameInfoProps & { figures: Figures | null }) {
  const { name, description, image } = game.meta
  const favourite = useSnapshot(favourites).ids.includes(game.id)
  return (
    <DialogContent title={name}>
      <div className="grid gap-4">
        <div className="-mx-6 h-58 overflow-hidden">
          <GamePicture game={image} className="size-full" />
        </div>
        <div className="flex items-center justify-between">
          <StatusBadge game={game} />
          <IconButton
            label={favourite ? `Remove ${name} from favourites` : `Add ${name} to favourites`}
            aria-pressed={favourite}
            tipSide="left"
            onClick={() => toggleFavourite(game.id)}
          >
            <Heart aria-hidden className={favourite ? "size-5 fill-current" : "size-5"} strokeWidth={1.75} />
          </IconButton>
        </div>
        <p className="wrap-anywhere text-text-secondary">{description}</p>
        <GameFacts game={game} figures={figures} />
        <div className="flex gap-2">
          <WayIn game={game} link={link} onConnect={onConnect} className="flex-1" />
          <DialogClose asChild>
            <Button size="lg">Close</Button>
          </DialogClose>
        </div>
        <p className="text-center text-sm">{rulesLink}</p>
      </div>
    </DialogContent>
  )
}
