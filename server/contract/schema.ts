/** Tells what a value of unknown origin is. zod's schemas answer in the same way, so either kind serves. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false }
}

/**
 * The schemas below are for what every page loads, where zod would be a tenth of all script; what is more than a list
 * of plain fields is zod's. A refusal says where, as in `tokens.0.mint`; empty for the value itself.
 */
export interface LightSchema<T> extends Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; at: string }
  /** @throws TypeError naming what does not fit. */
  parse(value: unknown): T
}

export type Output<S> = S extends Schema<infer T> ? T : never

const fits = <T>(data: T) => ({ success: true as const, data })
const refused = (at = "") => ({ success: false as const, at })
const inside = (name: string | number, { at }: { at: string }) => refused(at === "" ? `${name}` : `${name}.${at}`)

const schema = <T>(safeParse: LightSchema<T>["safeParse"]): LightSchema<T> => ({
  safeParse,
  parse(value) {
    const parsed = safeParse(value)
    if (parsed.success) return parsed.data
    throw new TypeError(`What does not fit: ${parsed.at || "all of it"}`)
  },
})

const only = <T>(test: (value: unknown) => value is T): LightSchema<T> =>
  schema((value) => (test(value) ? fits(value) : refused()))

export const flag = only((value) => typeof value === "boolean")

export const text = (longest: number, pattern = /^/): LightSchema<string> =>
  only((value): value is string => typeof value === "string" && value.length <= longest && pattern.test(value))

/** Above zero, never NaN. */
export const positive = (most: number): LightSchema<number> =>
  only((value): value is number => typeof value === "number" && value > 0 && value <= most)

export const wholeNumber = (least = 0, most = Number.MAX_SAFE_INTEGER): LightSchema<number> =>
  only((value): value is number => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most)

export const oneOf = <const T extends string | number>(values: readonly T[]): LightSchema<T> =>
  only((value): value is T => values.some((one) => one === value))

/** Money on a wire: decimal digits outside, `bigint` in the token's smallest unit inside. */
export const units = schema((value) =>
  typeof value === "string" && /^\d{1,20}$/.test(value) ? fits(BigInt(value)) : refused(),
)

export const orNull = <T>(other: LightSchema<T>): LightSchema<T | null> =>
  schema<T | null>((value) => (value === null ? fits(null) : other.safeParse(value)))

export const optional = <T>(other: LightSchema<T>): LightSchema<T | undefined> =>
  schema<T | undefined>((value) => (value === undefined ? fits(undefined) : other.safeParse(value)))

/** Never refuses: what does not fit is the fallback. */
export const otherwise = <T>(other: LightSchema<T>, fallback: NoInfer<T>): LightSchema<T> =>
  schema((value) => {
    const parsed = other.safeParse(value)
    return parsed.success ? parsed : fits(fallback)
  })

export const listOf = <T>(one: LightSchema<T>, most: number, least = 0): LightSchema<readonly T[]> =>
  schema((value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return refused()
    const list: T[] = []
    for (const [index, entry] of value.entries()) {
      const parsed = one.safeParse(entry)
      if (!parsed.success) return inside(index, parsed)
      list.push(parsed.data)
    }
    return fits(list)
  })

const entriesOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null

/** At most so many names, each with a value of one kind. */
export const recordOf = <T>(name: LightSchema<string>, one: LightSchema<T>, most: number) =>
  schema<Record<string, T>>((value) => {
    const given = entriesOf(value)
    if (given === null) return refused()
    const entries = Object.entries(given)
    if (entries.length > most) return refused()
    const record: [string, T][] = []
    for (const [key, entry] of entries) {
      const parsed = one.safeParse(entry)
      if (!parsed.success || !name.safeParse(key).success) return refused(key)
      record.push([key, parsed.data])
    }
    return fits(Object.fromEntries(record))
  })

type Shape = Readonly<Record<string, LightSchema<unknown>>>
type MayMiss<S extends Shape> = { [Name in keyof S]: undefined extends Output<S[Name]> ? Name : never }[keyof S]
type Fields<S extends Shape> = { [Name in Exclude<keyof S, MayMiss<S>>]: Output<S[Name]> } & {
  [Name in MayMiss<S>]?: Output<S[Name]>
}

/** These fields, and of all others nothing: what a stranger wrote beside them goes no further. */
export const object = <S extends Shape>(shape: S) =>
  schema<Fields<S>>((value) => {
    const given = entriesOf(value)
    if (given === null) return refused()
    const fields: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(shape)) {
      const parsed = field.safeParse(Object.hasOwn(given, name) ? given[name] : undefined)
      if (!parsed.success) return inside(name, parsed)
      if (parsed.data !== undefined) fields[name] = parsed.data
    }
    // Each field was read by its own schema, which the compiler cannot follow through the loop.
    return fits(fields as Fields<S>)
  })
