import type { AppConfig } from "#contract/config"
import { blackjackRecord } from "../blackjack/record"
import { crashRecord } from "../crash/record"
import { diceRecord } from "../dice/record"
import { flipRecord } from "../flip/record"
import { hiloRecord } from "../hilo/record"
import type { GameModule } from "../kit/game-module"
import type { GameRecord } from "../kit/game-record"
import { magic8ballRecord } from "../magic8ball/record"
import { minesRecord } from "../mines/record"
import { plinkoRecord } from "../plinko/record"
import { plinkoraceRecord } from "../plinkorace/record"
import { slotsRecord } from "../slots/record"

/** Every game the casino knows, in the order of its shelves. */
export const catalogue: readonly GameRecord[] = [
  diceRecord,
  magic8ballRecord,
  slotsRecord,
  plinkoraceRecord,
  flipRecord,
  hiloRecord,
  minesRecord,
  plinkoRecord,
  crashRecord,
  blackjackRecord,
]

type Opening = Pick<AppConfig, "openGames">

const offer = (game: GameRecord, { openGames = [] }: Opening): GameRecord =>
  openGames.includes(game.id) ? { ...game, live: "online", maintenance: false, creating: false } : game

/** The catalogue as an instance offers it: what it opens is online. */
export const catalogueOf = (config: Opening): readonly GameRecord[] => catalogue.map((game) => offer(game, config))

/** Addresses are typed by people, so capitals do not matter; null when there is no such game. */
export function findGame(id: string, config: Opening = {}): GameRecord | null {
  const wanted = id.toLowerCase()
  const game = catalogue.find((game) => game.id === wanted)
  return game ? offer(game, config) : null
}

const loaders: Readonly<Record<string, () => Promise<GameModule>>> = {
  blackjack: async () => (await import("../blackjack/blackjack-module")).blackjackModule,
  crash: async () => (await import("../crash/crash-module")).crashModule,
  dice: async () => (await import("../dice/dice-module")).diceModule,
  flip: async () => (await import("../flip/flip-module")).flipModule,
  hilo: async () => (await import("../hilo/hilo-module")).hiloModule,
  magic8ball: async () => (await import("../magic8ball/magic8ball-module")).magic8ballModule,
  plinko: async () => (await import("../plinko/plinko-module")).plinkoModule,
  mines: async () => (await import("../mines/mines-module")).minesModule,
  plinkorace: async () => (await import("../plinkorace/plinkorace-module")).plinkoraceModule,
  slots: async () => (await import("../slots/slots-module")).slotsModule,
}

const arrived = new Map<string, GameModule>()

/** The game's code, fetched when it is first asked for; null for a game that is not built. */
export async function loadGame(id: string): Promise<GameModule | null> {
  const game = Object.hasOwn(loaders, id) ? ((await loaders[id]?.()) ?? null) : null
  if (game) arrived.set(id, game)
  return game
}

/** The game's code if it is here already: a game page that was fetched ahead opens without a loading state. */
export const arrivedGame = (id: string): GameModule | null => arrived.get(id) ?? null
