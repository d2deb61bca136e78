import "./crystal.css"

/** A facet of light crosses the number. */
export default function CrystalSignature() {
  return (
    <svg aria-hidden viewBox="-300 -200 600 400" className="signature-facet">
      <polygon points="-60,-210 30,-210 -20,210 -110,210" fill="var(--art-light)" opacity={0.34} />
      <polygon points="44,-210 62,-210 12,210 -6,210" fill="var(--win-glow)" opacity={0.5} />
      <polygon points="-150,-210 -126,-210 -176,210 -200,210" fill="var(--art-3)" opacity={0.4} />
    </svg>
  )
}
