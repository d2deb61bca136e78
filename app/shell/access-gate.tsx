import type { AccessOverride } from "#contract/access-override"
import { loadAccessWatch } from "#features/access"
import { lazyPart } from "#features/lazy-parts"
import { access } from "./access"
import { BackOnline } from "./back-online"
import { NewVersion } from "./new-version"
import { WalletWait } from "./wallet-wait"

const AccessWatch = lazyPart(loadAccessWatch)

function note({ enabled }: AccessOverride) {
  access.closed = enabled
}

/** Polls whether the owner has closed the casino, after the first paint. The replies also name the server's build. A wallet is asked later still. */
export default function AccessGate() {
  return (
    <>
      <AccessWatch onChange={note} />
      <NewVersion />
      <WalletWait />
      <BackOnline />
    </>
  )
}
