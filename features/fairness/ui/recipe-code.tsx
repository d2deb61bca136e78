import { CopyButton } from "@dghrt/design-system"
import { recipe } from "../model/recipe"
import type { Evidence } from "../model/verify-round"

/** The calculation as code to copy, with this round's values filled in. */
export function RecipeCode({ evidence }: { evidence: Evidence }) {
  const code = recipe(evidence)
  return (
    <section className="card grid min-w-0 gap-3 p-5">
      <header className="flex items-center justify-between gap-3">
        <h2 className="font-[650]">Check it yourself</h2>
        <CopyButton text={code} label="Copy the code" />
      </header>
      <p className="text-sm text-text-secondary">
        These ten lines repeat the calculation with this round's values. Run them in the console of any browser, or in
        Node as a .mjs file.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label="Code" tabIndex={0} className="overflow-x-auto rounded-md bg-well p-3">
        <pre className="text-[0.78125rem] type-data [font-variant-ligatures:none]">{code}</pre>
      </section>
    </section>
  )
}
