import { Button, PageSkeleton } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import { ChevronRight } from "lucide-react"
import { useEffect } from "react"
import { loadOverridePage } from "#features/access"
import { loadReportedMessages } from "#features/chat"
import { loadClientErrors } from "#features/diagnostics"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { sessionOfPage } from "#features/session"
import { loadHealthCards } from "#features/status"
import { useWalletStore } from "#features/wallet"
import { isOwner } from "../navigation/items"
import { useVisitor } from "../shell/use-visitor"

const OverrideForm = lazyPart(loadOverridePage, { waiting: <PageSkeleton />, failed: notLoaded("The form") })
const HealthCards = lazyPart(loadHealthCards, { waiting: <PageSkeleton />, failed: notLoaded("The overview") })
const ReportedMessages = lazyPart(loadReportedMessages, { waiting: <PageSkeleton />, failed: notLoaded("The reports") })
const ClientErrors = lazyPart(loadClientErrors, { waiting: <PageSkeleton />, failed: notLoaded("The failures") })

const restricted = "Admin panel functionality restricted to authorized users."

/** The connected wallet, if it may administer. */
function useOwner(): string | null {
  const visitor = useVisitor()
  return isOwner(visitor) ? visitor.address : null
}

/** An owner's overview; everyone else reads one sentence. */
export function AdminPage() {
  const owner = useOwner()
  return (
    <section aria-labelledby="admin-title" className="mx-auto grid w-full max-w-220 gap-4">
      <h1 id="admin-title" className="type-d2 type-display">
        Admin Panel
      </h1>
      <p className="text-text-secondary">{restricted}</p>
      {owner !== null && <OwnersOverview owner={owner} />}
    </section>
  )
}

/** One sign-in is enough for all of it. */
function OwnersOverview({ owner }: { owner: string }) {
  const session = sessionOfPage(useWalletStore())
  useEffect(() => void session.load(), [session])
  return (
    <>
      <Button asChild className="w-fit">
        <Link to="/admin/override">Access override</Link>
      </Button>
      <ReportedMessages owner={owner} session={session} />
      <ClientErrors owner={owner} session={session} />
      <HealthCards />
    </>
  )
}

/** Closes and opens the casino. */
export function OverridePage() {
  const owner = useOwner()
  return (
    <section aria-labelledby="override-title" className="mx-auto grid w-full max-w-300 gap-4">
      <div>
        <nav aria-label="Breadcrumb">
          <ol className="flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
            <li>
              <Link to="/admin" className="inline-flex min-h-11 items-center hover:text-text hover:underline">
                Admin
              </Link>
            </li>
            <li aria-current="page" className="flex items-center gap-2">
              <ChevronRight aria-hidden className="size-3.5 rtl:rotate-180" strokeWidth={1.75} />
              Access override
            </li>
          </ol>
        </nav>
        <h1 id="override-title" className="type-d2 type-display">
          Access override
        </h1>
      </div>
      {owner === null ? <p className="text-text-secondary">{restricted}</p> : <OverrideForm owner={owner} />}
    </section>
  )
}
