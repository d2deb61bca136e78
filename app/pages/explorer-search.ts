import * as v from "valibot"
import type { ChartChoice } from "#features/explorer"
import { inSearch } from "./search"

/** What a chart shows, as written in a page's address; the default is left out. */
export const chartSearch = {
  metric: inSearch(v.picklist(["volume", "plays", "result"])),
  days: inSearch(v.picklist([7, 30, 90, 365])),
  token: inSearch(v.pipe(v.string(), v.maxLength(40))),
}

interface ChartSearch {
  metric?: ChartChoice["metric"] | undefined
  days?: ChartChoice["days"] | undefined
  token?: string | undefined
}

export const chartOf = ({ metric = "volume", days = 30, token = "SOL" }: ChartSearch): ChartChoice => ({
  metric,
  days,
  token,
})
export const gameSearch = inSearch(v.pipe(v.string(), v.regex(/^[a-z0-9]{1,20}$/)))
