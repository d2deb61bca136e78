import { create, join, settledMessage, startGame } from "../e2e/race"
import type { BuiltCasino } from "../support/built-casino"
import { record } from "./frames"

const seats = 4
const settleMs = 60_000

/** A player who has raced three others, in a browser that records its frames; the settled race can be replayed from the lobby. */
export async function startRaceWithPlayer({ newPlayer }: BuiltCasino) {
  const player = await newPlayer()
  const phases = await record(player.context, "[data-slot=plinkorace]", "data-phase")
  await startGame(player)
  await create(player, { seats })
  for (let seat = 1; seat < seats; seat++) {
    const other = await newPlayer({ reducedMotion: "reduce" })
    await startGame(other)
    await join(other)
    // The last one gets no lobby: the race settles at once.
    await other.page.getByText(/^You are in\.|winner already drawn/).waitFor()
    await other.context.close()
  }
  await settledMessage(player).waitFor({ timeout: settleMs })
  await player.page.getByRole("button", { name: "Back to lobby" }).click()
  return { player, phases }
}
