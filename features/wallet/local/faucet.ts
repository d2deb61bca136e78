import * as v from "valibot"
import { postJson, toApiError } from "#features/kernel"

const gift = v.object({ signature: v.string() })

/** Asks the local network for play money; null when it came, otherwise why not. */
export async function askFaucet(faucetUrl: string, wallet: string, token: "SOL" | "USDC"): Promise<string | null> {
  try {
    await postJson(faucetUrl, { wallet, token }, gift)
    return null
  } catch (error) {
    return toApiError(error).message
  }
}
