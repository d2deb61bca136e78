import { expect, test } from "vitest"
import { choices, encodeStep } from "#contract/games/blackjack/hand-step"
import { laterStep } from "#contract/later-step"
import { encodeCrash } from "../crash/settings"
import { encodeDice } from "../dice/settings"
import { encodeFlip } from "../flip/settings"
import { encodeHilo } from "../hilo/settings"
import { encodeMines } from "../mines/settings"

// The server reads from the metadata alone whether a bet starts something. Here it is held against what the games write.

test.each([
  encodeDice({ mode: "under", value: 50 }),
  encodeFlip({ coins: 1, face: "heads", needed: 1 }),
  encodeCrash({ target: 200 }),
  encodeMines({ mines: 3, opened: [], tile: 0 }),
  encodeMines({ mines: 24, opened: [], tile: 24 }),
  encodeHilo({ level: 0, cards: [{ rank: 3, suit: 0 }], side: "hi" }),
  "0:blackjack:deal",
  "0:blackjack:drawn",
  "0:slots",
  "",
  "dice",
  // Each of these once passed for a step.
  "0:blackjack:hit:",
  "0:blackjack:x:",
  "0:mines:4:a:0",
  "0:mines:4:00:1",
  "0:mines:3:00:1",
  "9:hilo:1:AA:",
  "9:hilo:1:AA:hi",
  "0:hilo:1:AA:",
])("%s starts", (metadata) => expect(laterStep(metadata)).toBeNull())

test.each([
  encodeMines({ mines: 3, opened: [0], tile: 1 }),
  encodeMines({ mines: 1, opened: Array.from({ length: 23 }, (_, tile) => tile + 1), tile: 0 }),
  encodeHilo({
    level: 1,
    cards: [
      { rank: 3, suit: 0 },
      { rank: 4, suit: 1 },
    ],
    side: "lo",
  }),
  encodeHilo({ level: 40, cards: Array.from({ length: 5 }, () => ({ rank: 3, suit: 0 })), side: "lo" }),
  ...choices.map((kind) =>
    encodeStep({
      kind,
      player: [
        { rank: "8", suit: "heart" },
        { rank: "2", suit: "club" },
      ],
      up: { rank: "9", suit: "spade" },
      stake: 100_000_000n,
    }),
  ),
])("%s continues a run", (metadata) => expect(laterStep(metadata)).not.toBeNull())
