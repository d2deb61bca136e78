import type { ArgTypesEnhancer } from "storybook/internal/types"

/** What a story passes on although the component only hands it to the element or inherits it, in the words of this library. */
const inherited: Readonly<Record<string, string>> = {
  children: "What stands inside.",
  className: "Merged last onto the root: your class wins.",
  onClick: "As on a native button.",
  href: "As on a native link.",
  placeholder: "As on a native field. It does not replace the label.",
}

/**
 * Completes the table of props, and takes the control from each argument that JSON cannot hold, an amount of money or a
 * piece of interface: Storybook edits objects as JSON, and a page of documentation ends where it meets a bigint.
 */
export const completePropTable: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      {
        ...argType,
        description: argType.description || inherited[name],
        ...(isEditable(initialArgs[name], argType.table?.type?.summary) ? {} : { control: { disable: true } }),
      },
    ]),
  )
completePropTable.secondPass = true

function isEditable(value: unknown, type = ""): boolean {
  if (typeof value === "string") return true
  if (/\bReact(Node|Element)\b/.test(type) || (typeof value === "object" && value !== null && "$$typeof" in value))
    return false
  try {
    JSON.stringify(value)
    return true
  } catch {
    return false
  }
}
