import { DialogContent, selectContent } from "@dghrt/design-system"
import { messageOf } from "#features/messages"
import type { OverlayParams } from "./overlays"

/** The whole address of the wallet, selected, because the places that copy it show its ends alone. */
export default function AddressOverlay({ params: { address } }: { params: OverlayParams["address"] }) {
  const { title, text } = messageOf("COPY_REFUSED")
  return (
    <DialogContent title={title} description={`${text} Your address is selected.`}>
      <p ref={selectContent} translate="no" className="well type-data wrap-anywhere rounded-md p-3.5">
        {address}
      </p>
    </DialogContent>
  )
}
