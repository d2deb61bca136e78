import type { GameRecord } from "./kit/game-record"

type Entry = Pick<GameRecord, "id" | "live"> &
  Partial<Pick<GameRecord, "featured" | "built">> &
  Pick<GameRecord["meta"], "name" | "description" | "background"> &
  Partial<Pick<GameRecord["meta"], "tag">>

function record({ id, live, featured = false, built = false, tag = "Singleplayer", ...meta }: Entry): GameRecord {
  return {
    id,
    live,
    maintenance: live === "offline",
    creating: live === "coming-soon",
    mobileAvailable: "yes",
    featured,
    built,
    meta: { ...meta, tag, image: id },
    capabilities: { supports2D: true, supports3D: false, default: "2D" },
  }
}

/** Every game the casino knows, in the order of its shelves. */
export const catalogue: readonly GameRecord[] = [
  record({
    id: "dice",
    live: "online",
    featured: true,
    built: true,
    name: "Dice",
    description: "One roll from 0 to 99. Choose the numbers that win; the fewer you choose, the more they pay.",
    background: "art-1",
  }),
  record({
    id: "magic8ball",
    live: "online",
    featured: true,
    name: "Magic 8 Ball",
    description: "Ask a question and let one of twenty answers decide what it pays.",
    background: "art-2",
  }),
  record({
    id: "slots",
    live: "online",
    name: "Slots",
    description: "Four reels, one line. Four of a kind on the middle row pays.",
    background: "art-3",
  }),
  record({
    id: "plinkorace",
    live: "offline",
    tag: "Multiplayer",
    name: "Plinko Race",
    description: "Up to ten players drop balls into one board; one of them takes the pot.",
    background: "art-4",
  }),
  record({
    id: "flip",
    live: "online",
    featured: true,
    name: "Flip",
    description: "Toss one to six coins and call how many land on your side.",
    background: "art-3",
  }),
  record({
    id: "hilo",
    live: "coming-soon",
    name: "HiLo",
    description: "Will the next card be higher or lower? Carry the payout on, or finish.",
    background: "art-4",
  }),
  record({
    id: "mines",
    live: "online",
    featured: true,
    name: "Mines",
    description: "Open tiles one by one and stop before a mine does.",
    background: "art-2",
  }),
  record({
    id: "plinko",
    live: "online",
    featured: true,
    name: "Plinko",
    description: "A ball falls through the pegs into one of the buckets below.",
    background: "art-1",
  }),
  record({
    id: "crash",
    live: "coming-soon",
    name: "Crash",
    description: "Set your cash-out before launch and see how far the draw goes.",
    background: "art-1",
  }),
  record({
    id: "blackjack",
    live: "online",
    name: "Blackjack",
    description: "One deal against the dealer. The outcome is drawn, there are no decisions.",
    background: "art-2",
  }),
]

/** Addresses are typed by people, so capitals do not matter; null when there is no such game. */
export function findGame(id: string): GameRecord | null {
  const wanted = id.toLowerCase()
  return catalogue.find((game) => game.id === wanted) ?? null
}
