import { catalogueOf } from "#features/games"
import { FreeBoardFrame, loadFreeBoard } from "#features/home"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { useConfig } from "../shell/app-config"
import { freePlayLink } from "./game-links"

const FreeBoard = lazyPart(loadFreeBoard, { waiting: <FreeBoardFrame />, failed: notLoaded("The free games") })

/** The games a visitor may play for free. */
export default function FreePlayBoard() {
  return <FreeBoard games={catalogueOf(useConfig())} link={freePlayLink} />
}
