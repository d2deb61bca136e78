import { lazy } from "react"
import { catalogueOf } from "#features/games"
import { loadFreeShelf } from "#features/home"
import { useConfig } from "../shell/app-config"
import { freePlayLink } from "./game-links"

const FreeShelf = lazy(loadFreeShelf)

/** The games a visitor may play for free. */
export default function FreePlayShelf() {
  return <FreeShelf games={catalogueOf(useConfig())} link={freePlayLink} />
}
