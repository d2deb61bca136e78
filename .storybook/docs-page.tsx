import {
  ArgTypes,
  Controls,
  DocsContext,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
} from "@storybook/addon-docs/blocks"
import { type ContextType, useContext } from "react"
import api from "../design-system/API.gen.md?raw"
import { sectionsOf } from "./doc-sections"
import { namedTypes } from "./named-types"
import "./docs-page.css"

type ArgTypesOfStory = ReturnType<ContextType<typeof DocsContext>["storyById"]>["argTypes"]

const ofPackage = /^(Components|Casino)\//

/**
 * The page of a component: what it is for, how to import it, an example to copy, a story, how its parts fit together, its
 * props and their types, the keyboard, styling and its other states. The words come from the comment above the story
 * file's `meta`, see `doc-sections.ts`, or where there is none from the comment of the component. A story file may give an example with state in `parameters.example`, its entry point in
 * `parameters.from`, and in `parameters.names` what is imported where that is more than the component.
 */
export function DocsPage() {
  const { title, component, parameters, argTypes } = useContext(DocsContext).storyById()
  const { purpose, sections } = sectionsOf(
    textOf(parameters.docs?.description?.component) ?? infoOf(component, "description") ?? "",
  )
  const name = textOf(parameters.names) ?? infoOf(component, "displayName")
  const example = textOf(parameters.example)
  const imported = (ofPackage.test(title) || parameters.from) && name
  return (
    <>
      <Title />
      <Subtitle />
      <Markdown>{purpose}</Markdown>
      <Rules should={sections.Do} shouldNot={sections["Don't"]} />
      {imported && (
        <>
          <h2>Import</h2>
          <Source language="tsx" code={importOf(name, textOf(parameters.from) ?? "@dghrt/design-system")} />
          <p>
            Install <code>@dghrt/design-system</code> and <code>@dghrt/themes</code>, see{" "}
            <a href="?path=/docs/guides-getting-started--docs" target="_top">
              Getting started
            </a>
            .
          </p>
        </>
      )}
      {example && (
        <>
          <h2>Example</h2>
          <Source language="tsx" code={example.trim()} />
        </>
      )}
      <Primary />
      <Section title="Composition" text={sections.Composition} />
      {!title.startsWith("Foundations/") && Object.keys(argTypes).length > 0 && (
        <>
          <h2>Props</h2>
          {title.startsWith("Features/") ? <ArgTypes /> : <Controls />}
          {ofPackage.test(title) && <Types argTypes={argTypes} />}
        </>
      )}
      <Section title="Keyboard" text={sections.Keyboard} />
      <Section title="Accessibility" text={sections.Accessibility} />
      {imported && sections.Parts && <Styling parts={sections.Parts} />}
      <Stories includePrimary={false} title="States" />
    </>
  )
}

function Rules({ should, shouldNot }: { should: string | undefined; shouldNot: string | undefined }) {
  if (!should && !shouldNot) return null
  return (
    <dl className="docs-rules">
      {should && (
        <div>
          <dt>Do</dt>
          <dd>
            <Markdown>{should}</Markdown>
          </dd>
        </div>
      )}
      {shouldNot && (
        <div>
          <dt>Don't</dt>
          <dd>
            <Markdown>{shouldNot}</Markdown>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Section({ title, text }: { title: string; text: string | undefined }) {
  if (!text) return null
  return (
    <>
      <h2>{title}</h2>
      <Markdown>{text}</Markdown>
    </>
  )
}

/** The fields of what the table of props only names. */
function Types({ argTypes }: { argTypes: ArgTypesOfStory }) {
  const types = Object.values(argTypes).map(({ table }) => table?.type?.summary ?? "")
  const code = namedTypes(types, api).join("\n\n")
  if (code === "") return null
  return (
    <>
      <h3>Types</h3>
      <Source language="typescript" code={code} />
    </>
  )
}

/** One rule for all components, and the names by which a style sheet finds what is inside this one. */
function Styling({ parts }: { parts: string }) {
  return (
    <>
      <h2>Styling</h2>
      <p>
        Your <code>className</code> is merged last onto the root and wins, see{" "}
        <a href="?path=/docs/guides-forms-and-styling--docs" target="_top">
          Forms and styling
        </a>
        .
      </p>
      <Markdown>{`A style sheet finds its parts by \`data-slot\`: ${parts}`}</Markdown>
    </>
  )
}

/** Characters that fit the width of a page of documentation. */
const lineLimit = 100

/** An import in one line, or with a line for each name where the page would cut it. */
function importOf(names: string, from: string): string {
  const line = `import { ${names} } from "${from}"`
  if (line.length <= lineLimit) return line
  return `import {\n${names.replaceAll(", ", ",\n").replace(/^/gm, "  ")},\n} from "${from}"`
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : null)

/** The exported name and the comment of a component, which a production build keeps only in the documentation of the props. */
function infoOf(component: unknown, field: "displayName" | "description"): string | null {
  if (component === null || (typeof component !== "object" && typeof component !== "function")) return null
  const info: unknown = "__docgenInfo" in component ? component.__docgenInfo : null
  if (info === null || typeof info !== "object") return null
  return textOf(Reflect.get(info, field))
}

/** Handlers of a story are spies, whose minified code would hide what matters: `onClick={function(...e){...}}`. */
export const withNamedHandlers = (code: string) =>
  code.replace(/\b(on[A-Z]\w*)=\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}/g, "$1={$1}")
