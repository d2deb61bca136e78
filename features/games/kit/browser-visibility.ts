import type { PageVisibility } from "@dghrt/betting"

export const browserVisibility: PageVisibility = {
  hidden: () => typeof document !== "undefined" && document.visibilityState === "hidden",
  onHide(listener) {
    if (typeof document === "undefined") return () => undefined
    const look = () => document.visibilityState === "hidden" && listener()
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  },
}
