import type { Instruction } from "../model/chain"

/** Lighthouse, a public program: each of its instructions fails the transaction where what it asserts is false. */
export const LIGHTHOUSE = "L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95"

const assertAccountData = 2
const silent = 0
/** Where the characters of the committed hash begin in the game account; one byte of LEB128. */
const hashOffset = 118
const u128 = 9
const equal = 0
/** Of the hash's 64 characters, as many as a u128 holds. */
const comparedCharacters = 16

/**
 * Makes a bet fail unless the game account still commits to the seed with this hash (SHA-256, 64 hex digits). A settlement
 * replaces the hash, so that of two bets which assert the same one the chain takes one stake.
 */
export const commitmentAssertion = (game: string, hashedSeed: string): Instruction => ({
  programId: LIGHTHOUSE,
  accounts: [{ address: game, signer: false, writable: false }],
  data: Uint8Array.from([
    ...[assertAccountData, silent, hashOffset, u128],
    ...new TextEncoder().encode(hashedSeed.slice(0, comparedCharacters).padEnd(comparedCharacters, "0")),
    equal,
  ]),
})

/** Whether an instruction of Lighthouse is ours; a wallet's own guards assert balances. */
export const isCommitmentAssertion = (data: Uint8Array): boolean =>
  data[0] === assertAccountData && data[2] === hashOffset && data[3] === u128
