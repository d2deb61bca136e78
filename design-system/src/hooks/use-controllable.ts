import { useState } from "react"
import { useLatest } from "./use-latest"

interface Controllable<Value> {
  /** The caller's value; undefined leaves the value to the component. */
  value: Value | undefined
  defaultValue: Value
  onChange: ((value: Value) => void) | undefined
}

/** A value that its caller holds, or the component itself when the caller gives none. `set` reports every change. */
export function useControllable<Value>({ value, defaultValue, onChange }: Controllable<Value>) {
  const [own, setOwn] = useState(defaultValue)
  const set = useLatest((next: Value) => {
    if (value === undefined) setOwn(next)
    onChange?.(next)
  })
  return [value === undefined ? own : value, set] as const
}
