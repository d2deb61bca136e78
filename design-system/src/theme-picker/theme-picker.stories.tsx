import { type ThemeId, themeCatalogue } from "@dghrt/themes"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { tabTo } from "../testing/focus-ring"
import { held } from "../testing/held"
import { ThemePicker } from "./theme-picker"

/**
 * All themes side by side, each drawn in its own theme.
 *
 * **Do** switch at once: a theme is seen better than described.
 * **Don't** ask for a reload or for Save.
 * **Composition** `ThemePicker` draws a `ThemeSwatch` for each of its `choices`. A swatch by itself shows a theme and
 * takes no press.
 * **Keyboard** Tab reaches the chosen theme. All four arrow keys move and choose at once, from the last theme on to the
 * first. The next Tab leaves the group.
 * **Accessibility** A `radiogroup` named by `label`, which is not visible. Each radio is named by the theme's `name`;
 * its description is not read. Heart and colour dots are decoration. A swatch keeps its own colours in forced colors
 * mode.
 * **Parts** `theme-picker`, `theme-swatch`.
 */
const meta = {
  title: "Components/Forms/Theme picker",
  parameters: {
    names: "ThemePicker, ThemeSwatch",
    example: `
import { ThemePicker } from "@dghrt/design-system"
import { defaultThemeId, type ThemeId, themeCatalogue } from "@dghrt/themes"
import { useState } from "react"

export function Themes() {
  const [theme, setTheme] = useState<ThemeId>(defaultThemeId)
  function choose(id: ThemeId) {
    setTheme(id)
    document.documentElement.dataset.theme = id
  }
  return <ThemePicker label="Theme" choices={themeCatalogue} value={theme} onValueChange={choose} />
}
`,
  },
  component: ThemePicker<ThemeId>,
  args: { label: "Color Schemes", choices: themeCatalogue, value: "romanticDegen", onValueChange: fn() },
  render: held(ThemePicker<ThemeId>, "value", "onValueChange"),
} satisfies Meta<typeof ThemePicker<ThemeId>>
export default meta
type Story = StoryObj<typeof meta>

export const Thirteen: Story = { tags: ["matrix"] }
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole("radio", { name: "Romantic Degen" }))
    await userEvent.keyboard("{ArrowRight>}{/ArrowRight}")
    await expect(args.onValueChange).toHaveBeenLastCalledWith("cyberpunk")
    await userEvent.keyboard("{ArrowUp>}{/ArrowUp}{ArrowLeft>}{/ArrowLeft}")
    await expect(args.onValueChange).toHaveBeenLastCalledWith("starlight")
    await userEvent.tab()
    await expect(canvas.getByRole("radio", { name: "Starlight Mirage" })).not.toHaveFocus()
  },
}
