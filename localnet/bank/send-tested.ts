import type { Bank } from "./bank"
import { describeError } from "./errors"
import type { SimpleInstruction, SingleSigner } from "./single-signer"

/**
 * Sends what a simulation lets through; null when it is done, else why not. What fails on chain is there for all to read,
 * with any secret that it holds, so nothing that would fail is sent, and nothing can come between the two.
 */
export function sendTested(
  bank: Bank,
  signer: SingleSigner,
  instructions: readonly SimpleInstruction[],
): string | null {
  const wire = signer.sign(instructions, bank.slots.blockhash())
  const { error } = bank.simulate(wire, { verifySignatures: true, replaceBlockhash: false })
  if (error !== null) return describeError(error)
  const sent = bank.send(wire)
  return sent.entered ? null : describeError(sent.error)
}
