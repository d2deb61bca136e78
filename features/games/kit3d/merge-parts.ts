import type { BufferGeometry } from "three"
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js"

/** Shapes as one, which is drawn at once. The parts are given back; they must have the same attributes. */
export function mergeParts(parts: BufferGeometry[]): BufferGeometry {
  const merged: BufferGeometry | null = mergeGeometries(parts)
  if (!merged) throw new Error("Shapes with different attributes cannot be one")
  for (const part of parts) part.dispose()
  return merged
}
