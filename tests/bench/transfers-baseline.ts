import {
  createAssociatedTokenAccountInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  createTransferInstruction,
  getAssociatedTokenAddressSync,
  MINT_SIZE,
  TOKEN_PROGRAM_ID,
} from "@solana/spl-token"
import { ComputeBudgetProgram, Keypair, SystemProgram, Transaction, type TransactionInstruction } from "@solana/web3.js"
import { FailedTransactionMetadata, LiteSvm } from "litesvm/dist/internal.js"

/** LiteSVM alone, given signed transactions of two token transfers each: what no network around it can beat. */
export function millisecondsForTransfers(count: number): number {
  const svm = new LiteSvm()
  const [payer, mint, other] = [Keypair.generate(), Keypair.generate(), Keypair.generate()]
  svm.airdrop(payer.publicKey.toBytes(), 1_000_000_000_000n)
  const sign = (instructions: TransactionInstruction[], ...more: Keypair[]) => {
    const transaction = new Transaction().add(...instructions)
    Object.assign(transaction, { recentBlockhash: svm.latestBlockhash(), feePayer: payer.publicKey })
    transaction.sign(payer, ...more)
    return transaction.serialize()
  }
  const send = (bytes: Uint8Array) => {
    const outcome = svm.sendLegacyTransaction(bytes)
    if (outcome instanceof FailedTransactionMetadata) throw new Error(outcome.meta().logs().join("\n"))
  }
  const ata = (owner: Keypair) => getAssociatedTokenAddressSync(mint.publicKey, owner.publicKey)
  const lamports = Number(svm.minimumBalanceForRentExemption(BigInt(MINT_SIZE)))
  send(
    sign(
      [
        SystemProgram.createAccount({
          fromPubkey: payer.publicKey,
          newAccountPubkey: mint.publicKey,
          lamports,
          space: MINT_SIZE,
          programId: TOKEN_PROGRAM_ID,
        }),
        createInitializeMint2Instruction(mint.publicKey, 6, payer.publicKey, null),
        createAssociatedTokenAccountInstruction(payer.publicKey, ata(payer), payer.publicKey, mint.publicKey),
        createAssociatedTokenAccountInstruction(payer.publicKey, ata(other), other.publicKey, mint.publicKey),
        createMintToInstruction(mint.publicKey, ata(payer), payer.publicKey, 1_000_000_000),
      ],
      mint,
    ),
  )
  const transfer = createTransferInstruction(ata(payer), ata(other), payer.publicKey, 1)
  const signed = Array.from({ length: count }, (_, index) =>
    sign([ComputeBudgetProgram.setComputeUnitLimit({ units: 100_000 + index }), transfer, transfer]),
  )
  const begun = performance.now()
  for (const bytes of signed) send(bytes)
  return performance.now() - begun
}
