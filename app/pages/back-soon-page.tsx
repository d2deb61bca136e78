import { PageSkeleton } from "@dghrt/design-system"
import { lazy } from "react"
import { loadBackSoon } from "#features/access"
import { Later } from "../shell/later"

const BackSoon = lazy(loadBackSoon)

/** Without the shell: nothing else can be reached. */
export default function BackSoonPage() {
  return (
    <main id="main" className="canvas grid min-h-dvh items-center px-4">
      <Later fallback={<PageSkeleton />}>
        <BackSoon />
      </Later>
    </main>
  )
}
