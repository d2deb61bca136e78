import * as v from "valibot"
import type { ChartChoice } from "#features/explorer"
import { inSearch } from "./search"

/** What a chart shows, as written in a page's address; the default is left out. */
export const chartSearch = {
  metric: inSearch(v.picklist(["volume", "plays", "result"])),
  period: inSearch(v.picklist(["24h", "7d", "30d", "all"])),
  token: inSearch(v.pipe(v.string(), v.maxLength(40))),
}

interface ChartSearch {
  metric?: ChartChoice["metric"] | undefined
  period?: ChartChoice["period"] | undefined
  token?: string | undefined
}

export const chartOf = ({ metric = "volume", period = "30d", token = "SOL" }: ChartSearch): ChartChoice => ({
  metric,
  period,
  token,
})
export const gameSearch = inSearch(v.pipe(v.string(), v.regex(/^[a-z0-9]{1,20}$/)))
