export interface LinePoint {
  index: number
  value: number
}

/** The stretches of a series without an unknown value: each is drawn as one line. */
export function lineRuns(values: readonly (number | null)[]): readonly (readonly LinePoint[])[] {
  const runs: LinePoint[][] = []
  let connected = false
  values.forEach((value, index) => {
    const known = value !== null && Number.isFinite(value)
    if (known && connected) runs.at(-1)?.push({ index, value })
    else if (known) runs.push([{ index, value }])
    connected = known
  })
  return runs
}
