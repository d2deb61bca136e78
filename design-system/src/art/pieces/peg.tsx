import { tidy } from "../geometry"
import { Radial } from "../gradients"
import { type ArtHue, tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

export interface PegSpot {
  /** Middle, in units of the view box. */
  x: number
  /** As `x`, downward. */
  y: number
  /** Radius. */
  r: number
}

export interface PegsProps {
  /** Where each peg is; no two have the same middle. */
  at: readonly PegSpot[]
  /** The theme's colour that they are drawn in, unless they are hot. */
  hue?: ArtHue
  /** Just struck by a ball: lit from inside. */
  hot?: boolean
}

const spotKey = ({ x, y }: PegSpot) => `${x} ${y}`

/** Pins of a board. A row of them shares one paint, so a field of a hundred stays light. */
export function Pegs({ at, hue = "art-tile", hot = false }: PegsProps) {
  const id = useArtIds()
  const metal = hot ? "art-3" : hue
  return (
    <>
      <Radial
        id={id("peg")}
        r={0.55}
        focus={[0.32, 0.3]}
        stops={[
          [0, tone("art-light")],
          [0.5, tone(metal, hot ? 0.1 : 0.3)],
          [1, tone(metal, -0.58)],
        ]}
      />
      {hot && (
        <>
          <Radial
            id={id("hot")}
            stops={[
              [0.2, tone("art-3", 0.2, 0.55)],
              [1, tone("art-3"), 0],
            ]}
          />
          <g fill={url(id("hot"))}>
            {at.map((spot) => (
              <circle key={spotKey(spot)} cx={spot.x} cy={spot.y} r={spot.r * 2.6} />
            ))}
          </g>
        </>
      )}
      <g fill={tone("art-ink", 0, 0.34)}>
        {at.map((spot) => (
          <circle key={spotKey(spot)} cx={tidy(spot.x + spot.r * 0.4)} cy={tidy(spot.y + spot.r)} r={spot.r} />
        ))}
      </g>
      <g fill={url(id("peg"))}>
        {at.map((spot) => (
          <circle key={spotKey(spot)} cx={spot.x} cy={spot.y} r={spot.r} />
        ))}
      </g>
    </>
  )
}
