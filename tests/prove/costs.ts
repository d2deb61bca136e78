import { startLocalnet } from "#localnet"
import type { AuditedBet } from "../support/lamport-audit"
import "../support/without-styles"
import type { Proof } from "./proof"

const shownFaults = 5

/** The cost lines of random bets against what left the wallet, in lamports, token units and bonus tokens. */
export const costs = (bets: number): Proof => ({
  name: "costs",
  proves: "what 500 random bets cost, to the lamport, against the lines shown before signing",
  minutes: 1,
  occupies: "server",
  async run(report, say) {
    const { agrees, auditLamports } = await import("../support/lamport-audit")
    const network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "costs" })
    try {
      let right = 0
      const kinds = new Map<string, number>()
      const wrong: string[] = []
      await auditLamports(network, bets, 2, (bet) => {
        for (const kind of bet.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
        if (agrees(bet)) right += 1
        else wrong.push(`${bet.what}: shown ${text(bet.shown)}, moved ${text(bet.moved)}`)
      })
      say([...kinds].map(([kind, count]) => `${kind} ${count}`).join(", "))
      for (const line of wrong.slice(0, shownFaults)) say(line)
      report({
        text: "the lines shown before signing are what leaves the wallet",
        held: right === bets,
        figure: `${right} of ${bets} bets`,
      })
    } finally {
      await network.close()
    }
  },
})

const text = ({ lamports, token, bonus, jackpot }: AuditedBet["shown"]) =>
  `${lamports} lamports, ${token} units, ${bonus} bonus, ${jackpot} of the jackpot`
