import { cacheDone } from "#contract/monitoring"
import { getJson, logger, type RequestOptions } from "#features/kernel"

/** Runs an action on the server's caches; false when it failed, which is a warning in the log and nothing more. */
async function run(path: string, options?: RequestOptions): Promise<boolean> {
  try {
    return (await getJson(path, cacheDone, options)).done
  } catch (error) {
    logger.warn(`The server's cache did not answer at ${path}`, error)
    return false
  }
}

/** Fills the server's shared answers, so that the next reader does not wait. */
export const warmUpCache = (options?: RequestOptions) => run("/api/cache/cache-warmup", options)

/** Empties the server's cache of transactions; the server does so for the owner's session only. */
export const cleanUpCache = (options?: RequestOptions) => run("/api/cache/cache-admin?action=cleanup", options)
