import { expect, test } from "vitest"
import { fees } from "#contract/fees"
import { loadMultiplayer } from "#features/chain"
import { cuttableProxy } from "../support/cuttable-line"
import { configOn } from "../support/in-process"
import { keySigner } from "../support/key-signer"
import { gameAt, plan, put, racerOn, SOL, watching } from "../support/racers"
import { sol } from "../support/sol"
import { testNetwork } from "../support/test-network"

const network = await testNetwork({ multiplayerHoldMs: 1_500 })
const config = configOn(network)

const racer = () => racerOn(config)

test("a result that was seen stays when the socket drops before it is paid out, and the list goes on afterwards", async () => {
  const [ann, ben] = await Promise.all([racer(), racer()])
  const line = await cuttableProxy(Number(new URL(config.wsUrl).port))
  const cem = await loadMultiplayer({ ...config, wsUrl: line.url }, keySigner(new Uint8Array(32).fill(99)), {
    creatorFeeBps: fees.multiplayerBps,
  })
  const seen = watching(cem)
  const { game } = await put(ann, ann.prepareCreate({ ...plan, maxPlayers: 2 }, sol.mint, SOL, "Ann"))
  await put(ben, ben.prepareJoin(await gameAt(ben, game), SOL, "Ben"))
  await expect.poll(() => seen.now(game)?.state, { timeout: 10_000 }).toBe("settled")
  line.cut()
  const drawn = seen.now(game)
  const there = async () => (await ann.readGames()).value.some(({ address }) => address === game)
  await expect.poll(there, { timeout: 10_000 }).toBe(false)
  expect(seen.now(game)).toMatchObject({ winners: drawn?.winners, players: drawn?.players })
  await expect.poll(() => seen.now(game)?.closed, { timeout: 15_000 }).toBe(true)
  expect(seen.now(game)).toEqual({ ...drawn, closed: true })

  line.mend()
  const next = await put(ann, ann.prepareCreate(plan, sol.mint, SOL, "Ann"))
  await expect.poll(() => seen.now(next.game)?.players.length, { timeout: 15_000 }).toBe(1)
  expect(seen.now(game)).toEqual({ ...drawn, closed: true })
  seen.stop()
  await line.close()
}, 60_000)
