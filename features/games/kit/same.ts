import { isValidElement } from "react"

/**
 * Whether two values read alike, however often they were made anew. Functions and elements are themselves only. It tells
 * `memo` that a drawing's scene, facts and handlers are those it has drawn.
 */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!plain(one) || !plain(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]))
  )
}

const plain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !isValidElement(value)
