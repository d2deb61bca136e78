import { PageSkeleton } from "@dghrt/design-system"
import { loadBackSoon } from "#features/access"
import { lazyPart, notLoaded } from "#features/lazy-parts"

const BackSoon = lazyPart(loadBackSoon, { waiting: <PageSkeleton />, failed: notLoaded("This page") })

/** Without the shell: nothing else can be reached. */
export default function BackSoonPage() {
  return (
    <main id="main" className="canvas grid min-h-dvh items-center px-4">
      <BackSoon />
    </main>
  )
}
