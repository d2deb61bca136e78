import { FailureNotice } from "./failure-notice"
import { InstallOffer } from "./install-offer"

/** What may appear over any page by itself. */
export default function Notices() {
  return (
    <>
      <FailureNotice />
      <InstallOffer />
    </>
  )
}
