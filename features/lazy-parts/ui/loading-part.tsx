import { Button } from "@dghrt/design-system"
import { type ReactNode, useEffect, useState } from "react"

/** A part that has not come by then offers a way out. It is never given up: a slow connection may still deliver. */
export const partTimeoutMs = 5_000

interface LoadingPartProps {
  /** Begins the sentence that says what is late: "The chat". */
  name: string
  /** Its outline. */
  children: ReactNode
}

/** Stands in while the code of a part is on its way. */
export function LoadingPart({ name, children }: LoadingPartProps) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), partTimeoutMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-text-secondary not-empty:mb-3">
        {late && (
          <>
            <p>{`${name} takes longer than usual.`}</p>
            <Button size="sm" onClick={() => location.reload()}>
              Refresh
            </Button>
          </>
        )}
      </div>
      {children}
    </>
  )
}
