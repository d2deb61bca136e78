import { FailureNotice } from "./failure-notice"
import { InstallOffer } from "./install-offer"

/** What may appear over any page by itself. None of it is needed before the page is idle. */
export default function Notices() {
  return (
    <>
      <FailureNotice />
      <InstallOffer />
    </>
  )
}
