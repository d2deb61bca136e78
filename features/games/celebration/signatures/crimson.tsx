import "./crimson.css"

/** A curtain opens from the centre. */
export default function CrimsonSignature() {
  return (
    <>
      <i className="signature-curtain" data-side="start" />
      <i className="signature-curtain" data-side="end" />
    </>
  )
}
