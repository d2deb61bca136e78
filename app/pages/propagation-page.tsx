import { PageSkeleton } from "@dghrt/design-system"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { loadPropagation } from "#features/status"

const Propagation = lazyPart(loadPropagation, {
  waiting: <PageSkeleton />,
  failed: notLoaded("The DNS status"),
})

/** The DNS status of this site, as public resolvers give it. */
export const PropagationPage = ({ domain }: { domain: string | undefined }) => (
  <section aria-labelledby="propagation-title" className="mx-auto grid w-full max-w-220 gap-4">
    <h1 id="propagation-title" className="type-d2 type-display">
      DNS propagation
    </h1>
    <p className="text-text-secondary">Whether public resolvers find this site.</p>
    <div className="card bg-surface p-6 max-md:p-4">
      <Propagation domain={domain} />
    </div>
  </section>
)
