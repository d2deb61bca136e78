import { GameArt, Heart } from "@dghrt/design-system"
import { forwardRef, type MutableRefObject, type RefObject, useEffect, useImperativeHandle, useRef } from "react"
import { logger } from "#features/kernel"
import { cardWords, type ResultCard } from "../model/card"
import { CARD, type CardLook, drawCard } from "./draw-card"
import { pictureOf } from "./picture-of"
import { useCardLook } from "./use-card-look"

export interface ResultPictureHandle {
  /** The picture as a PNG file; null where the browser cannot make one. */
  file(): Promise<Blob | null>
}

/** The picture of a result, drawn in this browser and redrawn when the theme, the text or the game's art changes. */
export const ResultPicture = forwardRef<ResultPictureHandle, { card: ResultCard; art: string }>(function ResultPicture(
  { card, art },
  handle,
) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef(false)
  const parts = useRef<HTMLDivElement>(null)
  const display = useRef<HTMLSpanElement>(null)
  const body = useRef<HTMLSpanElement>(null)
  const look = useCardLook(display, body)
  useRedraw(canvas, parts, card, drawn, look)
  useImperativeHandle(handle, () => ({
    file: () =>
      new Promise((resolve) => (canvas.current && drawn.current ? canvas.current.toBlob(resolve) : resolve(null))),
  }))
  return (
    <div className="relative overflow-hidden rounded-md border-(length:--border-w) border-border [border-style:solid]">
      <canvas
        ref={canvas}
        role="img"
        aria-label={cardWords(card)}
        {...CARD}
        className="block aspect-[1200/630] h-auto w-full bg-background"
      />
      {/* What the picture is made of: drawn by the page, seen only in the picture. */}
      <div
        ref={parts}
        aria-hidden
        className="pointer-events-none absolute start-0 top-0 size-px overflow-hidden opacity-0"
      >
        <div data-part="scene" className="h-60 w-80">
          <GameArt game={art} detail="full" />
        </div>
        <div data-part="heart" className="size-16">
          <Heart />
        </div>
        <span ref={display} className="type-display" />
        <span ref={body} />
      </div>
    </div>
  )
})

function useRedraw(
  canvas: RefObject<HTMLCanvasElement>,
  parts: RefObject<HTMLElement>,
  card: ResultCard,
  drawn: MutableRefObject<boolean>,
  look: CardLook | null,
) {
  useEffect(() => {
    const box = parts.current
    if (!box || !look) return
    let newest = 0
    const redraw = (look: CardLook) =>
      draw(look).catch((error: unknown) => {
        drawn.current = false
        logger.warn("The picture of a result was not drawn", error)
      })
    async function draw(look: CardLook) {
      const mine = ++newest
      const svg = (part: string) => box?.querySelector<SVGSVGElement>(`[data-part=${part}] svg`) ?? null
      const [scene, heart] = await Promise.all([
        pictureOf(svg("scene"), 840, 630),
        pictureOf(svg("heart"), 128, 128),
        facesOf(look),
      ])
      const pen = canvas.current?.getContext("2d")
      if (mine !== newest || !pen) return
      drawCard(pen, card, look, { scene, heart })
      drawn.current = true
    }
    void redraw(look)
    // The game's own drawing arrives when its file does.
    const arrival = new MutationObserver(() => void redraw(look))
    arrival.observe(box, { childList: true, subtree: true })
    return () => {
      newest = Number.POSITIVE_INFINITY
      arrival.disconnect()
    }
  }, [canvas, parts, drawn, card, look])
}

/** Loads the theme's fonts. Without them the picture uses the fallback fonts. */
async function facesOf({ display, body }: CardLook) {
  try {
    await Promise.all([document.fonts.load(`500 180px ${display}`), document.fonts.load(`500 40px ${body}`)])
  } catch (error) {
    logger.warn("A font of the theme did not load", error)
  }
}
