import type { SimulatedChain } from "@dghrt/betting/testing"
import type { Chain } from "#features/chain"

/** The simulated network with what this app asks of a chain beside its bets; `held` is what a bet left in the account. */
export const simulatedAppChain = (network: SimulatedChain, held = 0n): Chain => ({
  ...network.chain(),
  readBalance: () => network.answer(() => 0n),
  readMoves: () => network.answer(() => []),
  recentUnitPrices: () => network.answer(() => []),
  prepareClaim: async () => ({ ...(await network.prepare("claim")), held }),
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
