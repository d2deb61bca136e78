import { lazy } from "react"
import type { AccessOverride } from "#contract/access-override"
import { loadAccessWatch } from "#features/access"
import { access } from "./access"
import { Later } from "./later"
import { NewVersion } from "./new-version"

const AccessWatch = lazy(loadAccessWatch)

function note({ enabled }: AccessOverride) {
  access.closed = enabled
}

/** Follows the owner's decision after the first paint. The same polls name the server's build. */
export default function AccessGate() {
  return (
    <>
      <Later>
        <AccessWatch onChange={note} />
      </Later>
      <NewVersion />
    </>
  )
}
