import { Connection, PublicKey } from "@solana/web3.js"
import { getGameAddress, parseTransactionEvents } from "gamba-core-v2"

/** What one `GameSettled` event says, as far as a player can see it. */
export interface SettledEvent {
  nonce: number
  resultIndex: number
  payout: bigint
  wager: bigint
}

/** The settled bets that a transaction's log names. */
export const settledIn = (log: readonly string[] | null | undefined): SettledEvent[] =>
  Array.from(parseTransactionEvents([...(log ?? [])])).flatMap(({ name, data }) =>
    name === "GameSettled" && "rngSeed" in data
      ? {
          nonce: data.nonce.toNumber(),
          resultIndex: data.resultIndex.toNumber(),
          payout: BigInt(data.payout.toString()),
          wager: BigInt(data.wager.toString()),
        }
      : [],
  )

/** All settled bets of a wallet, newest first, read from the chain without the app. */
export async function settledOnChain(
  { rpcUrl, wsUrl }: { rpcUrl: string; wsUrl: string },
  wallet: string,
): Promise<SettledEvent[]> {
  const connection = new Connection(rpcUrl, { commitment: "confirmed", wsEndpoint: wsUrl })
  const infos = await connection.getSignaturesForAddress(
    getGameAddress(new PublicKey(wallet)),
    { limit: 1_000 },
    "confirmed",
  )
  const found: SettledEvent[] = []
  for (const { signature, err } of infos) {
    if (err) continue
    const transaction = await connection.getTransaction(signature, {
      maxSupportedTransactionVersion: 0,
      commitment: "confirmed",
    })
    found.push(...settledIn(transaction?.meta?.logMessages))
  }
  return found
}
