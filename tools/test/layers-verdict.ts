/** dependency-cruiser reports no violation also when it could not read the sources; the repository has far more modules. */
const leastModules = 1_000

export interface CruiseOutcome {
  code: number
  /** The report for people: "no dependency violations found (1653 modules, 5831 dependencies cruised)". */
  output: string
}

/** Why the layers cannot be taken as respected; null when they can. */
export function layersProblem({ code, output }: CruiseOutcome): string | null {
  if (code !== 0) return "An import breaks a layer, or dependency-cruiser failed."
  const modules = /\((\d+) modules/.exec(output)?.[1]
  if (modules === undefined) return "dependency-cruiser did not say how many modules it read."
  return Number(modules) < leastModules
    ? `dependency-cruiser read ${modules} modules, fewer than ${leastModules}: which TypeScript does it find?`
    : null
}
