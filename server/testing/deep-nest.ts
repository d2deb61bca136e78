/** Deeper than JSON can be written: `JSON.parse` reads it, `JSON.stringify` throws a RangeError. */
export const deepNestJson = `${"[".repeat(20_000)}${"]".repeat(20_000)}`
export const deepNest: unknown = JSON.parse(deepNestJson)
