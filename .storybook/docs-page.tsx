import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
} from "@storybook/addon-docs/blocks"
import { useContext } from "react"

const ofDesignSystem = /^(Components|Casino)\//

/**
 * The page of a component: what it is for, how to import it, an example to copy, a story, its props and its other states.
 * A story file may give an example with state in `parameters.example`, its entry point in `parameters.from`, and in
 * `parameters.names` what is imported where that is no component.
 */
export function DocsPage() {
  const story = useContext(DocsContext).storyById()
  const { title, component, parameters } = story
  const name = typeof parameters.names === "string" ? parameters.names : nameOf(component)
  const example: unknown = parameters.example
  const from = typeof parameters.from === "string" ? parameters.from : "@dghrt/design-system"
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {(ofDesignSystem.test(title) || parameters.from) && name && (
        <>
          <h2>Import</h2>
          <Source language="tsx" code={`import { ${name} } from "${from}"`} />
          <p>
            Install <code>@dghrt/design-system</code> and <code>@dghrt/themes</code>, see{" "}
            <em>Guides / Getting started</em>. Your <code>className</code> wins on the root, see{" "}
            <em>Guides / Forms and styling</em>.
          </p>
        </>
      )}
      {typeof example === "string" && (
        <>
          <h2>Example</h2>
          <Source language="tsx" code={example.trim()} />
        </>
      )}
      <Primary />
      <h2>Props</h2>
      {title.startsWith("Features/") ? <ArgTypes /> : <Controls />}
      <Stories includePrimary={false} title="States" />
    </>
  )
}

/** The exported name, which a production build keeps only in the documentation of the props. */
function nameOf(component: unknown): string | null {
  if (component === null || (typeof component !== "object" && typeof component !== "function")) return null
  const info: unknown = "__docgenInfo" in component ? component.__docgenInfo : null
  if (info === null || typeof info !== "object" || !("displayName" in info)) return null
  return typeof info.displayName === "string" ? info.displayName : null
}

/** Handlers of a story are spies, whose minified code would hide what matters: `onClick={function(...e){...}}`. */
export const withNamedHandlers = (code: string) =>
  code.replace(/\b(on[A-Z]\w*)=\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}/g, "$1={$1}")
