import { BN } from "@coral-xyz/anchor"
import { Connection, type Keypair, type PublicKey, SystemProgram } from "@solana/web3.js"
import { GambaProvider, getGambaStateAddress } from "gamba-core-v2"
import { authority, poolOf, recipient, rng } from "./addresses"

/** Building instructions needs a connection object, but never the network behind it. */
const nowhere = new Connection("http://localhost:1")
export const clientOf = (signer: Keypair) => new GambaProvider(nowhere, signer)

/** The protocol's settings, as numbers a test can compute with. */
export const defaultConfig = {
  gambaFee: 100,
  maxCreatorFee: 700,
  poolCreationFee: 10_000_000,
  antiSpamFee: 50_000,
  maxHouseEdge: 3_000,
  defaultPoolFee: 100,
  jackpotPayoutToUserBps: 6_000,
  jackpotPayoutToCreatorBps: 1_000,
  jackpotPayoutToPoolBps: 2_000,
  jackpotPayoutToGambaBps: 500,
  bonusToJackpotRatioBps: 1_000,
  maxPayoutBps: 5_000,
  poolWithdrawFeeBps: 50,
  poolCreationAllowed: true,
  poolDepositAllowed: true,
  poolWithdrawAllowed: true,
  playingAllowed: true,
}
export type Config = typeof defaultConfig

export function configInstruction(config: Config, signer: Keypair = authority) {
  const n = (value: number) => new BN(value)
  return clientOf(signer)
    .gambaProgram.methods.gambaSetConfig(
      rng.publicKey,
      n(config.gambaFee),
      n(config.maxCreatorFee),
      n(config.poolCreationFee),
      n(config.antiSpamFee),
      n(config.maxHouseEdge),
      n(config.defaultPoolFee),
      n(config.jackpotPayoutToUserBps),
      n(config.jackpotPayoutToCreatorBps),
      n(config.jackpotPayoutToPoolBps),
      n(config.jackpotPayoutToGambaBps),
      n(config.bonusToJackpotRatioBps),
      n(config.maxPayoutBps),
      n(config.poolWithdrawFeeBps),
      config.poolCreationAllowed,
      config.poolDepositAllowed,
      config.poolWithdrawAllowed,
      config.playingAllowed,
      recipient.publicKey,
    )
    .accountsPartial({ authority: signer.publicKey, gambaState: getGambaStateAddress() })
    .instruction()
}

/** createPool of the published client leaves one account wrong (its sixth key); everything else is as it builds it. */
export async function createPoolInstruction(signer: Keypair, mint: PublicKey, poolAuthority = SystemProgram.programId) {
  const instructions = await Promise.all(clientOf(signer).createPool(mint, poolAuthority, 1))
  const create = instructions[3]
  const jackpot = create?.keys[6]
  if (create === undefined || jackpot === undefined) throw new Error("createPool no longer ends with poolInitialize")
  jackpot.pubkey = poolOf(mint, poolAuthority).jackpot
  return create
}
