import type { Point } from "./geometry"

/** A stop that fades out keeps its colour and gives its opacity: `transparent` is black, and light would turn to smoke on the way. */
export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[]

const Ramp = ({ stops }: { stops: Stops }) =>
  stops.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
  ))

const units = (user: boolean) => (user ? "userSpaceOnUse" : undefined)

export interface LinearProps {
  /** By which a shape's `fill` refers to it. */
  id: string
  /** The upper left corner by default, where the key light is. */
  from?: Point
  /** The lower right corner by default. */
  to?: Point
  /** From `from` to `to`. */
  stops: Stops
  /** Points are in the drawing's units; otherwise they are shares of the painted shape's box. */
  user?: boolean
}

export function Linear({ id, from = [0, 0], to = [1, 1], stops, user = false }: LinearProps) {
  return (
    <linearGradient id={id} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} gradientUnits={units(user)}>
      <Ramp stops={stops} />
    </linearGradient>
  )
}

export interface RadialProps {
  /** By which a shape's `fill` refers to it. */
  id: string
  /** Of the outer circle; the middle of the shape's box by default. */
  centre?: Point
  /** Radius of the outer circle, half the shape's box by default. */
  r?: number
  /** Where the light is brightest, the centre by default. */
  focus?: Point
  /** From `focus` to the outer circle. */
  stops: Stops
  /** Measures are in the drawing's units; otherwise they are shares of the painted shape's box. */
  user?: boolean
}

export function Radial({ id, centre = [0.5, 0.5], r = 0.5, focus = centre, stops, user = false }: RadialProps) {
  return (
    <radialGradient id={id} cx={centre[0]} cy={centre[1]} r={r} fx={focus[0]} fy={focus[1]} gradientUnits={units(user)}>
      <Ramp stops={stops} />
    </radialGradient>
  )
}
