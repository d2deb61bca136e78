const longest = 300

/** What the machine said, folded away under the words for people. */
export function Cause({ said }: { said: string }) {
  return (
    <details data-slot="cause" className="mt-3 text-sm">
      <summary className="min-h-10 w-fit cursor-pointer content-center font-semibold">What went wrong</summary>
      <code className="wrap-anywhere block font-mono text-text-muted">{said.slice(0, longest)}</code>
    </details>
  )
}
