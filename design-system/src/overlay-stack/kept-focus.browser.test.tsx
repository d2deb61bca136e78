import { useState } from "react"
import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { createFocusWalker, focusedElement } from "../testing/focus-walker"
import { quiet } from "../testing/pass-time"
import { translatePage } from "../testing/translate-page"
import { useKeptFocus } from "./use-kept-focus"

const games = ["Dice", "Flip", "Mines"]

function Page() {
  useKeptFocus()
  const [shown, setShown] = useState(games)
  return (
    <main>
      <button type="button">Menu</button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label="Games" data-focus-home tabIndex={-1}>
        {shown.map((game) => (
          <button key={game} type="button" onClick={() => setShown(shown.filter((other) => other !== game))}>
            {`Hide ${game}`}
          </button>
        ))}
      </div>
      <button type="button" onClick={() => setShown([])}>
        Hide all
      </button>
    </main>
  )
}

const walk = () => createFocusWalker({ press: (key) => userEvent.keyboard(`{${key}}`), focused: focusedElement })

test("the focus of a row that disappears goes to what is around the rows, and Tab goes on from there", async () => {
  await render(<Page />)
  const walker = walk()
  await walker.goTo(/Hide Flip/)
  await walker.press("Enter")
  await expect.poll(focusedElement).toBe('group "Games"')
  expect(await walker.press("Tab")).toBe('button "Hide Dice"')
})

test("rows that disappear do not take the focus from where it is", async () => {
  await render(<Page />)
  const walker = walk()
  await walker.goTo(/Hide all/)
  expect(await walker.press("Enter")).toBe('button "Hide all"')
})

test("a row that was left by a press beside it does not give the focus to anything when it disappears", async () => {
  const screen = await render(<Page />)
  const walker = walk()
  await walker.goTo(/Hide Mines/)
  const row = screen.getByRole("button", { name: "Hide Mines" }).element()
  if (row instanceof HTMLElement) row.blur()
  await quiet()
  row.dispatchEvent(new MouseEvent("click", { bubbles: true }))
  await expect.element(screen.getByRole("button", { name: "Hide Mines" })).not.toBeInTheDocument()
  expect(focusedElement()).toBe("nothing")
})

test("on a page that the browser has translated a row that disappears gives the focus on as well", async () => {
  await render(<Page />)
  const translation = translatePage()
  const walker = walk()
  await walker.goTo(/Hide Mines/)
  await walker.press("Enter")
  await expect.poll(focusedElement).toBe('group "Games"')
  translation.stop()
})
