import { Button, DialogContent, Switch } from "@dghrt/design-system"
import { Download } from "lucide-react"
import { useMemo, useRef, useState } from "react"
import { logger } from "#features/kernel"
import { cardOf, type SharedResult } from "../model/card"
import { gameLink, postOnX, resultText } from "../model/links"
import { ResultPicture, type ResultPictureHandle } from "./result-picture"
import { Away, GameLink, type ShareMarks } from "./share-game"

export interface ShareResultDialogProps {
  shared: SharedResult
  /** The game's piece of art. */
  art: string
  marks: Pick<ShareMarks, "x">
}

/** A result as a picture to keep or to show; drawn here, sent nowhere. */
export function ShareResultDialog({ shared, art, marks }: ShareResultDialogProps) {
  const [amounts, setAmounts] = useState(false)
  const [failed, setFailed] = useState(false)
  const picture = useRef<ResultPictureHandle>(null)
  const card = useMemo(() => cardOf(shared, amounts), [shared, amounts])
  const link = gameLink(shared.origin, shared.result.bet.gameId)
  async function save() {
    const file = await picture.current?.file().catch((error: unknown) => {
      logger.warn("The picture was not made", error)
      return null
    })
    setFailed(!file)
    if (file) download(file, `dghrt-${shared.result.bet.gameId}.png`)
  }
  return (
    <DialogContent size="lg" title="Share Result">
      <ResultPicture ref={picture} card={card} art={art} />
      <Switch
        label="Show amounts"
        description="Off by default"
        checked={amounts}
        onCheckedChange={setAmounts}
        className="py-3"
      />
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="primary"
          icon={<Download aria-hidden className="size-4.5" strokeWidth={1.75} />}
          onClick={() => void save()}
        >
          Save image
        </Button>
        <Away href={postOnX(resultText(shared.game, card.multiplier), link)} mark={marks.x}>
          Share on X
        </Away>
      </div>
      <p role="status" className="mt-2 text-danger text-sm empty:hidden">
        {failed && "This browser could not make the picture. A screenshot of it works as well."}
      </p>
      <div className="mt-5 border-hair border-t pt-4.5">
        <GameLink link={link} />
      </div>
    </DialogContent>
  )
}

function download(file: Blob, name: string) {
  const href = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = href
  link.download = name
  link.click()
  // The browser has taken hold of the file by the next task.
  setTimeout(() => URL.revokeObjectURL(href))
}
