import * as v from "valibot"
import { logger } from "#features/kernel"
import { dismissInstall } from "./dismissal"
import { installOffer } from "./offer"

const answer = v.object({ outcome: v.picklist(["accepted", "dismissed"]) })

/** Shows the browser's own question. A player who declines there is not shown the banner for a week. */
export async function askToInstall(): Promise<void> {
  const offer = installOffer.get()
  // A browser accepts each offer once.
  installOffer.withdraw()
  if (!offer) return
  try {
    const { outcome } = v.parse(answer, await offer.prompt())
    if (outcome === "dismissed") dismissInstall()
  } catch (error) {
    logger.warn("The browser did not ask to install the app", error)
  }
}
