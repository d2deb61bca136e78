import { formatUnits } from "@dghrt/design-system"
import { useEffect, useState } from "react"
import type { TokenConfig } from "#contract/config"
import { type Policy, type RoundResult, resultKey } from "#features/games"
import { serverNowMs } from "#features/kernel"
import { betRefusal, closedReason, limitsOf, whenText } from "#features/play-limits"

/** What a sentence about a wallet's limits needs to know. */
function given(address: string, token: TokenConfig) {
  const nowMs = serverNowMs()
  return {
    ...limitsOf(address).read(),
    token,
    nowMs,
    text: (amount: bigint) => `${formatUnits(amount, token.decimals)} ${token.symbol}`,
    time: (atMs: number) => whenText(atMs, nowMs),
  }
}

/** Refuses what the player's own limits do not allow. Free play, which no chain takes part in, has none. */
export const playLimitsPolicy: Policy = (bet, { address, token, chain }) => {
  const sentence = chain && betRefusal(bet, given(address, token))
  return sentence === null ? null : { kind: "policy", sentence }
}

/** Counts a play against the player's limits. */
export const countPlay = (result: RoundResult, address: string): void =>
  limitsOf(address).count({
    key: resultKey(result),
    token: result.token,
    wager: result.bet.wager,
    // What a bet of another browser took in fees is not known here.
    spent: result.spent?.token ?? result.bet.wager,
    returned: result.payout + result.jackpotPayout,
  })

const pollMs = 2_000

const reasonNow = (address: string | null, token: TokenConfig | undefined) =>
  address === null || !token ? null : closedReason(given(address, token))

/** Why the wallet's own limits let nothing be played with a token now; null when they do, and without a wallet. */
export function useClosedReason(address: string | null, token: TokenConfig | undefined): string | null {
  const [reason, setReason] = useState(() => reasonNow(address, token))
  useEffect(() => {
    const read = () => setReason(reasonNow(address, token))
    read()
    // Time alone closes and opens: a reminder is due, a cool-off ends, a day begins.
    const timer = setInterval(read, pollMs)
    return () => clearInterval(timer)
  }, [address, token])
  return reason
}
