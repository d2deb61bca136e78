import { Link } from "@tanstack/react-router"
import { closeOverlay } from "./overlays"

/** Leads to the self-check and the help lines. */
export const HelpWithPlay = ({ children }: { children: string }) => (
  <Link
    to="/help"
    hash="play-responsibly"
    onClick={closeOverlay}
    className="inline-flex min-h-9 items-center rounded-sm font-semibold text-primary text-sm hover:underline pointer-coarse:min-h-10"
  >
    {children}
  </Link>
)
