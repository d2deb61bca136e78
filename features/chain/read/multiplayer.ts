import { MULTIPLAYER_PROGRAM } from "../decode/gamba-program"
import { toChainError } from "../model/chain-error"
import { createGameList } from "../model/game-list"
import type { Multiplayer, MultiplayerGame } from "../model/multiplayer"
import { namesAddress } from "./addresses"
import type { OwnNode } from "./chain-node"
import { guarded } from "./guarded"
import { loadedOnce } from "./loaded-once"
import { readDraws, readGame, readNames } from "./multiplayer-decode"
import {
  accountReply,
  logsNotification,
  programAccounts,
  programNotification,
  signatures,
  transaction,
} from "./replies"
import { sentTransactions } from "./sent-transactions"
import type { Subscription } from "./socket"

const rescanEveryMs = 10_000
/** The log of a payout arrives shortly before its account is closed. */
const afterPayoutMs = 300
const gameDiscriminatorBase58 = "5aNQXizG8jB"
/** Most transactions of the program are joins. */
const searchedPerDraw = 10
/** Transactions of one game. */
const mostOfGame = 50
const confirmed = { commitment: "confirmed" } as const

/** What takes the libraries of the chain. */
export type RaceSigning = Pick<
  Multiplayer,
  "prepareCreate" | "prepareJoin" | "prepareLeave" | "prepareEdit" | "prewarm" | "sign"
>

interface MultiplayerPorts {
  node: OwnNode
  address: string
  /** Loads what builds transactions and has them signed; asked again where it failed. */
  loadSigning: () => Promise<RaceSigning>
}

/** Every account and event is read by our own code, without a library of the chain. */
export function multiplayerOver({ node, address, loadSigning }: MultiplayerPorts): Multiplayer {
  const { call, callEach, watch } = node
  const transactions = sentTransactions(node)
  const signing = loadedOnce(loadSigning)

  async function readGames() {
    const filters = [{ memcmp: { offset: 0, bytes: gameDiscriminatorBase58 } }]
    const { context, value } = await call(
      "getProgramAccounts",
      [MULTIPLAYER_PROGRAM, { ...confirmed, encoding: "base64", withContext: true, filters }],
      programAccounts,
    )
    const games = value.flatMap(({ pubkey, account }) => readGame(pubkey, account.data) ?? [])
    return { slot: context.slot, value: games.filter(isOurKind) }
  }
  const signaturesOf = (of: string, limit: number) =>
    call("getSignaturesForAddress", [of, { ...confirmed, limit }], signatures)
  /** Of transactions that did not fail. */
  const watchLogs = (onLogs: (logs: readonly string[], signature: string) => void) => {
    const subscription: Subscription<typeof logsNotification> = {
      kind: "logs",
      params: [{ mentions: [MULTIPLAYER_PROGRAM] }, confirmed],
      schema: logsNotification,
      onValue: ({ value: { err, logs, signature } }) => err === null && onLogs(logs ?? [], signature),
    }
    return watch(subscription)
  }
  const watchAccounts = (onGame: (slot: number, game: MultiplayerGame) => void) => {
    const subscription: Subscription<typeof programNotification> = {
      kind: "program",
      params: [MULTIPLAYER_PROGRAM, { ...confirmed, encoding: "base64" }],
      schema: programNotification,
      onValue({ context, value }) {
        const game = readGame(value.pubkey, value.account.data)
        if (game && isOurKind(game)) onGame(context.slot, game)
      },
    }
    return watch(subscription)
  }

  return guarded<Multiplayer>({
    address,
    readGames: async () => {
      const { slot, value } = await readGames()
      const list = createGameList()
      list.replace({ slot, value })
      return { slot, value: list.list() }
    },

    watchGames(onChange, onTrouble) {
      const list = createGameList()
      let stopped = false
      let soon: ReturnType<typeof setTimeout> | undefined
      const report = () => {
        if (!stopped) onChange(list.list())
      }
      const rescan = async () => {
        try {
          list.replace(await readGames())
          report()
        } catch (error) {
          if (!stopped) onTrouble(toChainError(error))
        }
      }
      const changes = watchAccounts((slot, value) => {
        list.apply(value.address, { slot, value })
        report()
      })
      // A closed account is not reported; the transaction that closes it is.
      const payouts = watchLogs((logs) => {
        if (!logs.some((line) => line.includes("Instruction: Distribute"))) return
        clearTimeout(soon)
        soon = setTimeout(() => void rescan(), afterPayoutMs)
      })
      const often = setInterval(() => void rescan(), rescanEveryMs)
      void rescan()
      return () => {
        stopped = true
        clearTimeout(soon)
        clearInterval(often)
        changes()
        payouts()
      }
    },

    readNames: async (game) => {
      const { value } = await call(
        "getAccountInfo",
        [namesAddress(game), { ...confirmed, encoding: "base64" }],
        accountReply,
      )
      return value ? readNames(value.data) : new Map<string, string>()
    },

    findJoin: async (game) => {
      const listed = await signaturesOf(game, mostOfGame)
      return listed.findLast(({ err }) => err === null)?.signature ?? null
    },

    watchDraws: (onDraw) =>
      watchLogs((logs, signature) => {
        for (const draw of readDraws(logs, MULTIPLAYER_PROGRAM, signature)) onDraw(draw)
      }),

    recentDraws: async (howMany) => {
      const listed = await signaturesOf(MULTIPLAYER_PROGRAM, howMany * searchedPerDraw)
      const found = await callEach(
        "getTransaction",
        listed
          .filter(({ err }) => err === null)
          .map(({ signature }) => [
            signature,
            { ...confirmed, encoding: "jsonParsed", maxSupportedTransactionVersion: 0 },
          ]),
        transaction,
      )
      const draws = found.flatMap((each) =>
        readDraws(each?.meta?.logMessages ?? [], MULTIPLAYER_PROGRAM, each?.transaction.signatures[0] ?? ""),
      )
      return draws.slice(0, howMany)
    },

    prepareCreate: async (...plan) => (await signing()).prepareCreate(...plan),
    prepareJoin: async (...plan) => (await signing()).prepareJoin(...plan),
    prepareLeave: async (...plan) => (await signing()).prepareLeave(...plan),
    prepareEdit: async (...plan) => (await signing()).prepareEdit(...plan),
    prewarm: async () => (await signing()).prewarm(),
    sign: async (prepared) => (await signing()).sign(prepared),
    send: transactions.send,
    witnesses: async (sent) => transactions.witnesses(sent),
    signatureStatus: transactions.signatureStatus,
  })
}

/** Races have one winner; games with more belong to other apps. */
const isOurKind = ({ winnersTarget }: MultiplayerGame) => winnersTarget === 1
