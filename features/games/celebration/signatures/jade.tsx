import "./jade.css"

/** A seal is stamped behind the number, slightly turned. */
export default function JadeSignature() {
  return (
    <svg aria-hidden viewBox="-300 -200 600 400">
      <g className="signature-seal" fill="none" stroke="var(--accent)">
        <rect x={-186} y={-128} width={372} height={276} rx={18} strokeWidth={10} />
        <rect x={-168} y={-110} width={336} height={240} rx={10} strokeWidth={3} />
        <path d="M-168 -70H-128V-110M168 -70H128V-110M-168 90H-128V130M168 90H128V130" strokeWidth={3} />
      </g>
    </svg>
  )
}
