import { startLocalnet } from "#localnet"
import { agrees, auditLamports } from "../support/lamport-audit"
import type { Proof } from "./proof"

const shownFaults = 5

/** The cost lines of random bets against what left the wallet, in lamports, token units and bonus tokens. */
export const costs = (bets: number): Proof => ({
  name: "costs",
  proves: "what 500 random bets cost, to the lamport, against the lines shown before signing",
  minutes: 3,
  async run(report, say) {
    const network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "costs" })
    try {
      let right = 0
      const wrong: string[] = []
      await auditLamports(network, bets, 2, (bet) => {
        if (agrees(bet)) right += 1
        else wrong.push(`${bet.what}: shown ${text(bet.shown)}, moved ${text(bet.moved)}`)
      })
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

const text = ({ lamports, token, bonus }: { lamports: bigint; token: bigint; bonus: bigint }) =>
  `${lamports} lamports, ${token} units, ${bonus} bonus`
