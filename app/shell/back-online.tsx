import { useEffect } from "react"
import { toasts } from "./toasts"

/** Says that the network has come back; what stands on the page says that it is away. */
export function BackOnline() {
  useEffect(() => {
    const say = () => toasts.push({ tone: "success", title: "You are online again" })
    addEventListener("online", say)
    return () => removeEventListener("online", say)
  }, [])
  return null
}
