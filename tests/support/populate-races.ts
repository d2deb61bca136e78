import "./web-socket"
import type { GamePlan, ListedGame, Multiplayer } from "#features/chain"
import { type Network, put, racer, until } from "./racer"
import { sol } from "./sol"

/** A race as its players saw it, and the transactions that led to it. */
export interface SeenRace {
  /** The game as the players' list showed it when it was drawn. */
  drawn: ListedGame
  names: ReadonlyMap<string, string>
  signatures: readonly string[]
}

const SOL = 1_000_000_000n
const mostLanes = 4

const planOf = (turn: number, players: number): GamePlan => {
  const rules: readonly GamePlan["wager"][] = [
    { kind: "custom" },
    { kind: "same", amount: SOL / 100n },
    { kind: "range", min: SOL / 1_000n, max: SOL },
  ]
  const wager = rules[turn % rules.length] ?? { kind: "custom" }
  // A race with one player is drawn at its hard end.
  return players === 1
    ? { wager, maxPlayers: 2, softSeconds: 1, hardSeconds: 2 }
    : { wager, maxPlayers: players, softSeconds: 60, hardSeconds: 180 }
}

/** Plays races of one to ten wallets on the local network, some with changed bets, names and another token. */
export async function populateRaces(network: Network, count: number): Promise<SeenRace[]> {
  const { usdcMint } = network.addresses
  const laneCount = Math.min(mostLanes, count)
  const lanes = await Promise.all(
    Array.from({ length: laneCount }, (_, lane) =>
      Promise.all(Array.from({ length: 10 }, (_, index) => racer(`${lane}-${index}`, network))),
    ),
  )
  const watcher = lanes[0]?.[0]
  if (!watcher) throw new Error("No wallet to watch with")
  let seen: readonly ListedGame[] = []
  const { readNames } = watcher
  // The list of names is closed with the account, so it is read as soon as a player sees the result.
  const drawnGames = new Map<string, { drawn: ListedGame; names: Promise<ReadonlyMap<string, string>> }>()
  const stop = watcher.watchGames(
    (games) => {
      seen = games
      for (const game of games) {
        if (game.state !== "settled" || game.closed) continue
        const names = drawnGames.get(game.address)?.names ?? readNames(game.address)
        drawnGames.set(game.address, { drawn: game, names })
      }
    },
    () => undefined,
  )
  const listed = (by: Multiplayer, game: string) =>
    until(async () => (await by.readGames()).value.find(({ address }) => address === game) ?? null, `${game} is listed`)

  async function race(turn: number, racers: readonly Multiplayer[]): Promise<SeenRace> {
    const size = turn % 7 === 6 ? 1 : 2 + (turn % 9)
    const first = turn % racers.length
    const [maker, ...others] = [...racers.slice(first), ...racers.slice(0, first)].slice(0, size)
    if (!maker) throw new Error("No wallet to race with")
    const mint = turn % 4 === 3 ? usdcMint : sol.mint
    const plan = planOf(turn, size)
    const wagerOf = (place: number) =>
      plan.wager.kind === "same" ? plan.wager.amount : (SOL / 1_000n) * BigInt(1 + ((turn + place) % 9)) + BigInt(place)
    const nameAt = (place: number) => (place % 3 === 0 ? `Racer ${turn}-${place}` : "")
    const created = await put(maker, await maker.prepareCreate(plan, mint, wagerOf(0), nameAt(0)))
    const signatures = [created.signature]
    for (const [index, other] of others.entries()) {
      const place = index + 1
      const join = await put(
        other,
        await other.prepareJoin(await listed(other, created.game), wagerOf(place), nameAt(place)),
      )
      signatures.push(join.signature)
      // Leaving and joining again moves a player to the end of the list.
      if (place === 1 && size > 3 && plan.wager.kind !== "same") {
        const edit = await other.prepareEdit(await listed(other, created.game), wagerOf(place) + 7n, "Changed my mind")
        signatures.push((await put(other, edit)).signature)
      }
      if (place === 1) signatures.push(...(await leaveAndReturn(other, created.game, wagerOf(place), turn)))
    }
    const result = await until(() => drawnGames.get(created.game) ?? null, `${created.game} is drawn`)
    const names = await result.names
    await until(
      async () => (seen.find(({ address }) => address === created.game)?.closed ? true : null),
      `${created.game} is paid`,
    )
    return { drawn: result.drawn, names, signatures }
  }

  async function leaveAndReturn(by: Multiplayer, game: string, wager: bigint, turn: number): Promise<string[]> {
    const race = await listed(by, game)
    if (turn % 5 !== 4 || race.players.length >= race.maxPlayers) return []
    const left = await put(by, await by.prepareLeave(race))
    const back = await put(by, await by.prepareJoin(await listed(by, game), wager, "Back again"))
    return [left.signature, back.signature]
  }

  try {
    // One race after the other in each lane, so that every wallet's transactions stay in order.
    const played = await Promise.all(
      lanes.map(async (racers, lane) => {
        const races: (readonly [turn: number, race: SeenRace])[] = []
        for (let turn = lane; turn < count; turn += laneCount) races.push([turn, await race(turn, racers)])
        return races
      }),
    )
    return played
      .flat()
      .sort(([one], [other]) => one - other)
      .map(([, race]) => race)
  } finally {
    stop()
  }
}
