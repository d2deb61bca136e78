import { logger } from "#features/kernel"
import { standaloneSvg } from "../model/standalone-svg"

/** A drawing of the page as an image; null where the browser cannot make one. */
export async function pictureOf(
  drawing: SVGSVGElement | null,
  width: number,
  height: number,
): Promise<HTMLImageElement | null> {
  if (!drawing) return null
  const style = getComputedStyle(drawing)
  const image = new Image(width, height)
  image.src = standaloneSvg({
    markup: drawing.outerHTML,
    width,
    height,
    worthOf: (name) => style.getPropertyValue(name),
  })
  try {
    await image.decode()
    return image
  } catch (error) {
    logger.warn("A drawing could not be made into a picture", error)
    return null
  }
}
