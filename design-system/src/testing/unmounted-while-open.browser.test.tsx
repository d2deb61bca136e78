import "../../../.storybook/preview.css"
import { afterEach, expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { overlays } from "./overlays"

afterEach(() => vi.restoreAllMocks())

test.each(Object.entries(overlays))("%s that is unmounted while open leaves a page that works", async (_, control) => {
  const complaints = vi.spyOn(console, "error")
  const pressed = vi.fn()
  const page = (open: boolean) => (
    <div>
      <button type="button" onClick={pressed}>
        Elsewhere
      </button>
      {open && control}
    </div>
  )
  const screen = await render(page(true))
  await userEvent.click(document.querySelector("[role=combobox]") ?? screen.getByRole("button", { name: "Open" }))
  await expect.element(screen.getByText("Inside", { exact: true }).last()).toBeVisible()
  await screen.rerender(page(false))
  await expect.poll(() => document.body.textContent).not.toContain("Inside")
  await expect.poll(() => document.body.style.pointerEvents).not.toBe("none")
  expect(document.body.hasAttribute("data-scroll-locked")).toBe(false)
  await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }))
  expect(pressed).toHaveBeenCalledOnce()
  expect(complaints).not.toHaveBeenCalled()
})
