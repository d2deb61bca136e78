import { useEffect, useState } from "react"
import { lazyPart } from "#features/lazy-parts"
import { useFailureReload } from "./failure-reload"
import { type WindowFailure, watchWindowFailures } from "./window-failures"

const FailureNoticeView = lazyPart(() => import("./failure-notice-view"))

const reloadPage = () => location.reload()

/** Shows a failure that nothing else on the page shows. One at a time: the first is enough. */
export function FailureNotice({ reload = reloadPage }: { reload?: () => void }) {
  const [failure, setFailure] = useState<WindowFailure | null>(null)
  useEffect(() => watchWindowFailures((next) => setFailure((shown) => shown ?? next)), [])
  const reloads = useFailureReload(failure?.kind === "error", reload)
  if (!failure) return null
  return (
    <FailureNoticeView
      failure={failure}
      reloads={reloads}
      onRefresh={reload}
      onContinue={() => {
        setFailure(null)
        document.getElementById("main")?.focus({ preventScroll: true })
      }}
    />
  )
}
