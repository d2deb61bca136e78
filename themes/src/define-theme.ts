import type { Theme } from "./contract"

/** A theme with an id and a category of its author's choice. Our own ids stay the closed union `ThemeId`. */
export type ThemeDefinition<Id extends string = string> = Omit<Theme, "id" | "category"> & {
  /** Value of `data-theme`: letters, digits, `-` and `_`, starting with a letter. */
  readonly id: Id
  readonly category: string
}

/** Returns the theme as it is. A missing or misspelt token is a type error at the call. */
export const defineTheme = <const Id extends string>(theme: ThemeDefinition<Id>): ThemeDefinition<Id> => theme
