import { logger } from "@dghrt/kernel/logger"
import { type Connection, PublicKey } from "@solana/web3.js"
import * as v from "valibot"
import { testimonyOf } from "../model/witnesses"
import { createAccountReader } from "../read/account-reader"
import type { ChainNode, Params } from "../read/chain-node"
import { callsThrough } from "../read/node"
import { delayFailures } from "./patient-socket"

type Request = (method: string, params: Params) => Promise<unknown>
type Batch = (calls: readonly { methodName: string; args: Params }[]) => Promise<unknown>
const isRequest = (member: unknown): member is Request & Batch => typeof member === "function"

/** A member of the connection that web3.js does not publish: by it every call takes the way that the app around us chose. */
function ownMember(connection: Connection, name: "_rpcRequest" | "_rpcBatchRequest") {
  const member: unknown = Reflect.get(connection, name)
  if (!isRequest(member)) throw new Error("The connection of the app has no way to call its node")
  return member
}

const known = new WeakMap<Connection, ChainNode>()

/** The node of a connection that the app around us holds, with its commitment and over its socket. It is the only one. */
export function providedNode(connection: Connection): ChainNode {
  const node = known.get(connection) ?? nodeThrough(connection)
  known.set(connection, node)
  return node
}

function nodeThrough(connection: Connection): ChainNode {
  delayFailures(Reflect.get(connection, "_rpcWebSocket"))
  const request: Request = ownMember(connection, "_rpcRequest")
  const batch: Batch = ownMember(connection, "_rpcBatchRequest")
  const calls = callsThrough(async ([first, ...others]) => {
    if (!first) return []
    if (others.length === 0) return [await request(first.method, first.params)]
    const replies = await batch([first, ...others].map(({ method, params }) => ({ methodName: method, args: params })))
    return Array.isArray(replies) ? replies : []
  })
  return {
    ...calls,
    readAccounts: createAccountReader(calls.call, connection.commitment),
    watchAccount(address, commitment, onChange) {
      const listener = connection.onAccountChange(
        new PublicKey(address),
        ({ owner, ...account }, { slot }) => onChange({ ...account, owner: owner.toBase58() }, slot),
        { commitment },
      )
      return () =>
        void connection
          .removeAccountChangeListener(listener)
          .catch((error) => logger.info("A subscription had ended already", error))
    },
    isLive: () => Reflect.get(connection, "_rpcWebSocketConnected") === true,
    witnesses: async (question) => [
      await testimonyOf(
        connection.rpcEndpoint,
        (asked) => Promise.all(asked.map(([method, params]) => calls.call(method, params, v.unknown()))),
        question,
      ),
    ],
  }
}
