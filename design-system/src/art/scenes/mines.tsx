import { Backdrop, Dust, SceneFrame, type SceneProps } from "../backdrop"
import { hull, type Point, pointList, projected, roundedSquare, turned } from "../geometry"
import { Linear } from "../gradients"
import { ContactShadow, Glow } from "../light"
import { Gem } from "../pieces/gem"
import { Mine } from "../pieces/mine"
import { tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

/** The board as seen from above its near corner. */
function at(x: number, y: number, z: number): Point {
  const [left, top] = projected(turned(turned([x, y, z], [0, 0.62, 0]), [-0.7, 0, 0]), 900)
  return [200 + left, 168 + top]
}

const RAISED = 26
const SUNK = 4
const gems = [
  { column: -1, row: -1, hue: "art-2" },
  { column: -1, row: 1, hue: "art-3" },
  { column: 1, row: 1, hue: "art-2" },
] as const

const tiles = [-1, 0, 1]
  .flatMap((column) => [-1, 0, 1].map((row) => ({ column, row })))
  .map(({ column, row }) => {
    const gem = gems.find((entry) => entry.column === column && entry.row === row)
    const mined = column === 0 && row === 0
    const height = gem || mined ? SUNK : RAISED
    const top = roundedSquare((u, v) => at(column * 70 + u * 31, -height, row * 70 + v * 31), 0.24, 4)
    const foot = roundedSquare((u, v) => at(column * 70 + u * 31, 6, row * 70 + v * 31), 0.24, 4)
    const [x, y] = at(column * 70, -height, row * 70)
    return {
      x,
      y,
      gem,
      mined,
      closed: height === RAISED,
      top: pointList(top),
      block: pointList(hull([...top, ...foot])),
    }
  })
  .sort((one, other) => one.y - other.y)

const materials = [
  { name: "closed", hue: "art-4", shade: 0 },
  { name: "open", hue: "art-4", shade: -0.42 },
  { name: "mined", hue: "art-1", shade: -0.42 },
] as const

/** Nine tiles: three gems found, one step too many. */
export function MinesScene({ className }: SceneProps) {
  const id = useArtIds()
  return (
    <SceneFrame className={className}>
      <Backdrop hue="art-4" far="art-1" lamp={210} />
      <Dust seed={71} hue="art-2" other="art-1" amount={14} top={0} bottom={120} />
      <ContactShadow x={200} y={238} rx={190} ry={36} strength={0.7} />
      {materials.map(({ name, hue, shade }) => (
        <g key={name}>
          <Linear
            id={id(`${name}-side`)}
            to={[1, 0]}
            stops={[
              [0, tone(hue, -0.3 + shade * 0.6)],
              [0.48, tone(hue, -0.52 + shade * 0.5)],
              [0.52, tone(hue, -0.7)],
              [1, tone(hue, -0.8)],
            ]}
          />
          <Linear
            id={id(`${name}-top`)}
            stops={[
              [0, tone(hue, 0.38 + shade)],
              [1, tone(hue, -0.25 + shade)],
            ]}
          />
        </g>
      ))}
      {tiles.map(({ x, y, gem, mined, closed, top, block }) => {
        const material = mined ? "mined" : closed ? "closed" : "open"
        return (
          <g key={block}>
            <polygon points={block} fill={url(id(`${material}-side`))} />
            <polygon
              points={top}
              fill={url(id(`${material}-top`))}
              stroke={tone(mined ? "art-1" : "art-4", 0.6, 0.5)}
            />
            {gem && (
              <>
                <Glow x={x} y={y - 8} r={40} hue={gem.hue} strength={0.5} />
                <Gem x={x} y={y - 10} r={21} hue={gem.hue} />
              </>
            )}
            {mined && (
              <>
                <Glow x={x} y={y - 26} r={92} hue="art-1" strength={0.75} />
                <ContactShadow x={x} y={y + 4} rx={34} ry={11} strength={0.8} />
                <Mine x={x} y={y - 32} r={38} burning />
              </>
            )}
          </g>
        )
      })}
    </SceneFrame>
  )
}
