import type { ResultCard } from "../model/card"

/** The size that places which show link previews ask for. */
export const CARD = { width: 1_200, height: 630 } as const

/** The theme's colours and fonts as canvas values. */
export interface CardLook {
  colors: Record<"background" | "glow" | "text" | "muted" | "accent" | "success" | "danger", string>
  /** CSS font families. */
  display: string
  body: string
}

export interface CardPictures {
  /** Null where a picture could not be made; the words are drawn without it. */
  scene: HTMLImageElement | null
  heart: HTMLImageElement | null
}

const EDGE = 64
const ART_FROM = 470
const LINK_MAX_WIDTH = 640
/** The words end where the pieces of the picture begin. */
const WORDS_MAX_WIDTH = 470

/** Draws a result in the theme's colours: text on the left, the game's art fading in from the right. */
export function drawCard(
  pen: CanvasRenderingContext2D,
  card: ResultCard,
  { colors, display, body }: CardLook,
  { scene, heart }: CardPictures,
) {
  const { width, height } = CARD
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.globalAlpha = 1
  pen.fillStyle = colors.background
  pen.fillRect(0, 0, width, height)
  if (scene) pen.drawImage(scene, ART_FROM, 0, width - ART_FROM, height)
  const fade = pen.createLinearGradient(ART_FROM, 0, ART_FROM + 380, 0)
  fade.addColorStop(0, colors.background)
  fade.addColorStop(0.4, `${colors.background}d0`)
  fade.addColorStop(1, `${colors.background}00`)
  pen.fillStyle = fade
  pen.fillRect(ART_FROM - 1, 0, width, height)
  const light = pen.createRadialGradient(EDGE, height, 0, EDGE, height, 620)
  light.addColorStop(0, `${colors.glow}2e`)
  light.addColorStop(1, `${colors.glow}00`)
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)

  pen.textBaseline = "alphabetic"
  if (heart) pen.drawImage(heart, EDGE, 56, 64, 64)
  write(pen, "DGHRT", { x: heart ? EDGE + 82 : EDGE, y: 104, px: 44, face: display, color: colors.text })
  write(pen, card.game, { x: EDGE, y: 214, px: 40, face: body, color: colors.text, maxWidth: WORDS_MAX_WIDTH })
  const won = card.kind === "win"
  write(pen, card.multiplier, {
    x: EDGE,
    y: card.result === null ? 400 : 376,
    px: 180,
    face: display,
    color: won ? colors.accent : colors.text,
    maxWidth: WORDS_MAX_WIDTH,
  })
  if (card.result !== null) {
    const color = won ? colors.success : card.kind === "loss" ? colors.danger : colors.text
    write(pen, card.result, { x: EDGE, y: 456, px: 44, face: body, color, weight: 650, maxWidth: WORDS_MAX_WIDTH })
  }
  // The address may reach into the picture: it brings its ground along.
  pen.font = `500 28px ${body}`
  pen.fillStyle = `${colors.background}cc`
  pen.beginPath()
  pen.roundRect(EDGE - 16, 520, Math.min(pen.measureText(card.link).width, LINK_MAX_WIDTH) + 78, 60, 12)
  pen.fill()
  shield(pen, EDGE, 534, colors.muted)
  write(pen, card.link, { x: EDGE + 46, y: 562, px: 28, face: body, color: colors.text, maxWidth: LINK_MAX_WIDTH })
}

interface Writing {
  x: number
  y: number
  px: number
  face: string
  color: string
  weight?: number
  /** Longer text is set smaller. */
  maxWidth?: number
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  { x, y, px, face, color, weight = 500, maxWidth }: Writing,
) {
  const font = (size: number) => `${weight} ${size}px ${face}`
  pen.font = font(px)
  const wide = pen.measureText(text).width
  if (maxWidth !== undefined && wide > maxWidth) pen.font = font(Math.floor((px * maxWidth) / wide))
  pen.fillStyle = color
  pen.fillText(text, x, y)
}

/** The sign beside the address where the result is checked. */
function shield(pen: CanvasRenderingContext2D, x: number, y: number, color: string) {
  pen.save()
  pen.translate(x, y)
  pen.scale(1.4, 1.4)
  pen.strokeStyle = color
  pen.lineWidth = 1.75
  pen.lineJoin = "round"
  pen.lineCap = "round"
  pen.stroke(new Path2D("M12 2 20 5v7c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10V5z M8.5 12l2.5 2.5 4.5-4.5"))
  pen.restore()
}
