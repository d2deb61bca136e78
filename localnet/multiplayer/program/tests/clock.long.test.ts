import { describe, expect, test } from "vitest"
import { keypairOf, must } from "../../../sbf/tests/chain"
import { currencies, rng } from "./addresses"
import { hard, openLobby, soft, start } from "./lobby"

const fine = null
const tooLate = hard + 300

/** Who may do what, second by second: [seconds since creation, players, full, join, leave, select]. */
const phases = [
  [0, 1, false, fine, fine, "CannotSettleYet"],
  [soft - 1, 2, false, fine, fine, "CannotSettleYet"],
  [soft, 2, false, "GameInProgress", "GameInProgress", fine],
  [soft, 1, false, fine, fine, "CannotSettleYet"],
  [hard - 1, 1, false, fine, fine, "CannotSettleYet"],
  [hard - 1, 2, false, "GameInProgress", "GameInProgress", fine],
  [0, 2, true, "GameFull", "GameInProgress", fine],
  [soft, 2, true, "GameFull", "GameInProgress", fine],
  [hard, 2, true, "GameFull", "GameInProgress", fine],
  [hard, 1, false, "GameInProgress", "GameInProgress", fine],
  [tooLate - 1, 2, false, "GameInProgress", "GameInProgress", fine],
  [tooLate, 2, false, "GameInProgress", fine, fine],
  [tooLate, 2, true, "GameFull", fine, fine],
] as const

describe.each(currencies)("in %s", (_, mint) => {
  test.each(phases)(
    "%i s in, with %i players, full: %s: join %s, leave %s, draw %s",
    async (seconds, count, full, join, leave, select) => {
      const at = async () => {
        const lobby = await openLobby()
        const table = await lobby.create({ mint, maxPlayers: full ? count : 10 })
        const players = ["ann", "ben"].slice(0, count).map(lobby.newcomer)
        const late = lobby.newcomer("late")
        for (const player of players) must(await lobby.join(player, table))
        lobby.setTime(start + seconds)
        return { lobby, table, ann: players[0] ?? late, late }
      }
      const joining = await at()
      expect((await joining.lobby.join(joining.late, joining.table)).error).toBe(join)
      const leaving = await at()
      expect((await leaving.lobby.leave(leaving.ann, leaving.table)).error).toBe(leave)
      const selecting = await at()
      expect((await selecting.lobby.select(selecting.table)).error).toBe(select)
    },
  )

  test("a drawn game refuses joining, leaving and a second draw", async () => {
    const lobby = await openLobby()
    const [ann, ben, late] = ["ann", "ben", "late"].map(lobby.newcomer)
    if (!ann || !ben || !late) throw new Error("Nobody came")
    const table = await lobby.create({ mint })
    for (const player of [ann, ben]) must(await lobby.join(player, table))
    lobby.setTime(start + soft)
    must(await lobby.select(table))
    for (const seconds of [soft, hard, tooLate]) {
      lobby.setTime(start + seconds)
      for (const receipt of [await lobby.join(late, table), await lobby.leave(ann, table), await lobby.select(table)]) {
        expect(receipt.error).toBe("AlreadySettled")
      }
    }
  })

  test("a player who sees the draw coming cannot leave before it", async () => {
    const lobby = await openLobby()
    const [ann, ben] = ["ann", "ben"].map(lobby.newcomer)
    if (!ann || !ben) throw new Error("Nobody came")
    const table = await lobby.create({ mint })
    for (const player of [ann, ben]) must(await lobby.join(player, table))
    lobby.setTime(start + soft)
    const race = [await lobby.leaveInstruction(ann.publicKey, table), await lobby.selectInstruction(table)]
    expect(lobby.send(race, [ann, rng]).error).toBe("GameInProgress")
    expect(lobby.game(table).players).toHaveLength(2)
  })

  test("only the provider draws; only it pays out before the hard end, and any wallet afterwards", async () => {
    const lobby = await openLobby()
    const stranger = keypairOf("stranger")
    lobby.fund(stranger.publicKey, 1_000_000_000n)
    const table = await lobby.create({ mint })
    for (const player of ["ann", "ben"].map(lobby.newcomer)) must(await lobby.join(player, table))
    expect((await lobby.distributeAll(table)).error).toBe("CannotSettleYet")
    lobby.setTime(start + soft)
    expect((await lobby.select(table, stranger)).error).toBe("AuthorityMismatch")
    must(await lobby.select(table))
    expect((await lobby.distribute(table, {}, stranger)).error).toBe("AuthorityMismatch")
    lobby.setTime(start + hard - 1)
    expect((await lobby.distribute(table, {}, stranger)).error).toBe("AuthorityMismatch")
    lobby.setTime(start + hard)
    must(
      await lobby.distribute(
        table,
        { winners: [lobby.game(table).players[lobby.game(table).winnerIndexes[0] ?? 0]?.user ?? stranger.publicKey] },
        stranger,
      ),
    )
  })

  test("a game waits while the clock does not advance", async () => {
    const lobby = await openLobby()
    const table = await lobby.create({ mint })
    for (const player of ["ann", "ben"].map(lobby.newcomer)) must(await lobby.join(player, table))
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await lobby.select(table)).error).toBe("CannotSettleYet")
    }
  })
})
