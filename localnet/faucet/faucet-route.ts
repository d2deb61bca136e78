import { PublicKey } from "@solana/web3.js"
import { parseAddress } from "../bank/address"
import { isFields } from "../rpc/params"
import type { Reply } from "../rpc/server"
import { type Faucet, faucetAmount, gifts, isGift } from "./faucet"

const giftsPerMinute = 20
const minuteMs = 60_000

/** Answers `POST /faucet`: `{ wallet, token }` in, one of `gifts` or `odd`; `{ signature, amount }` out. */
export function createFaucetRoute(
  faucet: Faucet,
  now: () => number,
  odd: readonly string[] = [],
): (body: string) => Promise<Reply> {
  const giftTimes = new Map<string, number[]>()

  /** Seconds until this wallet may ask again, 0 when it may now. */
  function wait(wallet: string): number {
    const since = now() - minuteMs
    for (const [known, times] of giftTimes) {
      if ((times.at(-1) ?? 0) <= since) giftTimes.delete(known)
    }
    const recent = (giftTimes.get(wallet) ?? []).filter((time) => time > since)
    giftTimes.set(wallet, recent)
    const oldest = recent.at(-giftsPerMinute)
    return oldest === undefined ? 0 : Math.ceil((oldest - since) / 1000)
  }

  return async (body) => {
    const request = parse(body)
    if (!isFields(request)) return refuse("Send JSON: { wallet, token }.")
    const { wallet, token } = request
    if (typeof token !== "string" || !(isGift(token) || odd.includes(token)))
      return refuse(`The token must be one of ${[...gifts, ...odd].join(", ")}.`)
    if (typeof wallet !== "string" || !isWallet(wallet)) return refuse("The wallet must be the address of a wallet.")
    const seconds = wait(wallet)
    if (seconds > 0) {
      const error = `This wallet has had ${giftsPerMinute} gifts within a minute. Ask again in ${seconds} s.`
      return { status: 429, body: { error }, headers: { "retry-after": String(seconds) } }
    }
    const given = isGift(token)
      ? { signature: await faucet.give(wallet, token), amount: faucetAmount[token] }
      : faucet.giveOdd(wallet, token)
    giftTimes.get(wallet)?.push(now())
    return { status: 200, body: { signature: given?.signature, amount: given?.amount.toString() } }
  }
}

export const refuse = (error: string): Reply => ({ status: 400, body: { error } })

/** A program's own address has no key, so money sent there could be lost. */
export function isWallet(address: string): boolean {
  const key = parseAddress(address)
  return key !== null && PublicKey.isOnCurve(key)
}

export function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
