import { createHash } from "node:crypto"
import { fees } from "#contract/fees"
import { loadMultiplayer, type Multiplayer, type Prepared } from "#features/chain"
import type { Localnet } from "#localnet"
import { pause } from "./chain-player"
import { keySigner } from "./key-signer"

export type Network = Pick<Localnet, "rpcUrl" | "wsUrl" | "addresses">

const pollMs = 40
const patienceMs = 60_000

export async function until<T>(read: () => Promise<T | null> | T | null, what: string): Promise<T> {
  const untilMs = performance.now() + patienceMs
  for (;;) {
    const found = await read()
    if (found !== null) return found
    if (performance.now() > untilMs) throw new Error(`Waited in vain until ${what}`)
    await pause(pollMs)
  }
}

/** A wallet of the local network without a browser, with money to race for. Its key follows from the name. */
export async function racer(name: string, { rpcUrl, wsUrl, addresses }: Network): Promise<Multiplayer> {
  const signer = keySigner(createHash("sha256").update(`racer/${name}`).digest())
  for (const token of ["SOL", "USDC"]) {
    const body = JSON.stringify({ wallet: signer.address, token })
    const { ok, status } = await fetch(`${rpcUrl}/faucet`, { method: "POST", body })
    if (!ok) throw new Error(`The faucet answered ${status}`)
  }
  return loadMultiplayer({ rpcUrl, wsUrl, creator: addresses.creator }, signer, {
    creatorFeeBps: fees.multiplayerBps,
  })
}

/** Signs and sends, and waits until the chain has it. */
export async function put<P extends Prepared>(by: Multiplayer, prepared: P): Promise<P & { signature: string }> {
  const { signature, ...rest } = await by.sign(prepared)
  await by.send({ ...rest, signature })
  await until(async () => {
    const { status } = await by.signatureStatus(signature)
    if (status === "failed") throw new Error(`${signature} failed`)
    return status === "landed" ? true : null
  }, `${signature} has landed`)
  return { ...prepared, signature }
}
