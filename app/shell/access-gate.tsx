import type { AccessOverride } from "#contract/access-override"
import { loadAccessWatch } from "#features/access"
import { lazyPart } from "#features/lazy-parts"
import { access } from "./access"
import { NewVersion } from "./new-version"

const AccessWatch = lazyPart(loadAccessWatch)

function note({ enabled }: AccessOverride) {
  access.closed = enabled
}

/** Follows the owner's decision after the first paint. The same polls name the server's build. */
export default function AccessGate() {
  return (
    <>
      <AccessWatch onChange={note} />
      <NewVersion />
    </>
  )
}
