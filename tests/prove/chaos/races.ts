import { createHash } from "node:crypto"
import { fees } from "#contract/fees"
import { loadMultiplayer, type Multiplayer } from "#features/chain"
import { pause } from "../../support/chain-player"
import { keySigner } from "../../support/key-signer"
import { put, until } from "../../support/racer"
import { sol } from "../../support/sol"
import { type Fault, faults } from "./faults"
import type { ChaosPlayer } from "./player"
import type { World } from "./world"

const plan = { wager: { kind: "custom" }, maxPlayers: 2, softSeconds: 60, hardSeconds: 180 } as const
const wager = 100_000_000n
const stepMs = 200
const stuckMs = 120_000

/** The other player of every race: a wallet without a browser, whose connection has no faults. */
export async function openRival(world: World): Promise<Multiplayer> {
  const signer = keySigner(createHash("sha256").update("chaos rival").digest())
  await world.command("faucet", { wallet: signer.address, token: "SOL" })
  const { rpcUrl, wsUrl } = world.chain.fallbacks.at(-1) ?? world.chain
  const { creator } = world.chain.addresses
  return loadMultiplayer({ rpcUrl, wsUrl, creator }, signer, { creatorFeeBps: fees.multiplayerBps })
}

/**
 * A race that the player joins in the page while the fault strikes; the page has to name the winner that the chain drew.
 * False where it was drawn before the player could join, by faults of others.
 */
export async function race(player: ChaosPlayer, world: World, rival: Multiplayer, fault: string): Promise<boolean> {
  const words = `${player.name} ${player.window.engine} plinkorace, ${fault}`
  const { game } = await put(rival, await rival.prepareCreate(plan, sol.mint, wager, "Rival"))
  const chain = watchRace(rival, game)
  await player.visit("plinkorace")
  const within = "main"
  const joins = [
    { role: "button", name: "Select ", within },
    { role: "button", name: "Join race", within },
  ] as const
  let striking: Promise<unknown> | null = null
  let calmSinceMs = Date.now()
  const strike = ({ strike }: Fault) =>
    strike(player, world).finally(() => {
      calmSinceMs = Date.now()
    })
  for (;;) {
    const { found, winner, racers } = await chain.now()
    const joined = racers.has(player.walletAddress)
    if (joined && !striking && faults[fault]) striking = strike(faults[fault])
    if (winner !== undefined && !joined) {
      chain.stop()
      return false
    }
    if (winner !== undefined) {
      const said = winner === player.walletAddress ? /Race settled\..* You win/ : /Race settled\..* You finished/
      if ((await player.state())?.said.some((text) => said.test(text))) break
    }
    await player.proceed()
    if (found && !joined) for (const control of joins) await player.attempt(() => player.window.click(control))
    if (Date.now() - Math.max(calmSinceMs, world.mendedAtMs) > stuckMs) {
      const heard = (await player.state())?.said.slice(-3).join(" | ")
      await player.note(words, `stuck: the race is ${found?.state ?? "gone"}, won by ${winner}; the page said ${heard}`)
      await striking
      chain.stop()
      return true
    }
    await pause(stepMs)
  }
  await striking
  // The payout comes after the draw; the money of a race is no part of the bets' sum.
  await until(async () => ((await chain.now()).found ? null : true), "the race is paid")
  chain.stop()
  return true
}

type Race = Awaited<ReturnType<Multiplayer["readGames"]>>["value"][number]

/**
 * The race as the chain has it. It is drawn for a second before it is paid and gone, and a page that is being closed and
 * opened may keep this process waiting for longer than that: so the chain is read beside the page, and racers and winner are kept.
 */
function watchRace(rival: Multiplayer, game: string) {
  let winner: string | undefined
  const racers = new Set<string>()
  const read = async (): Promise<Race | undefined> => {
    const found = (await rival.readGames()).value.find(({ address }) => address === game)
    for (const { address } of found?.players ?? []) racers.add(address)
    if (found?.state === "settled") winner = found.players[found.winners[0] ?? -1]?.address
    return found
  }
  let latest = read()
  const timer = setInterval(() => {
    latest = read()
    // The next call of `now` fails with it.
    latest.catch(() => undefined)
  }, stepMs)
  return {
    now: async () => ({ found: await latest, winner, racers }),
    stop: () => clearInterval(timer),
  }
}
