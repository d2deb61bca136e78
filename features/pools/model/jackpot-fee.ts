import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { fees } from "#contract/fees"
import { type StoragePort, stored } from "#features/kernel"

const wholeBps = 10_000

/** What taking part in the jackpot costs: a share of each bet. */
export const JACKPOT_FEE = fees.jackpotBps / wholeBps

// Either on or off: another share, written by hand, is not charged.
const feeSchema = v.picklist([0, JACKPOT_FEE])

/** Whether the player's bets take part in the jackpot, as the fee that they pay for it; 0 is off. */
export function createJackpotFee(port?: StoragePort) {
  const persisted = stored("defaultJackpotFee", feeSchema, JACKPOT_FEE, port)
  const state = proxy<{ fee: number }>({ fee: persisted.read() })
  persisted.onForeignChange((fee) => {
    state.fee = fee
  })
  return {
    state,
    bps: () => Math.round(state.fee * wholeBps),
    takePart(on: boolean) {
      const fee = on ? JACKPOT_FEE : 0
      state.fee = fee
      persisted.write(fee)
    },
  }
}

export const jackpotFeeSetting = createJackpotFee()
