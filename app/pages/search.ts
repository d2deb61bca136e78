import { type LightSchema, type Output, text } from "#contract/schema"

/** Looks like a wallet; whether it is one is for the page to find out. */
export const addressText = text(44, /^[1-9A-HJ-NP-Za-km-z]{32,}$/)

/** What an address may say after its question mark. What does not fit is named and undefined: so it also leaves the address. */
export const search =
  <S extends Readonly<Record<string, LightSchema<unknown>>>>(shape: S) =>
  (given: Record<string, unknown>) => {
    const fields = Object.entries(shape).map(([name, one]) => {
      const parsed = one.safeParse(given[name])
      return [name, parsed.success ? parsed.data : undefined]
    })
    // Each name keeps its own schema, which the compiler cannot follow through the loop.
    return Object.fromEntries(fields) as { [Name in keyof S]?: Output<S[Name]> }
  }
