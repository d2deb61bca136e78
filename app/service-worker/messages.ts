import * as v from "valibot"

/** What a page asks of the worker: to keep files that it has loaded, or that games of a priority need. */
export type PageMessage =
  | { type: "CACHE_URLS"; urls: readonly string[] }
  | { type: "PRELOAD_GAME"; game: string; urls: readonly string[] }
  | { type: "PRELOAD_PRIORITY"; priority: number; urls: readonly string[] }

/** What the worker tells its pages: the build that the server has, and that the worker of another build has taken over. */
export const workerMessage = v.variant("type", [
  v.object({ type: v.literal("VERSION"), build: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)) }),
  v.object({ type: v.literal("NAVIGATION_REFRESH") }),
])
export type WorkerMessage = v.InferOutput<typeof workerMessage>
