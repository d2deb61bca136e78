import { CoinFall, HeartGem, PieceFrame } from "@dghrt/design-system"

const coins = [
  { x: 52, y: 218, r: 20, open: 0.7 },
  { x: 338, y: 212, r: 24, open: 0.84 },
  { x: 112, y: 272, r: 15, open: 0.8 },
  { x: 302, y: 274, r: 16, open: 0.66 },
  { x: 348, y: 58, r: 13, open: 0.8 },
  { x: 96, y: 22, r: 12, open: 0.7 },
]

/** The logo's heart on a ring with coins around it, in the theme's colours, on a transparent background. */
export default function HeroArt({ className }: { className?: string }) {
  return (
    <PieceFrame viewBox="0 0 400 300" className={className}>
      <ellipse
        cx={200}
        cy={158}
        rx={182}
        ry={46}
        transform="rotate(-14 200 158)"
        fill="none"
        stroke="var(--art-3)"
        strokeWidth={1.6}
        opacity={0.5}
      />
      <HeartGem x={200} y={134} r={112} sparkling />
      <path
        d="M18 158A182 46 0 0 0 382 158A183 52 0 0 1 18 158Z"
        transform="rotate(-14 200 158)"
        fill="var(--art-3)"
        opacity={0.9}
      />
      <CoinFall coins={coins} />
    </PieceFrame>
  )
}
