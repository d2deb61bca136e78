import type { BetChain, SignedTransaction } from "../ports/bet-chain"
import { browser, network, pass, playInto, type TestPage } from "./test-browser"

/** The page's only node keeps what it is sent, and says of the chain what `lies` say. */
export function behindLiar(lies: (honest: BetChain) => Partial<BetChain>) {
  const kept: SignedTransaction[] = []
  const liar = { keeps: true, lies: true }
  browser.loadChain = async () => {
    const honest = network.chain()
    const send = async (transaction: SignedTransaction) => {
      if (liar.keeps) kept.push(transaction)
      else await honest.send(transaction)
    }
    const lying = { ...honest, ...lies(honest) }
    const now = () => (liar.lies ? lying : honest)
    return {
      ...honest,
      send,
      blockHeight: () => now().blockHeight(),
      readGame: () => now().readGame(),
      signatureStatus: (signature) => now().signatureStatus(signature),
      witnesses: (transaction) => now().witnesses(transaction),
    }
  }
  return {
    becomeHonest: () => Object.assign(liar, { keeps: false, lies: false }),
    /** Hands in the first transaction that it has kept of those that place a bet. */
    async release() {
      const first = kept.find(({ signature }) => signature.includes("play"))
      if (!first) throw new Error("The node holds no bet")
      await Promise.all([network.chain().send(first), pass(10)])
    },
  }
}

export const high = (honest: BetChain): Partial<BetChain> => ({
  async blockHeight() {
    const { slot, value } = await honest.blockHeight()
    return { slot, value: value + 1_000 }
  },
})
export const refused = (): Partial<BetChain> => ({
  signatureStatus: async (signature) =>
    signature.includes("play") ? { status: "failed", reason: "refused" } : { status: "not-found", atSlot: 0 },
})
export const landed = (): Partial<BetChain> => ({
  signatureStatus: async () => ({ status: "landed", slot: network.slot - 1 }),
})

export async function opened(page: TestPage) {
  void page.open()
  await pass(50)
}

/** A page whose bet was given up for a height that its node made up. */
export async function givenUp() {
  network.openAccount()
  const liar = behindLiar(high)
  const page = browser.openPage()
  await opened(page)
  await playInto(page, "failed")
  return { liar, page }
}
