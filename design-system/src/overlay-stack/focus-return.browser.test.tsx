import "../../../.storybook/preview.css"
import { useState } from "react"
import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Dialog, DialogContent, Drawer, DrawerContent } from "../index"

interface PageProps {
  content: (open: boolean, onOpenChange: (open: boolean) => void) => JSX.Element
}

function Page({ content }: PageProps) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Rules
      </button>
      <button type="button">Chat</button>
      {content(shown, setShown)}
    </>
  )
}

function Pages() {
  const [page, setPage] = useState(1)
  return (
    <DialogContent key={page} title={`Page ${page}`}>
      <button type="button" onClick={() => setPage(2)}>
        Next
      </button>
    </DialogContent>
  )
}

async function open(content: PageProps["content"]) {
  const screen = await render(<Page content={content} />)
  await userEvent.tab()
  await userEvent.keyboard("{Enter}")
  await expect.element(screen.getByRole("dialog")).toBeVisible()
  return screen
}
const close = async (screen: Awaited<ReturnType<typeof open>>) => {
  await userEvent.keyboard("{Escape}")
  await expect.poll(() => screen.getByRole("dialog").elements()).toEqual([])
}

test("without a trigger the focus goes back to what opened the panel", async () => {
  const screen = await open((shown, setShown) => (
    <Dialog open={shown} onOpenChange={setShown}>
      <DialogContent title="Rules" />
    </Dialog>
  ))
  await close(screen)
  await expect.element(screen.getByRole("button", { name: "Rules" })).toHaveFocus()
})

test("a field that takes the focus at once is not taken for the opener", async () => {
  const screen = await open((shown, setShown) => (
    <Drawer open={shown} onOpenChange={setShown}>
      <DrawerContent side="left" title="Search">
        {/* biome-ignore lint/a11y/noAutofocus: what a search panel does */}
        <input aria-label="Words" autoFocus />
      </DrawerContent>
    </Drawer>
  ))
  await expect.element(screen.getByRole("textbox")).toHaveFocus()
  await close(screen)
  await expect.element(screen.getByRole("button", { name: "Rules" })).toHaveFocus()
})

test("a panel that takes the place of another one gives the focus back to what opened the first", async () => {
  const screen = await open((shown, setShown) => (
    <Dialog open={shown} onOpenChange={setShown}>
      {shown && <Pages />}
    </Dialog>
  ))
  await userEvent.click(screen.getByRole("button", { name: "Next" }))
  await expect.element(screen.getByRole("dialog", { name: "Page 2" })).toHaveFocus()
  await close(screen)
  await expect.element(screen.getByRole("button", { name: "Rules" })).toHaveFocus()
})

test("what was given the focus meanwhile keeps it", async () => {
  const screen = await open((shown, setShown) => (
    <Dialog open={shown} onOpenChange={setShown}>
      <DialogContent title="Rules" onCloseAutoFocus={() => screen.getByText("Chat").element().focus()} />
    </Dialog>
  ))
  await close(screen)
  await expect.element(screen.getByText("Chat")).toHaveFocus()
})
