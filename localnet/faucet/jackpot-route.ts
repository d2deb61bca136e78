import { isFields } from "../rpc/params"
import type { Reply } from "../rpc/server"
import { isWallet, parse, refuse } from "./faucet-route"

/** Answers `POST /jackpot`: `{ wallet }` in; the wallet's next bet that pays the jackpot fee wins the jackpot. */
export const createJackpotRoute =
  (letWinJackpot: (wallet: string) => void): ((body: string) => Reply) =>
  (body) => {
    const request = parse(body)
    if (!isFields(request)) return refuse("Send JSON: { wallet }.")
    const { wallet } = request
    if (typeof wallet !== "string" || !isWallet(wallet)) return refuse("The wallet must be the address of a wallet.")
    letWinJackpot(wallet)
    return { status: 200, body: { wallet } }
  }
