import { type RefObject, useEffect } from "react"
import { useLatest } from "./use-latest"

/** Runs when the form of an input is reset, by its own `form` attribute or around it. */
export function useFormReset(input: RefObject<HTMLInputElement | null>, onReset: () => void) {
  const reset = useLatest(onReset)
  useEffect(() => {
    const form = input.current?.form
    form?.addEventListener("reset", reset)
    return () => form?.removeEventListener("reset", reset)
  }, [input, reset])
}
