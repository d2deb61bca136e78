import * as v from "valibot"
import { postJson, toApiError } from "#features/kernel"
import { gifts } from "./gifts"

const gift = v.object({ signature: v.string() })
const armed = v.object({ wallet: v.string() })

/** What the local network gives: tokens, or bonus tokens of their pools. */
export type Gift = "SOL" | "USDC" | "SOL_BONUS" | "USDC_BONUS"

/** Asks the local network for play money; null when it came, otherwise why not. */
export async function askFaucet(faucetUrl: string, wallet: string, token: Gift): Promise<string | null> {
  // Before the answer, because the balance may come first.
  gifts.add(token)
  try {
    gifts.add((await postJson(faucetUrl, { wallet, token }, gift)).signature)
    return null
  } catch (error) {
    gifts.delete(token)
    return toApiError(error).message
  }
}

/** Lets the wallet's next bet win the jackpot; null when it will, otherwise why not. */
export async function letWinJackpot(faucetUrl: string, wallet: string): Promise<string | null> {
  try {
    await postJson(new URL("/jackpot", faucetUrl).href, { wallet }, armed)
    return null
  } catch (error) {
    return toApiError(error).message
  }
}
