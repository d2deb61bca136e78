import { useEffect, useState } from "react"
import { lazyPart } from "#features/lazy-parts"

const LoadedNotices = lazyPart(() => import("./notices"))

const noticeEvents = ["beforeinstallprompt", "error", "unhandledrejection"]

/** Loads the notices when there is one to show. Events from before that are stored by `holdEarlyEvents`. */
export function Notices() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const load = () => setDue(true)
    if (window.earlyInstallOffer || window.earlyFailures?.length) load()
    for (const event of noticeEvents) addEventListener(event, load)
    return () => {
      for (const event of noticeEvents) removeEventListener(event, load)
    }
  }, [])
  return due && <LoadedNotices />
}
