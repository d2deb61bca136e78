import type { OperatorStatement } from "#contract/operator"
import { ExternalLink, FactRows } from "./page-parts"

export const noLicence = "This casino has no gambling licence."

/** What the operator states of itself. */
export function OperatorFacts({ operator }: { operator: OperatorStatement }) {
  const { name, address, licence, law, contact } = operator
  return (
    <FactRows
      rows={[
        { label: "Operator", value: name },
        { label: "Address", value: address },
        { label: "Licence", value: licence ?? noLicence },
        { label: "Governing law", value: law },
        { label: "Support", value: <Contact contact={contact} /> },
      ]}
    />
  )
}

/** A link where it can be one: the text is the operator's own. */
function Contact({ contact }: { contact: string }) {
  if (/^https:\/\/\S+$/.test(contact)) return <ExternalLink href={contact}>{contact}</ExternalLink>
  if (!/^[^\s@]+@[^\s@]+$/.test(contact)) return <span>{contact}</span>
  return (
    <a
      href={`mailto:${contact}`}
      className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:text-text"
    >
      {contact}
    </a>
  )
}
