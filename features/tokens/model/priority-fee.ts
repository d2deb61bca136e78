import { type StoragePort, stored } from "@dghrt/kernel/storage"
import * as v from "valibot"
import { proxy } from "valtio/vanilla"

const SOL = 1_000_000_000n

export interface PriorityPreset {
  label: string
  lamports: bigint
  description: string
}

/** Total priority fee of a transaction, in lamports. */
export const priorityPresets: readonly PriorityPreset[] = [
  { label: "None", lamports: 0n, description: "Standard speed" },
  { label: "Fast", lamports: SOL / 500n, description: "For a busy network" },
  { label: "Turbo", lamports: SOL / 100n, description: "Ahead of most" },
  { label: "Ultra", lamports: SOL / 40n, description: "Ahead of nearly all" },
  { label: "Max", lamports: SOL / 20n, description: "The fastest preset" },
]

/** What transactions use until the player chooses something else. */
export const DEFAULT_PRIORITY_LAMPORTS = 400_201n
/** The smallest fee that can be typed; a smaller one is no faster than none. */
export const LEAST_CUSTOM_LAMPORTS = SOL / 500n
/** Above this a fee that is typed is taken for a slip of the finger. */
export const MOST_CUSTOM_LAMPORTS = SOL
/** Fees above it are warned about. */
const HIGH_LAMPORTS = SOL / 500n

export const isHighFee = (lamports: bigint): boolean => lamports > HIGH_LAMPORTS

export const presetOf = (lamports: bigint): PriorityPreset | undefined =>
  priorityPresets.find((preset) => preset.lamports === lamports)

/** Why a typed fee is not taken; null when it is. */
export function customProblem(lamports: bigint | null): string | null {
  if (lamports === null) return "Enter an amount in SOL."
  if (lamports < LEAST_CUSTOM_LAMPORTS) return "Enter 0.002 SOL or more."
  return lamports > MOST_CUSTOM_LAMPORTS ? "Enter 1 SOL or less." : null
}

const typicalBetUnits = 120_000n

/**
 * The fee of a bet that pays as much for a compute unit as three quarters of the recent transactions with the same pool;
 * null when none of them paid anything.
 */
export function suggestedFee(unitPrices: readonly bigint[]): bigint | null {
  const price = unitPrices[Math.floor((unitPrices.length - 1) * 0.75)]
  if (price === undefined || price === 0n) return null
  const lamports = (price * typicalBetUnits + 999_999n) / 1_000_000n
  return lamports > MOST_CUSTOM_LAMPORTS ? MOST_CUSTOM_LAMPORTS : lamports
}

/** The cheapest preset that pays what others pay now: none where nobody pays; undefined while that is unknown. */
export function suggestedPreset(live: bigint | null | undefined): PriorityPreset | undefined {
  if (live === undefined) return undefined
  return priorityPresets.find(({ lamports }) => lamports >= (live ?? 0n)) ?? priorityPresets.at(-1)
}

const feeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(Number(MOST_CUSTOM_LAMPORTS)))

/** Persists the total priority fee in lamports, for every tab of this browser. */
export function createPriorityFee(port?: StoragePort) {
  const persisted = stored("priorityFee", feeSchema, Number(DEFAULT_PRIORITY_LAMPORTS), port)
  const state = proxy({ lamports: BigInt(persisted.read()) })
  persisted.onForeignChange((lamports) => {
    state.lamports = BigInt(lamports)
  })
  return {
    state,
    current: () => state.lamports,
    set(lamports: bigint) {
      state.lamports = lamports
      persisted.write(Number(lamports))
    },
  }
}

/** What each transaction of this browser adds to be served sooner. */
export const priorityFeeSetting = createPriorityFee()
