import "../../../.storybook/preview.css"
import type { RoundResult } from "@dghrt/betting/model"
import { sampleResult } from "@dghrt/betting/testing"
import { setProjectAnnotations } from "@storybook/react-vite"
import type { ComponentType } from "react"
import { expect } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import preview from "../../../.storybook/preview"
import { BlackjackGame } from "../blackjack/blackjack"
import { sampleHand } from "../blackjack/sample-hand"
import { CrashGame } from "../crash/crash"
import { betArray as crashBet } from "../crash/maths"
import { encodeCrash } from "../crash/settings"
import { DiceGame } from "../dice/dice"
import { sampleResult as sampleRoll } from "../dice/sample-result"
import { FlipGame } from "../flip/flip"
import { sampleFlip } from "../flip/sample-flip"
import type { BoardBetting } from "../kit/board-betting"
import { Magic8BallGame } from "../magic8ball/magic8ball"
import { betArray as ballBet } from "../magic8ball/maths"
import { METADATA as ballMetadata } from "../magic8ball/scene"
import { PlinkoGame } from "../plinko/plinko"
import { samplePlinko } from "../plinko/sample-plinko"
import { betArray as slotsBet } from "../slots/maths"
import { METADATA as slotsMetadata } from "../slots/scene"
import { SlotsGame } from "../slots/slots"
import { interactive } from "../testing/interactive-game"
import { sampleBoard } from "../testing/sample-board"

setProjectAnnotations(preview)

export interface Case {
  Game: ComponentType<{ context: BoardBetting }>
  result: RoundResult
  settings: unknown
  /** Finds what decided on the board. */
  piece: string
}

const roll = { mode: "under", value: 50 } as const
const oneCoin = { coins: 1, face: "heads", needed: 1 } as const
const sixCoins = { coins: 6, face: "heads", needed: 3 } as const
const spun = (index: number) => sampleResult({ gameId: "slots", betArray: slotsBet, metadata: slotsMetadata, index })
const flown = (index: number) =>
  sampleResult({ gameId: "crash", betArray: crashBet({ target: 250 }), metadata: encodeCrash({ target: 250 }), index })
const asked = (index: number) =>
  sampleResult({ gameId: "magic8ball", betArray: ballBet, metadata: ballMetadata, index })
const dice = { Game: DiceGame, settings: roll, piece: "[data-slot=board-area] svg" }
const coin = { Game: FlipGame, settings: oneCoin, piece: "[data-slot=flip-coin]" }
const slots = { Game: SlotsGame, settings: null, piece: "[data-slot=slots] [data-row=line]" }
const plinko = { Game: PlinkoGame, settings: null, piece: "[data-slot=plinko] [role=img]" }
const crash = { Game: CrashGame, settings: { target: 250 }, piece: "[data-slot=crash] [role=img]" }
const ball = { Game: Magic8BallGame, settings: null, piece: "[data-slot=magic8ball] [role=img]" }
const cards = { Game: BlackjackGame, settings: null, piece: "[data-slot=blackjack-table] [data-part=card]" }

export const cases: Record<string, Case> = {
  "a lost roll": { ...dice, result: sampleRoll(roll, 81) },
  "a won roll": { ...dice, result: sampleRoll(roll, 37) },
  "a lost coin": { ...coin, result: sampleFlip(oneCoin, 1) },
  "a won coin": { ...coin, result: sampleFlip(oneCoin, 0) },
  "a win of six coins": { ...coin, settings: sixCoins, result: sampleFlip(sixCoins, 0b000111) },
  "a lost spin": { ...slots, result: spun(40) },
  "a spin with a push": { ...slots, result: spun(14) },
  "a spin with a partial return": { ...slots, result: spun(20) },
  "a won spin": { ...slots, result: spun(0) },
  "a drop with a partial return": { ...plinko, result: samplePlinko("classic-medium", 3) },
  "a won drop": { ...plinko, result: samplePlinko("classic-medium", 0) },
  "a flight that ends early": { ...crash, result: flown(3) },
  "a flight that reaches its target": { ...crash, result: flown(0) },
  "a won answer": { ...ball, result: asked(0) },
  "a lost hand": { ...cards, result: sampleHand(43) },
  "a won hand": { ...cards, result: sampleHand(10) },
}

export const outcome = () => document.querySelector<HTMLElement>("[data-slot=outcome]")
export const boardElement = () => document.querySelector("[data-slot=board]") as HTMLElement
const controls = () => [...document.querySelectorAll("[data-slot=controls] button")]

/** A game whose round has just settled, in a window of this size. */
export async function showOutcome({ Game, result, settings }: Omit<Case, "piece">, width: number, height: number) {
  await page.viewport(width, height)
  const Held = interactive(Game)
  const screen = await render(
    <div style={{ maxWidth: 1040, margin: "0 auto", padding: 12 }}>
      <Held
        context={sampleBoard({
          screen: { settings },
          round: { phase: "settled", result },
          onShare: () => undefined,
        })}
      />
    </div>,
  )
  await userEvent.keyboard("{Escape}")
  await expect.poll(outcome).not.toBeNull()
  return screen
}

/** Pixels of `one` that lie under `other`. */
export function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? Math.round(width * height) : 0
}

/** Controls that a pointer at their middle does not reach. */
export const coveredControls = () =>
  controls().filter((control) => {
    const { x, y, width, height } = control.getBoundingClientRect()
    return width > 0 && !control.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

/** What says how the round ended has a place of its own: in the dock, whole, and over no picture, title or control. */
export async function expectNothingCovered(given: Case, width: number, height: number) {
  await showOutcome(given, width, height)
  const box = outcome()?.getBoundingClientRect() ?? new DOMRect()
  const pieces = [...document.querySelectorAll(given.piece)]
  expect(pieces.length).toBeGreaterThan(0)
  for (const piece of pieces) expect(overlap(piece.getBoundingClientRect(), box)).toBe(0)
  const dock = document.querySelector("[data-slot=dock]")?.getBoundingClientRect() ?? new DOMRect()
  expect(box.height).toBeGreaterThan(24)
  expect(box.height).toBeLessThan(80)
  // A long one opens over the board's edge, and over nothing that stands there.
  expect(box.bottom).toBeLessThanOrEqual(dock.bottom)
  expect(box.top).toBeGreaterThan(dock.top - 24)
  for (const place of ["title", "recent-results"])
    for (const element of document.querySelectorAll(`[data-slot=${place}]`))
      expect(overlap(element.getBoundingClientRect(), box)).toBe(0)
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(width)
  expect(coveredControls()).toEqual([])
  expect(controls().some((control) => overlap(control.getBoundingClientRect(), box) > 0)).toBe(false)
}
