import type { ArgTypesEnhancer } from "storybook/internal/types"

/**
 * Takes the control from each argument that JSON cannot hold, an amount of money above all: Storybook edits objects, and
 * everything whose type it does not know, as JSON, and a page of documentation ends where it meets a bigint.
 */
export const withoutUneditableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isJson(initialArgs[name]) ? argType : { ...argType, control: { disable: true } },
    ]),
  )
withoutUneditableControls.secondPass = true

function isJson(value: unknown): boolean {
  try {
    JSON.stringify(value)
    return true
  } catch {
    return false
  }
}
