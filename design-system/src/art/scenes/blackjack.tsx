import { Backdrop, Dust, SceneFrame, type SceneProps } from "../backdrop"
import { Radial } from "../gradients"
import { ContactShadow, Glow, Spark } from "../light"
import { ChipStack } from "../pieces/chip-stack"
import { PlayingCard } from "../pieces/playing-card"
import { tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"

/** Ace and king on the felt. */
export function BlackjackScene({ className }: SceneProps) {
  const id = useArtIds()
  return (
    <SceneFrame className={className}>
      <Backdrop hue="art-2" far="art-4" horizon={200} />
      <Dust seed={103} hue="art-3" other="art-1" amount={12} top={0} bottom={120} />
      <Radial
        user
        id={id("felt")}
        centre={[200, 240]}
        r={230}
        stops={[
          [0, tone("art-2", -0.2)],
          [1, tone("art-2", -0.74)],
        ]}
      />
      <path d="M-30 318C40 176 360 176 430 318Z" fill={url(id("felt"))} />
      <g fill="none" stroke={tone("art-3", 0.2)}>
        <path d="M-10 318C60 192 340 192 410 318" strokeWidth={2} opacity={0.85} />
        <path d="M4 322C70 202 330 202 396 322" opacity={0.4} />
      </g>
      <Glow x={180} y={130} r={170} hue="art-3" strength={0.24} />
      <ContactShadow x={176} y={250} rx={120} ry={20} strength={0.65} />
      <PlayingCard x={240} y={136} width={116} turn={16} face={{ rank: "K", suit: "heart" }} />
      <PlayingCard x={152} y={140} width={122} turn={-10} face={{ rank: "A", suit: "spade" }} />
      <ChipStack x={318} y={252} r={34} hue="art-1" chips={5} />
      <ChipStack x={262} y={264} r={32} hue="art-3" chips={2} />
      <ChipStack x={82} y={258} r={30} hue="art-4" chips={3} />
      <Spark x={106} y={70} r={9} opacity={0.9} />
    </SceneFrame>
  )
}
