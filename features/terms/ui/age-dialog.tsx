import { Button, DialogClose, DialogContent } from "@dghrt/design-system"
import { ageSentence, MINIMUM_AGE } from "../model/terms"

const stay = (event: Event) => event.preventDefault()

/** Asks for the age before free play. A click beside it is no answer. */
export function AgeDialog({ onConfirm }: { onConfirm: () => void }) {
  return (
    <DialogContent title={`Are you ${MINIMUM_AGE} or older?`} description={ageSentence} onInteractOutside={stay}>
      <p className="text-text-secondary">Free play uses DGHRT, which has no value. We ask once in this browser.</p>
      <div className="mt-5 flex flex-wrap gap-2 [&>button]:flex-1">
        <Button variant="primary" size="lg" onClick={onConfirm}>{`I am ${MINIMUM_AGE} or older`}</Button>
        <DialogClose asChild>
          <Button size="lg">No</Button>
        </DialogClose>
      </div>
    </DialogContent>
  )
}
