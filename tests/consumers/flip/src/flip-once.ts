import { createBetting } from "@dghrt/betting"
import { emptyQuote } from "@dghrt/betting/model"
import type { Signer } from "@dghrt/gamba"
import { casino, token } from "./casino"
import { proof } from "./proof"

const bet = { gameId: "flip", betArray: [20_000, 0], metadata: "0:flip:heads", wager: 10_000_000n }
const rules = { confirm: async () => true, policies: [], quoteBet: async () => emptyQuote }

/** One flip without React. Gives the drawn index, or rejects with the reason why no bet was placed. */
export async function flipOnce(signer: Signer): Promise<number> {
  const betting = createBetting({
    address: signer.address,
    token,
    chain: () => casino.load(signer),
    proof,
    clientSeed: () => crypto.randomUUID(),
    maxCreatorFeeBps: casino.creatorFeeBps,
  })
  betting.open()
  await betting.place(bet, rules)
  const { round } = betting.state()
  if (round.phase === "settled") betting.reveal()
  betting.close()
  if (round.phase !== "settled") throw new Error("message" in round ? round.message : round.phase)
  return round.result.resultIndex
}
