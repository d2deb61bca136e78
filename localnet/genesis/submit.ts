import { type Connection, type Keypair, Transaction, type TransactionInstruction } from "@solana/web3.js"

/** Signs and sends; the network runs a transaction before it answers, so there is nothing to wait for. */
export async function submit(connection: Connection, instructions: TransactionInstruction[], signers: Keypair[]) {
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction().add(...instructions)
  transaction.recentBlockhash = blockhash
  transaction.feePayer = signers[0]?.publicKey
  transaction.sign(...signers)
  return connection.sendRawTransaction(transaction.serialize())
}
