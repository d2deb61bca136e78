import type { ArgTypesEnhancer, InputType } from "storybook/internal/types"

/** What a story passes on although the component only hands it to the element or inherits it, in the words of this library. */
const inherited: Readonly<Record<string, { description: string; type: string }>> = {
  children: { description: "The content.", type: "ReactNode" },
  className: { description: "Merged last onto the root: your class wins.", type: "string" },
  onClick: { description: "As on a native button.", type: "(event: MouseEvent) => void" },
  href: { description: "As on a native link.", type: "string" },
  placeholder: { description: "As on a native field. It does not replace the label.", type: "string" },
}

/**
 * Completes the table of props, and takes the control from each argument that JSON cannot hold, an amount of money or a
 * piece of interface: Storybook edits objects as JSON, and a page of documentation ends where it meets a bigint.
 */
export const completePropTable: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // What only the story's own arguments tell of is added by Storybook later.
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])
  return Object.fromEntries(
    [...names].map((name) => {
      const argType = argTypes[name] ?? { name }
      const own = argType.description ? undefined : inherited[name]
      const type = plainType(argType.table?.type ?? (own && { summary: own.type }))
      return [
        name,
        {
          ...argType,
          ...(own && { description: own.description }),
          table: { ...argType.table, ...(type && { type }), ...unquoted(argType.table?.defaultValue) },
          ...controlOf(initialArgs[name], type?.summary),
        },
      ]
    }),
  )
}
completePropTable.secondPass = true

/** As the component declares it: the compiler writes out what the types of React leave to their defaults. */
function plainType(type: { summary?: string; detail?: string } | undefined) {
  const summary = type?.summary
    ?.replaceAll("ReactElement<any, string | JSXElementConstructor<any>>", "ReactElement")
    .replace(/^\((\(.*)\) \| undefined$/, "$1")
  return type && { ...type, summary }
}

/** A text after `@default` arrives with its quotes quoted once more. */
function unquoted(defaultValue: { summary?: string; detail?: string } | undefined) {
  if (!defaultValue?.summary?.startsWith('"\\"')) return {}
  return { defaultValue: { ...defaultValue, summary: String(JSON.parse(defaultValue.summary)) } }
}

/** More entries than this make a control that is longer than the page around it. */
const mostEntries = 8

/** What Storybook edits as JSON although it is a text, a choice, or an amount that JSON cannot write. */
function controlOf(value: unknown, type = ""): Pick<InputType, "control" | "options"> {
  if (!isEditable(value, type) || (value === undefined && /\bbigint\b/.test(type)))
    return { control: { disable: true } }
  const kinds = type.split("|").map((kind) => kind.trim())
  if (kinds.includes("string") && kinds.every((kind) => ["string", "null", "undefined"].includes(kind)))
    return { control: { type: "text" } }
  if (typeof value === "number" && kinds.every((kind) => ["number", "null", "undefined"].includes(kind)))
    return { control: { type: "number" } }
  if (typeof value === "string" && /\bReactNode\b/.test(type)) return { control: { type: "text" } }
  if (kinds.includes("boolean") && kinds.includes('"mixed"'))
    return { control: { type: "inline-radio" }, options: [false, true, "mixed"] }
  return {}
}

function isEditable(value: unknown, type = ""): boolean {
  if (typeof value === "string") return true
  if (Array.isArray(value) && value.length > mostEntries) return false
  if (/\bReact(Node|Element)\b/.test(type) || (typeof value === "object" && value !== null && "$$typeof" in value))
    return false
  try {
    // A function within is lost when the value comes back from the editor: a column without its cell.
    JSON.stringify(value, (_key, part: unknown) => {
      if (typeof part === "function") throw new TypeError("JSON cannot hold a function")
      return part
    })
    return true
  } catch {
    return false
  }
}
