import type { ThemeId } from "@dghrt/themes"

/** One story in one theme, as a file. */
export interface Picture {
  readonly story: string
  /** The story's title, `button` for example. */
  readonly component: string
  readonly name: string
  readonly theme: ThemeId
  readonly file: string
  readonly sha256: string
}

/** The same story in the same theme has the same key in every tree. */
export const pictureKey = ({ story, theme }: Pick<Picture, "story" | "theme">) => `${story}--${theme}`
