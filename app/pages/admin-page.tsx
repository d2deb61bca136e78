import { Button, PageSkeleton } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import { lazy } from "react"
import { loadOverridePage } from "#features/access"
import { loadHealthCards } from "#features/status"
import { useWallet } from "#features/wallet"
import { isOwner } from "../navigation/items"
import { useConfig } from "../shell/app-config"
import { Later } from "../shell/later"

const OverrideForm = lazy(loadOverridePage)
const HealthCards = lazy(loadHealthCards)

const restricted = "Admin panel functionality restricted to authorized users."

function useOwner(): string | null {
  const { creator } = useConfig()
  const { address } = useWallet()
  return isOwner({ address, creator }) ? creator : null
}

/** The owner's overview; everyone else reads one sentence. */
export function AdminPage() {
  const owner = useOwner()
  return (
    <section aria-labelledby="admin-title" className="mx-auto grid w-full max-w-220 gap-4">
      <h1 id="admin-title" className="type-d2 type-display">
        Admin Panel
      </h1>
      <p className="text-text-secondary">{restricted}</p>
      {owner !== null && (
        <>
          <Button asChild className="w-fit">
            <Link to="/admin/override">Access override</Link>
          </Button>
          <Later fallback={<PageSkeleton />}>
            <HealthCards />
          </Later>
        </>
      )}
    </section>
  )
}

/** Closes and opens the casino. */
export function OverridePage() {
  const owner = useOwner()
  return (
    <section aria-labelledby="override-title" className="mx-auto grid w-full max-w-300 gap-4">
      <h1 id="override-title" className="type-d2 type-display">
        Access override
      </h1>
      {owner === null ? (
        <p className="text-text-secondary">{restricted}</p>
      ) : (
        <Later fallback={<PageSkeleton />}>
          <OverrideForm owner={owner} />
        </Later>
      )}
    </section>
  )
}
