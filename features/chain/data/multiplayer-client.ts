import "./node-globals"
import { toBase58 } from "@dghrt/kernel/base58"
import { PublicKey } from "@solana/web3.js"
import { MULTIPLAYER_PROGRAM } from "../decode/gamba-program"
import type { Signer } from "../model/chain"
import type { ChainConfig } from "../model/chain-config"
import { toChainError } from "../model/chain-error"
import { createGameList } from "../model/game-list"
import type { Multiplayer, MultiplayerGame, MultiplayerOptions } from "../model/multiplayer"
import { connectLive, guarded, notUnsubscribed } from "./connect"
import { readDraws, readGame, readNames } from "./multiplayer-decode"
import { multiplayerFor } from "./multiplayer-instructions"
import { createTransactions } from "./transactions"

const rescanEveryMs = 10_000
/** The log of a payout arrives shortly before its account is closed. */
const afterPayoutMs = 300
const gameDiscriminatorBase58 = "5aNQXizG8jB"
/** Most transactions of the program are joins. */
const searchedPerDraw = 10
/** Transactions of one game. */
const mostOfGame = 50

/** Every account and event is read by our own code; the published client builds the instructions. */
export function createMultiplayer(config: ChainConfig, signer: Signer, options: MultiplayerOptions): Multiplayer {
  const live = connectLive(config, "confirmed")
  const { connection, watch } = live
  const program = new PublicKey(MULTIPLAYER_PROGRAM)
  const user = new PublicKey(signer.publicKey)
  const build = multiplayerFor(connection, user, new PublicKey(config.creator), options.creatorFeeBps)
  const transactions = createTransactions(live, signer, options)

  async function readGames() {
    const { context, value } = await connection.getProgramAccounts(program, {
      withContext: true,
      filters: [{ memcmp: { offset: 0, bytes: gameDiscriminatorBase58 } }],
    })
    const games = value.flatMap(({ pubkey, account }) => readGame(pubkey.toBase58(), account.data) ?? [])
    return { slot: context.slot, value: games.filter(isOurKind) }
  }

  return guarded<Multiplayer>({
    address: signer.address,
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
      const changes = watch((live) => {
        const id = live.onProgramAccountChange(program, ({ accountId, accountInfo }, { slot }) => {
          const value = readGame(accountId.toBase58(), accountInfo.data)
          if (!value || !isOurKind(value)) return
          list.apply(value.address, { slot, value })
          report()
        })
        return () => void live.removeProgramAccountChangeListener(id).catch(notUnsubscribed)
      })
      // A closed account is not reported; the transaction that closes it is.
      const payouts = watch((live) => {
        const id = live.onLogs(program, ({ err, logs }) => {
          if (err !== null || !logs.some((line) => line.includes("Instruction: Distribute"))) return
          clearTimeout(soon)
          soon = setTimeout(() => void rescan(), afterPayoutMs)
        })
        return () => void live.removeOnLogsListener(id).catch(notUnsubscribed)
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
      const { value } = await connection.getAccountInfoAndContext(build.namesAddress(new PublicKey(game)))
      return value ? readNames(value.data) : new Map<string, string>()
    },

    findJoin: async (game) => {
      const listed = await connection.getSignaturesForAddress(new PublicKey(game), { limit: mostOfGame })
      return listed.findLast(({ err }) => err === null)?.signature ?? null
    },

    watchDraws(onDraw) {
      return watch((live) => {
        const id = live.onLogs(program, ({ err, logs, signature }) => {
          if (err === null) for (const draw of readDraws(logs, MULTIPLAYER_PROGRAM, signature)) onDraw(draw)
        })
        return () => void live.removeOnLogsListener(id).catch(notUnsubscribed)
      })
    },

    recentDraws: async (howMany) => {
      const infos = await connection.getSignaturesForAddress(program, { limit: howMany * searchedPerDraw })
      const found = await connection.getTransactions(
        infos.filter(({ err }) => err === null).map(({ signature }) => signature),
        { maxSupportedTransactionVersion: 0 },
      )
      const draws = found.flatMap((transaction) =>
        readDraws(
          transaction?.meta?.logMessages ?? [],
          MULTIPLAYER_PROGRAM,
          transaction?.transaction.signatures[0] ?? "",
        ),
      )
      return draws.slice(0, howMany)
    },

    prepareCreate: async (plan, mint, wager, name) => {
      const created = await build.create(plan, new PublicKey(mint))
      const join = await build.join(created.game, new PublicKey(mint), wager, name)
      return {
        ...(await transactions.prepare([created.instruction, join], [])),
        game: toBase58(created.game.toBytes()),
      }
    },
    prepareJoin: async ({ address, mint }, wager, name) =>
      transactions.prepare([await build.join(new PublicKey(address), new PublicKey(mint), wager, name)], []),
    prepareLeave: async ({ address, mint }) =>
      transactions.returnsFunds(
        await transactions.prepare([await build.leave(new PublicKey(address), new PublicKey(mint))], []),
      ),
    prepareEdit: async ({ address, mint }, wager, name) => {
      const [game, token] = [new PublicKey(address), new PublicKey(mint)]
      return transactions.prepare([await build.leave(game, token), await build.join(game, token, wager, name)], [])
    },
    sign: transactions.sign,
    send: transactions.send,
    witnesses: async (transaction) => transactions.witnesses(transaction),
    signatureStatus: transactions.signatureStatus,
  })
}

/** Races have one winner; games with more belong to other apps. */
const isOurKind = ({ winnersTarget }: MultiplayerGame) => winnersTarget === 1
