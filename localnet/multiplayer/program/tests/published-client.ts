import { AnchorProvider, EventParser, type IdlAccounts, type IdlEvents, utils } from "@coral-xyz/anchor"
import { getProgram, type Multiplayer, PROGRAM_ID } from "@gamba-labs/multiplayer-sdk"
import { Connection, PublicKey } from "@solana/web3.js"
import type { createChain } from "../../../sbf/tests/chain"

type Events = IdlEvents<Multiplayer>
export type MultiplayerEvent = { [Name in keyof Events]: { name: Name; data: Events[Name] } }[keyof Events]
export type GameAccount = IdlAccounts<Multiplayer>["game"]

const unsigned = () => Promise.reject(new Error("Instructions are built here, not signed"))
const providerOf = (connection: Connection) =>
  new AnchorProvider(connection, {
    publicKey: PublicKey.default,
    signTransaction: unsigned,
    signAllTransactions: unsigned,
  })

/** Reads and writes accounts and events as the published client does. */
export const { coder } = getProgram(providerOf(new Connection("http://localhost:1")))
const parser = new EventParser(PROGRAM_ID, coder)

/** The events of one log. The parser's type knows events of any name; the IDL says which there are. */
export const readEvents = (logs: string[]) => Array.from(parser.parseLogs(logs)) as unknown as MultiplayerEvent[]

/** The published client over a chain in memory: its reads are answered there, and nothing it builds is ever sent. */
export function clientOver(chain: Pick<ReturnType<typeof createChain>, "account" | "svm">) {
  const connection = {
    getAccountInfo: async (address: PublicKey) => chain.account(address),
    getAccountInfoAndContext: async (address: PublicKey) => ({ context: { slot: 0 }, value: chain.account(address) }),
    getProgramAccounts: async (programId: PublicKey, { filters }: { filters: Array<{ memcmp: { bytes: string } }> }) =>
      chain.svm.getProgramAccounts(programId.toBytes()).flatMap((found) => {
        const pubkey = new PublicKey(found.address)
        const account = chain.account(pubkey)
        const kind = account && utils.bytes.bs58.encode(account.data.subarray(0, 8))
        return kind === filters[0]?.memcmp.bytes ? [{ pubkey, account }] : []
      }),
    // The client asks for these three reads only.
  } as unknown as Connection
  return providerOf(connection)
}
