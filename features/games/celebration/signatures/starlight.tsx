import "./starlight.css"

/** Bands of an aurora drift across the board. */
export default function StarlightSignature() {
  return (
    <>
      <i className="signature-aurora" data-band="high" />
      <i className="signature-aurora" data-band="low" />
    </>
  )
}
