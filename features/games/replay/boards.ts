import type { ReplayBoard } from "./replay-board"

/** Each game's own drawing, fetched when a play of it is shown. */
export const replayBoards: Readonly<Record<string, () => Promise<ReplayBoard>>> = {
  blackjack: async () => (await import("../blackjack/replay-board")).replayBoard,
  crash: async () => (await import("../crash/replay-board")).replayBoard,
  dice: async () => (await import("../dice/replay-board")).replayBoard,
  flip: async () => (await import("../flip/replay-board")).replayBoard,
  hilo: async () => (await import("../hilo/replay-board")).replayBoard,
  magic8ball: async () => (await import("../magic8ball/replay-board")).replayBoard,
  mines: async () => (await import("../mines/replay-board")).replayBoard,
  plinko: async () => (await import("../plinko/replay-board")).replayBoard,
  slots: async () => (await import("../slots/replay-board")).replayBoard,
}
