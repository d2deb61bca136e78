import { useEffect, useId } from "react"

/**
 * The name of a group's native radios. Browsers ignore `required` on radios without a name, so a required group that has
 * none gets a name of its own, under which its form sends nothing.
 */
export function useRadioName(name: string | undefined, required: boolean | undefined) {
  const own = useId()
  const unnamed = required === true && name === undefined
  useEffect(() => {
    if (!unnamed) return
    const remove = ({ formData }: FormDataEvent) => formData.delete(own)
    document.addEventListener("formdata", remove)
    return () => document.removeEventListener("formdata", remove)
  }, [own, unnamed])
  return unnamed ? own : name
}
