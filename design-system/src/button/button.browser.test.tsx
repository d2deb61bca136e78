import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Button } from "./button"

/** What a pointer changes on an element, once its transitions have ended. */
async function look(element: Element) {
  await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
  const { backgroundColor, borderColor, color } = getComputedStyle(element)
  const fill = getComputedStyle(element, "::before").backgroundColor
  return { backgroundColor, borderColor, color, fill }
}

for (const variant of ["primary", "secondary", "ghost", "danger"] as const) {
  test(`Button that is a link looks hovered like a button: ${variant}`, async () => {
    const screen = await render(
      <div className="grid gap-8 p-8">
        <p>Elsewhere</p>
        <Button variant={variant}>Play</Button>
        <Button variant={variant} asChild>
          <a href="#there">Explorer</a>
        </Button>
      </div>,
    )
    const button = screen.getByRole("button", { name: "Play" })
    const link = screen.getByRole("link", { name: "Explorer" })
    await userEvent.hover(screen.getByText("Elsewhere"))
    const resting = await look(link.element())
    expect(resting).toEqual(await look(button.element()))
    await userEvent.hover(button)
    const hovered = await look(button.element())
    expect(hovered).not.toEqual(resting)
    await userEvent.hover(link)
    await expect.poll(() => look(link.element())).toEqual(hovered)
  })
}
