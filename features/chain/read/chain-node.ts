import type * as v from "valibot"
import type { Testimony, WitnessQuestion } from "../model/witnesses"
import type { Account } from "./replies"
import type { Subscription } from "./socket"

/** The accounts in the order of their addresses; null for one that does not exist. */
export type AccountReader = (addresses: readonly string[]) => Promise<Account[]>
type Commitment = "processed" | "confirmed" | "finalized"
export type Params = readonly unknown[]

/** A node of the network, as reading it takes one: nodes of our choice, or the connection that the app around us has. */
export interface ChainNode {
  /** @throws an error of the network where no node answers, or answers with anything else than the schema. */
  call<S extends v.GenericSchema>(method: string, params: Params, schema: S): Promise<v.InferOutput<S>>
  /** The same call with each of these parameters, in one request; the answers are in their order. */
  callEach<S extends v.GenericSchema>(
    method: string,
    params: readonly Params[],
    schema: S,
  ): Promise<readonly v.InferOutput<S>[]>
  readAccounts: AccountReader
  /** Reports each change of an account until the returned function is called; a dead socket reports nothing. */
  watchAccount(address: string, commitment: Commitment, onChange: (account: Account, slot: number) => void): () => void
  /** The socket of the subscriptions is open. */
  isLive(): boolean
  /** Asks each of two nodes by itself, where there are two. @throws when none answers. */
  witnesses(question: WitnessQuestion): Promise<readonly Testimony[]>
}

/** The nodes of a configuration also report what is no single account. */
export interface OwnNode extends ChainNode {
  watch(subscription: Subscription): () => void
}

export interface RpcCall {
  method: string
  params: Params
}
