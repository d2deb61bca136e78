/** What a run came to as one play: what went in of the player's own, and what came out. */
interface RunTotal {
  wager: bigint
  payout: bigint
  multiplierBps: number
}

/** Each step stakes what the last one paid, and now and then more; only the additions are the player's own. */
export function runTotal(steps: readonly { wager: bigint; payout: bigint }[]): RunTotal {
  let wager = 0n
  let gained = 0n
  let held = 0n
  for (const step of steps) {
    if (step.wager > held) wager += step.wager - held
    gained += step.payout - step.wager
    held = step.payout
  }
  const payout = wager + gained
  return { wager, payout, multiplierBps: wager > 0n ? Number((payout * 10_000n) / wager) : 0 }
}
