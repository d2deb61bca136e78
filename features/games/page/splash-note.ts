import type { GameRecord } from "../kit/game-record"

/** What the splash says beside the game's kind: free play, and that an announced game is open for a test. */
export function splashNote({ live }: Pick<GameRecord, "live">, freePlay: boolean): string | undefined {
  const notes = [freePlay && "Free play", live === "coming-soon" && "Test"].filter(Boolean)
  return notes.length > 0 ? notes.join(" · ") : undefined
}
