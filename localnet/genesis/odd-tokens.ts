import {
  createAssociatedTokenAccountIdempotentInstruction,
  createFreezeAccountInstruction,
  createMintToInstruction,
  getAssociatedTokenAddressSync,
} from "@solana/spl-token"
import type { Connection, Keypair, PublicKey, TransactionInstruction } from "@solana/web3.js"
import { localKeypair } from "./keys"
import { createMint } from "./mints"
import { openPool } from "./pools"

/** A token that few casinos list, to try what the app makes of it. Amounts are in the smallest unit. */
export interface OddToken {
  /** Also the name under which the faucet gives it. */
  id: string
  symbol: string
  name: string
  decimals: number
  /** What its pool holds; null for a token without a pool. */
  liquidity: bigint | null
  /** What one request to the faucet gives. */
  gift: bigint
  /** The issuer freezes the account of a wallet as soon as it has received tokens. */
  frozen: boolean
}

/** The published client takes amounts as JavaScript numbers, so that no pool holds more than 2^53 units. */
export const oddTokens: readonly OddToken[] = [
  { id: "TICKET", symbol: "TICKET", name: "Raffle Ticket", decimals: 0, liquidity: 10_000n, gift: 500n, frozen: false },
  {
    id: "ATTO",
    symbol: "ATTO",
    name: "Eighteen Digits",
    decimals: 18,
    liquidity: 8_000_000_000_000_000n,
    gift: 1_000_000_000_000_001n,
    frozen: false,
  },
  {
    id: "LONE",
    symbol: "LONE",
    name: "Token Without Pool",
    decimals: 6,
    liquidity: null,
    gift: 25_000_000n,
    frozen: false,
  },
  {
    id: "ICE",
    symbol: "ICE",
    name: "Frozen Token",
    decimals: 6,
    liquidity: 1_000_000_000n,
    gift: 40_000_000n,
    frozen: true,
  },
  {
    id: "NAMELESS",
    symbol: "",
    name: "",
    decimals: 6,
    liquidity: 1_000_000_000n,
    gift: 12_345_678n,
    frozen: false,
  },
]

const mintOf = ({ id }: OddToken) => localKeypair(`odd-token-${id}`)
/** Named as no other authority is, so that an account of the first tokens cannot be frozen by it. */
const issuer = () => localKeypair("odd-token-issuer")

/** What a casino's configuration lists of them. */
export const oddTokenList = oddTokens.map((token) => ({
  mint: mintOf(token).publicKey.toBase58(),
  symbol: token.symbol,
  name: token.name,
  decimals: token.decimals,
}))

/** Creates the mints and the pools of those that have one. Each pool's lookup table is named after an earlier slot. */
export async function openOddTokens(
  connection: Connection,
  authority: Keypair,
  provider: Keypair,
  newestTableSlot: number,
) {
  for (const [index, token] of oddTokens.entries()) {
    const { decimals, frozen: freezable, liquidity } = token
    const bonus = (liquidity ?? 0n) / 100n
    const amount = (liquidity ?? 1n) + bonus
    const plan = { mint: mintOf(token), authority: issuer(), decimals, freezable, holder: provider.publicKey, amount }
    const mint = await createMint(connection, plan)
    if (liquidity === null) continue
    await openPool(connection, authority, provider, {
      mint,
      lookupTableSlot: newestTableSlot - index,
      liquidity,
      bonus,
    })
  }
}

/** Mints the gift of a token to a wallet, and freezes it where the token is like that; null for an unknown token. */
export function oddGift(
  id: string,
  owner: PublicKey,
  payer: PublicKey,
): { instructions: TransactionInstruction[]; signers: Keypair[]; amount: bigint } | null {
  const token = oddTokens.find((each) => each.id === id)
  if (!token) return null
  const mint = mintOf(token).publicKey
  const account = getAssociatedTokenAddressSync(mint, owner)
  const authority = issuer()
  return {
    amount: token.gift,
    signers: [authority],
    instructions: [
      createAssociatedTokenAccountIdempotentInstruction(payer, account, owner, mint),
      createMintToInstruction(mint, account, authority.publicKey, token.gift),
      ...(token.frozen ? [createFreezeAccountInstruction(account, mint, authority.publicKey)] : []),
    ],
  }
}
