import { expect, test } from "vitest"
import { settingsOf } from "../../../tools/odds/settings"
import { replayBoards } from "./boards"
import { canReplay } from "./can-replay"

test.each(Object.entries(replayBoards))(
  "a play of %s by another front end is named and not drawn",
  async (game, load) => {
    const board = await load()
    const tables = [...(settingsOf[game as keyof typeof settingsOf]?.() ?? [])].map(({ bet }) => bet)
    for (const bet of [...tables.slice(0, 50), [20_000, 0], []])
      for (const metadata of [
        `{"gameId":"${game}","args":[]}`,
        `["${game}"]`,
        `0:${game}:`,
        `{"gameId":"${game}","args":["${"x".repeat(10_000)}"]}`,
      ]) {
        const drawn = canReplay(board, { metadata, bet })
        // Some games have one table, which their metadata need not name.
        if (drawn) expect(board.betArrayOf(metadata)).toEqual(bet)
        if (metadata.startsWith("{") || metadata.startsWith("[")) expect(drawn).toBe(false)
      }
  },
)

test("a play is drawn with the table that its metadata name, and with no other", async () => {
  const board = await replayBoards.slots?.()
  if (!board) throw new Error("Slots have a board.")
  const metadata = "0:slots:"
  const own = board.betArrayOf(metadata)
  expect(own).not.toBeNull()
  const bet = [...(own ?? [])]
  expect(canReplay(board, { metadata, bet })).toBe(true)
  expect(canReplay(board, { metadata, bet: bet.map((multiplierBps) => multiplierBps + 1) })).toBe(false)
  expect(canReplay(board, { metadata, bet: bet.slice(1) })).toBe(false)
})
