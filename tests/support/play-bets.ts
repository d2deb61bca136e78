import type { Localnet } from "#localnet"
import { ChainPlayer } from "./chain-player"
import { connectionTo } from "./in-process"

/** Ten outcomes, of which five pay twice the wager. */
export const fair = Array.from({ length: 10 }, (_, face) => (face < 5 ? 20_000 : 0))
/** What each of these bets wagers. */
export const lamports = 1_234_567n

/** Plays bets to their ends, one after the other, and gives the player's wallet. */
export async function playBets(network: Localnet, name: string, bets: number): Promise<string> {
  const gambler = new ChainPlayer(name, connectionTo(network), network.addresses)
  await gambler.open(1_000_000_000n)
  const bet = await gambler.bet({ betArray: fair, lamports })
  for (let nonce = 0; nonce < bets; nonce++) {
    await gambler.playToTheEnd(gambler.signInstruction(bet, await gambler.blockhash()), nonce)
  }
  return gambler.wallet.toBase58()
}
