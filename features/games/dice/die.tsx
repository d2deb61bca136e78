import { cn, tone } from "@dghrt/design-system"
import { memo, useEffect, useId, useRef } from "react"
import { usePhaseElapsed } from "../kit3d/phase-start"
import { type Motion, REVEAL_MS, revealing, WAIT_LIMIT_MS, waiting } from "./motion"
import { facets, facetView, type Pose, restPose, tableFaces, tableMatrix, tableRim, uprightAtRest } from "./solid"

export interface DieProps {
  /** The number on the table; null shows the blank heart. */
  roll: number | null
  motion: "still" | "waiting" | "revealing"
  /** A settled win is the only thing that glows. */
  lit: boolean
  className?: string
}

const RADIUS = 100
const HEART = "M0 9C-13-1-11-10-5.4-10-2.4-10-.6-8 0-6.2.6-8 2.4-10 5.4-10 11-10 13-1 0 9Z"
const SPARK = "M0-1C.12-.18.18-.12 1 0 .18.12.12.18 0 1-.12.18-.18.12-1 0-.18-.12-.12-.18 0-1Z"
/** Levels are stepped so that a turning facet changes its fill only when the difference is visible. */
const fill = (level: number) => tone("art-1", Math.round(level * 40) / 40)
const radians = (degrees: number) => (degrees / 180) * Math.PI
const poseAt = (turn: number): Pose => ({ ...restPose, y: restPose.y + radians(turn) })

interface Parts {
  stone: SVGGElement
  engraving: SVGGElement
}

/** Most attributes stay the same from one frame to the next, and writing one costs a style resolution. */
function write(part: Element, attribute: string, value: string) {
  if (part.getAttribute(attribute) !== value) part.setAttribute(attribute, value)
}

/** Writes one frame straight to the drawing: a hundred facets are no business of React's. */
function paint({ stone, engraving }: Parts, { turn, engraved }: Motion, blank: boolean) {
  const pose = poseAt(turn)
  Array.from(stone.children).forEach((facet, index) => {
    const view = facetView(index, pose)
    write(facet, "visibility", view.visible ? "visible" : "hidden")
    if (!view.visible) return
    write(facet, "points", view.points)
    write(facet, "fill", fill(view.level))
  })
  const depth = blank ? 1 : engraved
  write(engraving, "visibility", tableFaces(pose) ? "visible" : "hidden")
  write(engraving, "transform", `${tableMatrix(pose)} scale(${0.92 + 0.08 * depth})`)
  write(engraving, "opacity", String(depth))
}

const rest: Motion = { turn: 0, engraved: 1 }

interface EngravingProps {
  roll: number | null
  lit: boolean
  /** Id of the gradient this drawing defines. */
  gradient: string
}

/** What the table facet carries, drawn flat. */
function Engraving({ roll, lit, gradient }: EngravingProps) {
  return (
    <g transform="scale(0.01)">
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="-40" y1="-50" x2="40" y2="40">
        <stop offset="0" stopColor={tone("art-1", 0.86)} />
        <stop offset=".5" stopColor={tone("art-1", 0.6)} />
        <stop offset="1" stopColor={tone("art-1", 0.34)} />
      </linearGradient>
      <polygon
        points={tableRim}
        fill={`url(#${gradient})`}
        stroke={lit ? "var(--win-glow)" : tone("art-1", 0.8, 0.9)}
        strokeWidth={lit ? 2.4 : 1.2}
        strokeLinejoin="round"
      />
      <g transform={uprightAtRest}>
        {roll === null ? (
          <path d={HEART} transform="scale(2.2)" fill={tone("art-1", -0.5, 0.55)} />
        ) : (
          <text
            data-decides
            y={23}
            textAnchor="middle"
            fill={tone("art-1", -0.86)}
            className="type-display tabular-nums"
            style={{ fontSize: "calc(64px * var(--display-scale))" }}
          >
            {roll}
          </text>
        )}
      </g>
    </g>
  )
}

/** The rose-cut stone with one facet per result; its hundred facets are rendered again only when one of these props changes. */
export const Die = memo(function Die({ roll, motion, lit, className }: DieProps) {
  const id = useId()
  const stone = useRef<SVGGElement>(null)
  const engraving = useRef<SVGGElement>(null)
  const turn = useRef(0)
  const phaseElapsed = usePhaseElapsed()
  useEffect(() => {
    if (!stone.current || !engraving.current) return
    const parts = { stone: stone.current, engraving: engraving.current }
    if (motion === "still") {
      turn.current = 0
      return paint(parts, rest, false)
    }
    const startTurn = turn.current
    const elapsedMs = phaseElapsed()
    let started: number | null = null
    let frame = requestAnimationFrame(function step(now) {
      started ??= now - elapsedMs
      const elapsed = now - started
      const next = motion === "waiting" ? waiting(elapsed) : revealing(elapsed, startTurn)
      turn.current = next.turn
      paint(parts, next, motion === "waiting")
      if (elapsed < (motion === "waiting" ? WAIT_LIMIT_MS : REVEAL_MS)) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [motion, phaseElapsed])
  return (
    <svg
      aria-hidden
      viewBox="-106 -104 212 216"
      data-slot="die"
      data-motion={motion}
      className={cn(motion !== "still" && "will-change-transform", className)}
    >
      <defs>
        <radialGradient id={`${id}-shadow`}>
          <stop offset="0" stopColor="var(--art-ink)" stopOpacity={0.55} />
          <stop offset=".55" stopColor="var(--art-ink)" stopOpacity={0.3} />
          <stop offset="1" stopColor="var(--art-ink)" stopOpacity={0} />
        </radialGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset=".62" style={{ stopColor: "var(--glow-color)" }} />
          <stop offset="1" style={{ stopColor: "var(--glow-color)", stopOpacity: 0 }} />
        </radialGradient>
      </defs>
      <ellipse
        cx={RADIUS * 0.06}
        cy={RADIUS * 1.16}
        rx={RADIUS * 0.95}
        ry={RADIUS * 0.12}
        fill={`url(#${id}-shadow)`}
      />
      <circle
        r={RADIUS * 1.36}
        fill={`url(#${id}-glow)`}
        className="transition-opacity duration-180"
        opacity={lit ? 1 : 0}
      />
      <circle r={RADIUS * 0.985} fill={tone("art-1", -0.5)} />
      <g
        ref={stone}
        transform={`scale(${RADIUS})`}
        stroke={tone("art-1", 0.5, 0.34)}
        strokeWidth={0.0066}
        strokeLinejoin="round"
      >
        {facets.map((facet, index) => {
          const view = facetView(index, restPose)
          return (
            <polygon
              key={facet.join(" ")}
              points={view.points}
              fill={fill(view.level)}
              visibility={view.visible ? "visible" : "hidden"}
            />
          )
        })}
      </g>
      <g transform={`scale(${RADIUS})`}>
        <g ref={engraving} transform={tableMatrix(restPose)} opacity={motion === "revealing" ? 0 : 1}>
          <Engraving roll={roll} lit={lit} gradient={`${id}-table`} />
        </g>
      </g>
      <path d={SPARK} transform="translate(-52 -62) scale(15)" fill="var(--art-light)" opacity={0.95} />
    </svg>
  )
})
