import { useEffect, useState } from "react"
import { lazyPart } from "#features/lazy-parts"

const Host = lazyPart(() => import("./notices"))

const reasons = ["beforeinstallprompt", "error", "unhandledrejection"]

/** Nothing of the notices is loaded before there is one to show: the head script holds what they are about. */
export function Notices() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const load = () => setDue(true)
    if (window.earlyInstallOffer || window.earlyFailures?.length) load()
    for (const reason of reasons) addEventListener(reason, load)
    return () => {
      for (const reason of reasons) removeEventListener(reason, load)
    }
  }, [])
  return due && <Host />
}
