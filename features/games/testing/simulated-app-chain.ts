import type { SimulatedChain } from "@dghrt/betting/testing"
import type { Chain } from "#features/chain"

/** The simulated network with what this app asks of a chain beside its bets. */
export const simulatedAppChain = (network: SimulatedChain): Chain => ({
  ...network.chain(),
  readBalance: () => network.answer(() => 0n),
  recentUnitPrices: () => network.answer(() => []),
  prepareClaim: () => network.prepare("claim"),
  prepareClose: () => network.prepare("close"),
  referral: {
    readReferrer: () => network.answer(() => null),
    whyUnpayable: () => network.answer(() => null),
    recordInstruction: () => ({ programId: "referral", accounts: [], data: new Uint8Array([1]) }),
    shareInstruction: () => ({ programId: "system", accounts: [], data: new Uint8Array([2]) }),
    fits: () => network.answer(() => true),
    prepareRemoval: () => network.prepare("removal"),
  },
})
