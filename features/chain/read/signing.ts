import type { Chain, Instruction, PlayRequest, Prepared } from "../model/chain"

/** What takes the libraries of the chain: to build a wallet's transactions, and to judge what the wallet signed. */
export interface Signing
  extends Pick<
    Chain,
    "prepareAccount" | "prepareClaim" | "prepareClose" | "preparePlay" | "prepareInstructions" | "prewarm" | "sign"
  > {
  /** A transaction that returns a player's own funds. */
  prepareReturn(instructions: readonly Instruction[]): Promise<Prepared>
  fits(play: PlayRequest, extra: readonly Instruction[]): Promise<boolean>
}
