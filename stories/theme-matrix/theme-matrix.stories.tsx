import { defaultThemeId, isThemeId, themeIds } from "@dghrt/themes"
import type { Meta, StoryObj } from "@storybook/react-vite"
import axe from "axe-core"
import { expect } from "storybook/test"
import { samples, ThemeMatrix } from "./theme-matrix"

/** Every component in its default state in every theme, to compare a new theme or component with. */
const meta = {
  title: "Foundations/Theme matrix",
  component: ThemeMatrix,
  args: { ids: themeIds },
} satisfies Meta<typeof ThemeMatrix>
export default meta
type Story = StoryObj<typeof meta>

export const ThirteenThemes: Story = { tags: ["one-theme"] }

/** Follows the theme of the toolbar. */
export const OneTheme: Story = {
  render: (_, { globals }) => <ThemeMatrix ids={[isThemeId(globals.theme) ? globals.theme : defaultThemeId]} />,
  play: async ({ canvas }) => {
    const names = samples.map(({ name }) => name)
    await expect(new Set(names).size).toBe(names.length)
    await expect(canvas.getByText("GameCard")).toBeVisible()
  },
}

/** All rules run in one dark and one light theme; the other eleven differ in colour, so contrast runs in each. */
export const ContrastInEveryTheme: Story = {
  tags: ["one-theme"],
  render: () => <ThemeMatrix ids={[defaultThemeId]} />,
  play: async ({ canvasElement }) => {
    const theme = canvasElement.querySelector<HTMLElement>("[data-theme]")
    if (!theme) throw new Error("The matrix rendered no theme")
    // Axe passes over words on a gradient or a pattern; the preview takes them away for it.
    document.documentElement.dataset.reading = ""
    const faint: string[] = []
    for (const id of [...themeIds.filter((other) => other !== defaultThemeId), defaultThemeId]) {
      theme.dataset.theme = id
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
      const { violations } = await axe.run(theme, { runOnly: ["color-contrast"] })
      faint.push(...violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`)))
    }
    await expect(faint).toEqual([])
  },
}
