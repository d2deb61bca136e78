/** Nodes that were asked beside those that a verdict cites, and why they have no part in it. */
export function Unanswered({ nodes = [] }: { nodes: readonly string[] | undefined }) {
  if (nodes.length === 0) return null
  return (
    <p className="text-sm text-text-secondary [overflow-wrap:anywhere]">{`Also asked, without an answer to compare: ${nodes.join(" ")}`}</p>
  )
}
