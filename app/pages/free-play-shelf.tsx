import { catalogueOf } from "#features/games"
import { loadFreeShelf, ShelfOutline } from "#features/home"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { useConfig } from "../shell/app-config"
import { freePlayLink } from "./game-links"

const FreeShelf = lazyPart(loadFreeShelf, { waiting: <ShelfOutline />, failed: notLoaded("The free games") })

/** The games a visitor may play for free. */
export default function FreePlayShelf() {
  return <FreeShelf games={catalogueOf(useConfig())} link={freePlayLink} />
}
