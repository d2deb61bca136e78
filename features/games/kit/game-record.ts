/** A catalogue entry: what a card, a gate and a route need to know without loading the game. */
export interface GameRecord {
  id: string
  /** Whether players may open it: the owner's switch, independent of whether the game is built. */
  live: "online" | "offline" | "coming-soon"
  maintenance: boolean
  creating: boolean
  mobileAvailable: "yes" | "no"
  featured: boolean
  /** False while the game has no code yet; such a game is never opened. */
  built: boolean
  meta: {
    name: string
    description: string
    tag: "Singleplayer" | "Multiplayer"
    /** Name of the piece of game art drawn on the card. */
    image: string
    /** Token that tints the card. */
    background: "art-1" | "art-2" | "art-3" | "art-4"
  }
  capabilities: { supports2D: boolean; supports3D: boolean; default: "2D" | "3D" }
}

type Tag = GameRecord["meta"]["tag"]

/** Tags may be written in lower case; every screen shows them with a capital. */
const tagOf = (tag: Tag | Lowercase<Tag>): Tag => (tag.toLowerCase() === "multiplayer" ? "Multiplayer" : "Singleplayer")

type Entry = Pick<GameRecord, "id" | "live"> &
  Partial<Pick<GameRecord, "featured" | "built">> &
  Pick<GameRecord["meta"], "name" | "description" | "background"> & { tag?: Tag | Lowercase<Tag> } & Partial<
    Pick<GameRecord["capabilities"], "supports3D">
  >

/** A whole record from what differs between games. */
export function gameRecord({
  id,
  live,
  featured = false,
  built = false,
  tag = "Singleplayer",
  supports3D = false,
  ...meta
}: Entry): GameRecord {
  return {
    id,
    live,
    maintenance: live === "offline",
    creating: live === "coming-soon",
    mobileAvailable: "yes",
    featured,
    built,
    meta: { ...meta, tag: tagOf(tag), image: id },
    capabilities: { supports2D: true, supports3D, default: "2D" },
  }
}
