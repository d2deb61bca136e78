import { expect } from "vitest"
import type { AppConfig } from "#contract/config"
import { fees } from "#contract/fees"
import { type ListedGame, loadMultiplayer, type Multiplayer, type Prepared } from "#features/chain"
import { keySigner } from "./key-signer"

// The app's own multiplayer client, as several wallets use it.

export const SOL = 1_000_000_000n
export const plan = { wager: { kind: "custom" }, maxPlayers: 3, softSeconds: 60, hardSeconds: 180 } as const

let made = 0
/** A new wallet with test SOL. */
export async function racerOn(config: AppConfig): Promise<Multiplayer> {
  made += 1
  const signer = keySigner(new Uint8Array(32).fill(100 + made))
  const { address } = signer
  const body = JSON.stringify({ wallet: address, token: "SOL" })
  expect((await fetch(`${config.rpcUrl}/faucet`, { method: "POST", body })).ok).toBe(true)
  return loadMultiplayer(config, signer, { creatorFeeBps: fees.multiplayerBps })
}

export async function put<P extends Prepared>(by: Multiplayer, preparing: Promise<P>): Promise<P> {
  const prepared = await preparing
  const signed = await by.sign(prepared)
  await by.send(signed)
  await expect.poll(async () => (await by.signatureStatus(signed.signature)).status).toBe("landed")
  return prepared
}

/** Every list that the subscription emitted, the latest last. */
export function watching(by: Multiplayer) {
  const lists: Array<readonly ListedGame[]> = []
  const troubles: unknown[] = []
  const stop = by.watchGames(
    (games) => lists.push(games),
    (error) => troubles.push(error),
  )
  const now = (address: string) => lists.at(-1)?.find((game) => game.address === address)
  return { lists, troubles, stop, now }
}

export const gameAt = async (by: Multiplayer, address: string) => {
  const found = (await by.readGames()).value.find((game) => game.address === address)
  if (!found) throw new Error("The game is gone")
  return found
}
