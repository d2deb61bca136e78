import { afterEach, expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { sol } from "../../tests/support/sol"
import { access } from "../shell/access"
import { AboveGame } from "./above-game"

afterEach(() => {
  access.closed = false
})

test("A game says that the casino is closed while it is, and that an open game can be finished", async () => {
  const screen = await render(<AboveGame address="7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt" token={sol} betting />)
  const notice = screen.getByRole("status").filter({
    hasText: "The casino is closed for new bets. Open games can be finished.",
  })
  await expect.element(notice).not.toBeInTheDocument()
  access.closed = true
  await expect.element(notice).toBeVisible()
  access.closed = false
  await expect.element(notice).not.toBeInTheDocument()
})
