/** The racers' colours, always beside a number, so that colour is never the only difference. */
const hues = ["info", "primary", "secondary", "success", "tertiary", "text-secondary"] as const

/** The first six differ; after them the colours repeat, and the number distinguishes. */
export const hueOf = (racer: number) => `var(--${hues[racer % hues.length] ?? "info"})`
