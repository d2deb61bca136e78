import { settledGames } from "#contract/settled-games"
import { platformStats } from "#contract/stats"
import { getJson, logger } from "#features/kernel"
import { figuresOf, filledFrom, type PlatformFigures, sumPlays } from "../model/platform-figures"

const timeoutMs = 10_000
const playsPerPage = 200

interface ReaderPorts {
  fetch?: typeof fetch
  signal?: AbortSignal
  nowMs?: () => number
}

/**
 * What a casino's players did in all. The statistics say it; the plays themselves are asked for what those do not say,
 * or in their place.
 * @throws ApiError when neither answers.
 */
export async function readPlatform(
  creator: string,
  { fetch: send, signal, nowMs = Date.now }: ReaderPorts = {},
): Promise<PlatformFigures> {
  const options = { timeoutMs, ...(send && { fetch: send }), ...(signal && { signal }) }
  const readPlays = async () => {
    const query = new URLSearchParams({ creator, itemsPerPage: `${playsPerPage}`, page: "0" })
    return sumPlays(await getJson(`/api/events/settledGames?${query}`, settledGames, options), creator, nowMs())
  }
  const stats = await getJson(`/api/stats?${new URLSearchParams({ creator })}`, platformStats, options).then(
    (answer) => figuresOf(answer, nowMs()),
    (error: unknown) => ({ error }),
  )
  if ("error" in stats) {
    return readPlays().catch((error) => {
      logger.warn("The recent plays were not read either", error)
      throw stats.error
    })
  }
  if (stats.volumeLamports !== undefined && stats.plays !== undefined) return stats
  return readPlays().then(
    (plays) => filledFrom(stats, plays),
    () => stats,
  )
}
