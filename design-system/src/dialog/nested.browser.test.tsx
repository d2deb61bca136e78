import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Button } from "../button/button"
import { Dialog, DialogContent, DialogTrigger } from "./dialog"

test("Escape closes the inner of two dialogs, then the outer", async () => {
  const screen = await render(
    <Dialog>
      <DialogTrigger asChild>
        <Button>Outer</Button>
      </DialogTrigger>
      <DialogContent title="Outer dialog">
        <Dialog>
          <DialogTrigger asChild>
            <Button>Inner</Button>
          </DialogTrigger>
          <DialogContent title="Inner dialog">Words</DialogContent>
        </Dialog>
      </DialogContent>
    </Dialog>,
  )
  await userEvent.click(screen.getByRole("button", { name: "Outer" }))
  await userEvent.click(screen.getByRole("button", { name: "Inner" }))
  await expect.element(screen.getByRole("dialog", { name: "Inner dialog" })).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(screen.getByRole("dialog", { name: "Inner dialog" })).not.toBeInTheDocument()
  await expect.element(screen.getByRole("dialog", { name: "Outer dialog" })).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument()
})
