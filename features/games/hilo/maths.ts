import { hitsOf, type Side } from "#contract/games/hilo"

export {
  betArray,
  type HiloCall,
  hits,
  hitsOf,
  multiplierFor,
  RANKS,
  type Side,
  sides,
  strict,
} from "#contract/games/hilo"

/** The side with more ranks to hit; Hi in the middle. */
export const likelier = (rank: number): Side =>
  hitsOf({ rank, side: "hi" }) >= hitsOf({ rank, side: "lo" }) ? "hi" : "lo"
