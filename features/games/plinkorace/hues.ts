/** The racers' colours, always beside a number: never the only thing that tells two apart. */
const hues = ["info", "primary", "secondary", "success", "tertiary", "text-secondary"] as const

/** The first six differ; after them the colours come round, and the number tells. */
export const hueOf = (racer: number) => `var(--${hues[racer % hues.length] ?? "info"})`
