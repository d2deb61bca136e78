import { DialogContent, SkeletonRows } from "@dghrt/design-system"
import { useNavigate } from "@tanstack/react-router"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { loadStatus } from "#features/status"
import { tokenOf, useSelection } from "#features/tokens"
import { useConfig } from "../shell/app-config"

const Status = lazyPart(loadStatus, {
  waiting: <SkeletonRows count={7} label="Loading the connection status" />,
  failed: notLoaded("The connection status"),
})

/** Placed above the footer button that opens it; on a phone it is a bottom sheet. */
export default function StatusOverlay() {
  const config = useConfig()
  const selection = useSelection(config)
  const navigate = useNavigate()
  const free = selection.kind === "free"
  const token = tokenOf(selection)
  return (
    <DialogContent title="Connection Status" className="md:me-25 md:mb-19 md:max-w-100 md:self-end md:justify-self-end">
      <Status
        config={config}
        session={free ? "Free Play" : "Live"}
        tokenName={free ? "DGHRT" : token.name}
        mint={free ? null : token.mint}
        // The change of address closes this panel. Closing it first would go back in the history, and undo the navigation.
        onOpenDns={() => void navigate({ to: "/propagation", search: { domain: window.location.hostname } })}
      />
    </DialogContent>
  )
}
