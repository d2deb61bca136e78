import type { Proof } from "../../tests/prove/proof"

type Occupying = Pick<Proof, "occupies">

/** One of a browser beside one of a server, each in its order; then, each alone, those that need the whole machine. */
export async function twoAtATime<Waiting extends Occupying>(
  waiting: readonly Waiting[],
  run: (proof: Waiting) => Promise<void>,
): Promise<void> {
  const runInTurn = async (occupied: Proof["occupies"]) => {
    for (const proof of waiting) if (proof.occupies === occupied) await run(proof)
  }
  await Promise.all([runInTurn("browser"), runInTurn("server")])
  await runInTurn("machine")
}

/** How long it takes, in minutes. */
export function minutesTogether(proofs: readonly Pick<Proof, "minutes" | "occupies">[]): number {
  const minutesOf = (occupied: Proof["occupies"]) =>
    proofs.reduce((sum, { minutes, occupies }) => sum + (occupies === occupied ? minutes : 0), 0)
  return Math.max(minutesOf("browser"), minutesOf("server")) + minutesOf("machine")
}
